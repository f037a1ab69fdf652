import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { EventQuestions } from "../contract.ts";
import { events } from "../routes.ts";

/** What is asked of who wants to come, in its order; once somebody has answered, only to be read. */
export function QuestionList({ asked: { id: eventId, revision, document, isAnswered } }: { asked: EventQuestions }) {
  const questions = document.sections.flatMap((section) => section.questions);
  if (!questions.length) return <p className="text-soft">Вопросов нет: записываются одним нажатием.</p>;
  return (
    <Card as="ul" pad="none" className="mt-4 divide-y divide-line px-4">
      {questions.map(({ id, title, kind, required }, at) => (
        <li key={id} id={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium wrap-anywhere">{title}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              {kindTitles[kind]}
              {required && <Badge look="brand">Обязательный</Badge>}
            </p>
          </div>
          {!isAnswered && (
            <>
              <ButtonLink
                size="s"
                icon="edit"
                iconOnly
                look="quiet"
                href={href(events.question, { id: eventId, question: id })}
              >
                {`Изменить: ${title}`}
              </ButtonLink>
              <Form>
                <About {...{ revision, id }} />
                <MoveButtons what={title} up={at > 0} down={at < questions.length - 1} />
              </Form>
              <Form>
                <About {...{ revision, id }} />
                <Button size="s" icon="delete" iconOnly look="quiet-danger" name="intent" value="drop">
                  {`Удалить: ${title}`}
                </Button>
              </Form>
            </>
          )}
        </li>
      ))}
    </Card>
  );
}

const About = ({ revision, id }: { revision: number; id: string }) => (
  <>
    <input type="hidden" name="revision" value={revision} />
    <input type="hidden" name="question" value={id} />
  </>
);
