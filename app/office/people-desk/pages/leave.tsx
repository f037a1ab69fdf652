import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { rightTitles } from "#platform/people/rights.ts";
import { leaveForm } from "../forms.ts";
import { peopleDesk } from "../routes.ts";
import { Duties } from "../ui/duties.tsx";
import { SessionsEnd } from "../ui/sessions-end.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Увольнение");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name, sessions, given } = await api.peopleDesk.person({ id });
  const duties = await api.peopleDesk.duties({ id });
  return { id, name, sessions, duties, rights: given.map(({ right }) => right) };
});

export const action = act({
  leave: intent(leaveForm, async ({ api, value, params: { id = "" } }) => {
    await api.peopleDesk.leave({ id, ...value });
    return {
      to: href(peopleDesk.person, { id }),
      toast: { id: "person", kind: "success", text: "Отмечено: не работает" },
    };
  }),
});

export default function Leave() {
  const { id, name, sessions, duties, rights } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("leave", { successor: undefined });
  return (
    <DialogPage title={`${name} больше не работает?`} width="m">
      <div className="space-y-2 text-soft">
        <p>Вход закроется. Публикации и комментарии останутся, рядом с именем будет написано «не работает».</p>
        <SessionsEnd count={sessions} />
        {rights.length > 0 && (
          <p>Будут сняты права: {rights.map((right) => rightTitles[right].toLowerCase()).join(", ")}.</p>
        )}
        <Duties counts={duties} />
      </div>
      <Form id="leave" className="mt-6 space-y-5">
        <ErrorSummary problems={problems} />
        <ColleagueField
          field={fields.successor}
          label="Кому передать дела"
          hint="Права вместе с делами не передаются."
          optional
        />
        <FormActions>
          <Button look="danger" name="intent" value="leave">
            Отметить увольнение
          </Button>
          <DialogCancel href={href(peopleDesk.person, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
