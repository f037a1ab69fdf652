import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { Duties } from "#app/office/people-desk/ui/duties.tsx";
import { SessionsEnd } from "#app/office/people-desk/ui/sessions-end.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { eraseForm } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление данных");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [{ name, sessions, state, erasedAt }, { erasable }] = await Promise.all([
    api.peopleDesk.person({ id }),
    api.ownData.isErasable({ id }),
  ]);
  const isHere = state !== "left";
  const duties = isHere ? await api.peopleDesk.duties({ id }) : null;
  return { id, name, sessions, duties, erasable, isErased: erasedAt !== null };
});

export const action = act({
  "erase-person": intent(eraseForm, async ({ api, value, params: { id = "" } }) => {
    await api.ownData.erase({ id, successor: value.successor });
    return {
      to: href(peopleDesk.person, { id }),
      toast: { id: "person", kind: "success", text: "Данные удалены" },
    };
  }),
});

export default function ErasePerson() {
  const { id, name, sessions, duties, erasable, isErased } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("erase", { successor: undefined, sure: undefined });
  const back = href(peopleDesk.person, { id });
  if (isErased)
    return (
      <DialogPage title="Эти данные уже удалены" width="m">
        <DialogCancel href={back}>К учётной записи</DialogCancel>
      </DialogPage>
    );
  if (!erasable)
    return (
      <DialogPage title="Удалить эти данные пока нельзя" width="m">
        <p>
          {name}: работает и не просит об этом. Данные удаляют по просьбе самого человека или после того, как он уволен.
        </p>
        <DialogCancel href={back}>К учётной записи</DialogCancel>
      </DialogPage>
    );
  return (
    <DialogPage title={`Удалить данные: ${name}?`} width="m">
      <div className="prose">
        <ul>
          <li>исчезнут имя, фото, контакты, день рождения, рассказ о себе, теги, черновики, подписки и настройки;</li>
          <li>то, что человек написал, останется под именем «Удалённый сотрудник»;</li>
          <li>принятые документы, журнал и решения модераторов останутся: этого требует закон;</li>
          <li>
            вернуть учётную запись будет нельзя. Если человек есть в каталоге компании, каталог заведёт его заново.
          </li>
        </ul>
      </div>
      {duties && (
        <div className="mt-4 space-y-2 text-soft">
          <p>Учётная запись закроется, как при увольнении.</p>
          <SessionsEnd count={sessions} />
          <Duties counts={duties} />
        </div>
      )}
      <Form id="erase" className="mt-6 space-y-5">
        <ErrorSummary problems={problems} />
        {duties && (
          <ColleagueField
            field={fields.successor}
            label="Кому передать дела"
            hint="Без имени дела перейдут вам."
            optional
          />
        )}
        <CheckboxField field={fields.sure} label="Понимаю, что вернуть данные будет нельзя" required />
        <FormActions>
          <Button look="danger" name="intent" value="erase-person">
            Удалить данные
          </Button>
          <DialogCancel href={back} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
