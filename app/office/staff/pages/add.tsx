import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { personForm } from "../forms.ts";
import { PersonFields, type PersonValues } from "../ui/person-fields.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый сотрудник");

export const loader = load(async ({ api, registers, query: { department } }) => ({
  places: (await api.staff.places({})).items,
  registers,
  department,
}));

export const action = act({
  add: intent(personForm, async ({ api, value, registers }) => {
    const { id } = await api.staff.add(value);
    const text = registers ? "Сотрудник заведён. Осталось пригласить." : "Сотрудник заведён";
    return { to: href(peopleDesk.person, { id }), toast: { id: "person", kind: "success", text } };
  }),
});

export default function AddPerson() {
  const { places, registers, department } = useLoaderData<typeof loader>();
  const { form, fields, problems } = usePageForm<PersonValues>("person", { department });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новый сотрудник" places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}>
        {registers
          ? "Потом вы пришлёте личное приглашение: по нему человек придумает пароль и войдёт."
          : "Человек войдёт так же, как все: портал узнает его по почте."}
      </PageHeader>
      <Card pad="l">
        <Form id={form.id} className="space-y-5">
          <ErrorSummary problems={problems} />
          <PersonFields fields={fields} places={places} />
          <FormActions>
            <Button look="primary" name="intent" value="add">
              Завести
            </Button>
            <ButtonLink look="quiet" href={href(peopleDesk.list)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
