import { dayOf } from "#app/news/news/ui/day.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { href } from "#app/web/urls.ts";
import type { Gone as View } from "../forms.ts";
import { opinion } from "../routes.ts";

/** An opinion without a name has gone: its code, this one time. */
export function Gone({ code, dueOn }: View) {
  return (
    <Card>
      <Heading level={2}>Мнение отправлено без имени</Heading>
      <p className="mt-2">
        Запишите код: по нему вы прочитаете ответ и сможете дописать. Больше портал его не покажет.
      </p>
      <p className="my-4">
        <strong className="inline-block rounded-control bg-well px-4 py-3 font-mono text-xl tracking-wide select-all">
          {code}
        </strong>
      </p>
      <p className="text-muted">
        Ответ ждите до {dayOf(dueOn)}. Читать его можно с любого устройства, входить на портал не нужно.
      </p>
      <div className="mt-4">
        <FormActions>
          <ButtonLink href={href(opinion.byCode)} look="primary">
            Где читать ответ
          </ButtonLink>
          <ButtonLink href={href(opinion.list)} look="quiet">
            К мнениям
          </ButtonLink>
        </FormActions>
      </div>
    </Card>
  );
}
