import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { entrustForm } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кто отвечает за гостя");

export const loader = load(({ api, params: { id = "" } }) => api.guests.guest({ id }));

export const action = act({
  entrust: intent(entrustForm, async ({ api, value, params: { id = "" } }) => {
    await api.guests.entrust({ id, ...value });
    const { sponsor } = await api.guests.guest({ id });
    const text = `За гостя отвечает ${sponsor?.name}`;
    return { to: href(peopleDesk.person, { id }), toast: { id: "person", kind: "success", text } };
  }),
});

export default function Sponsor() {
  const { id, name, sponsor } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("entrust", { sponsor: sponsor ? chosenValue(sponsor) : undefined });
  return (
    <DialogPage title={`Кто отвечает за гостя: ${name}`} width="m">
      <p className="text-soft">
        Этот коллега получит напоминание за неделю до конца срока и сможет его продлить. Если он уволится, гость
        перейдёт к преемнику.
      </p>
      <Form id="entrust" className="mt-6 space-y-5">
        <ErrorSummary problems={problems} />
        <ColleagueField field={fields.sponsor} label="Кто отвечает" />
        <FormActions>
          <Button look="primary" name="intent" value="entrust">
            Назначить
          </Button>
          <DialogCancel href={href(peopleDesk.person, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
