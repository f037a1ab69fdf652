import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { RequestRoute } from "../contract.ts";
import { requestsDesk } from "../desk-routes.ts";

/** The fields of a request in their order, with what may be done with each. */
export function FieldList({ route: { service, revision, document } }: { route: RequestRoute }) {
  const questions = document.sections.flatMap((section) => section.questions);
  if (!questions.length)
    return <p className="text-soft">Полей пока нет: заявку подать нельзя, пока нет хотя бы одного.</p>;
  return (
    <Card as="ul" pad="none" className="divide-y divide-line px-4">
      {questions.map(({ id, title, kind, required, showIf }, at) => {
        const about = (
          <>
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="question" value={id} />
          </>
        );
        return (
          <li key={id} id={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                {kindTitles[kind]}
                {required && <Badge look="brand">Обязательное</Badge>}
                {showIf && <Badge>По условию</Badge>}
              </p>
            </div>
            <ButtonLink
              size="s"
              icon="edit"
              iconOnly
              look="quiet"
              href={href(requestsDesk.adminField, { id: service, field: id })}
            >
              {`Изменить: ${title}`}
            </ButtonLink>
            <Form>
              {about}
              <MoveButtons what={title} up={at > 0} down={at < questions.length - 1} />
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
          </li>
        );
      })}
    </Card>
  );
}
