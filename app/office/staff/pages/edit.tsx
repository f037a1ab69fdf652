import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { StaffPerson } from "../contract.ts";
import { changeForm } from "../forms.ts";
import { PersonFields, type PersonValues } from "../ui/person-fields.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ person: StaffPerson }>(
  ({ person }) => `${person.name}: данные`,
  "Данные сотрудника",
);

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [person, { items }] = await Promise.all([api.staff.person({ id }), api.staff.places({})]);
  return { person, places: items };
});

export const action = act({
  change: intent(changeForm, async ({ api, value, params: { id = "" } }) => {
    await api.staff.change({ id, ...value });
    return { to: href(peopleDesk.person, { id }), toast: { id: "person", kind: "success", text: "Данные изменены" } };
  }),
});

const sources = { scim: "каталог компании", ldap: "каталог LDAP" };

export default function EditPerson() {
  const { person, places } = useLoaderData<typeof loader>();
  const { id, name, directory, manager, ...rest } = person;
  const { department, hiredOn, ...words } = rest;
  const { form, fields, problems } = usePageForm<PersonValues>("person", {
    ...words,
    department: department ?? "",
    hiredOn: hiredOn ?? "",
    manager: manager ? chosenValue(manager) : "",
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={name} places={[{ href: href(peopleDesk.list), title: "Люди компании" }]} />
      {directory && (
        <div className="mb-5">
          <Notice title="Эти данные ведёт каталог">
            Когда {sources[directory]} обновит человека, он запишет поверх своё. Изменить насовсем можно там.
          </Notice>
        </div>
      )}
      <Card pad="l">
        <Form id={form.id} className="space-y-5">
          <ErrorSummary problems={problems} />
          <PersonFields fields={fields} places={places} />
          <input type="hidden" name="revision" value={person.revision} />
          <FormActions>
            <Button look="primary" name="intent" value="change">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={href(peopleDesk.person, { id })}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
