import type { Question } from "#app/engines/questionnaires/contract.ts";
import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { DragHandle } from "./drag-place.tsx";

type Props = {
  id: string;
  revision: number;
  question: Question;
  frozen: boolean;
  up: boolean;
  down: boolean;
  hasHandles: boolean;
};

/** A question in the builder: what it is, and what may be done with it. */
export function QuestionRow({ id, revision, question, frozen, up, down, hasHandles }: Props) {
  const { title, kind, required, showIf } = question;
  const about = (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="question" value={question.id} />
    </>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3" id={question.id} data-question={question.id}>
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-1">
        {hasHandles && <DragHandle />}
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            {kindTitles[kind]}
            {required && <Badge look="brand">Обязательный</Badge>}
            {showIf && <Badge>По условию</Badge>}
          </p>
        </div>
      </div>
      {!frozen && (
        <div className="flex flex-wrap items-center gap-1.5">
          <ButtonLink
            size="s"
            icon="edit"
            iconOnly
            look="quiet"
            href={href(questionnaireDesk.question, { id, question: question.id })}
          >
            {`Изменить: ${title}`}
          </ButtonLink>
          <Form>
            {about}
            <MoveButtons what={title} up={up} down={down} />
          </Form>
          <Form>
            {about}
            <Button size="s" icon="copy" iconOnly look="quiet" name="intent" value="copy">
              {`Повторить ниже: ${title}`}
            </Button>
          </Form>
          <Form>
            {about}
            <Button size="s" icon="delete" iconOnly look="quiet-danger" name="intent" value="drop">
              {`Удалить: ${title}`}
            </Button>
          </Form>
        </div>
      )}
    </li>
  );
}
