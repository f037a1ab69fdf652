import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { suspendForm } from "../forms.ts";
import { peopleDesk } from "../routes.ts";
import { SessionsEnd } from "../ui/sessions-end.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Приостановка учётной записи");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name, sessions } = await api.peopleDesk.person({ id });
  return { id, name, sessions };
});

export const action = act({
  suspend: intent(suspendForm, async ({ api, value, params: { id = "" } }) => {
    await api.peopleDesk.suspend({ id, ...value });
    return {
      to: href(peopleDesk.person, { id }),
      toast: { id: "person", kind: "success", text: "Вход приостановлен" },
    };
  }),
});

export default function Suspend() {
  const { id, name, sessions } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("suspend", { reason: undefined, until: undefined });
  return (
    <DialogPage title={`Приостановить: ${name}?`} width="m">
      <div className="space-y-2 text-soft">
        <p>Человек не сможет войти и пропадёт из справочника, подсказок и счёта. Всё, что он написал, останется.</p>
        <SessionsEnd count={sessions} />
      </div>
      <Form id="suspend" className="mt-6 space-y-5">
        <ErrorSummary problems={problems} />
        <TextareaField
          field={fields.reason}
          label="Почему"
          hint="Это прочитают только администраторы."
          rows={2}
          maxLength={500}
        />
        <DateField field={fields.until} label="По какой день" hint="Без дня – пока вы сами не вернёте." optional />
        <FormActions>
          <Button look="danger" name="intent" value="suspend">
            Приостановить
          </Button>
          <DialogCancel href={href(peopleDesk.person, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
