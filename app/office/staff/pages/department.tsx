import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { people } from "#app/people/people/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { departmentChangeForm } from "../forms.ts";
import { staff } from "../routes.ts";
import { PlaceField } from "../ui/place-field.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ name: string }>(({ name }) => `${name}: правка`, "Подразделение: правка");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [department, { items }] = await Promise.all([api.staff.department({ id }), api.staff.places({})]);
  return { ...department, places: items.filter((place) => place.id !== id) };
});

export const action = act({
  change: intent(departmentChangeForm, async ({ api, value, params: { id = "" } }) => {
    await api.staff.changeDepartment({ id, ...value });
    const toast = { id: "department", kind: "success" as const, text: "Подразделение изменено" };
    return { to: href(staff.departments), toast };
  }),
});

export default function Department() {
  const { id, name, parent, head, people: count, departments, places } = useLoaderData<typeof loader>();
  const before = { name, parent: parent ?? undefined, head: head ? chosenValue(head) : undefined };
  const { fields, problems } = useSmallForm("department", before);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={name} places={[{ href: href(staff.departments), title: "Подразделения" }]}>
        <p>
          <Link href={href(people.department, { id })}>{counted(count, ["человек", "человека", "человек"])}</Link>
          {departments > 0 && `, внутри ${counted(departments, ["подразделение", "подразделения", "подразделений"])}`}
        </p>
      </PageHeader>
      <Card pad="l">
        <Form id="department" className="space-y-5">
          <ErrorSummary problems={problems} />
          <TextField field={fields.name} label="Название" maxLength={200} autoComplete="off" />
          <PlaceField field={fields.parent} label="Внутри какого" places={places} prompt="На верхней ступени" />
          <ColleagueField field={fields.head} label="Руководитель подразделения" optional />
          <FormActions>
            <Button look="primary" name="intent" value="change">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={href(staff.departments)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={href(staff.departmentAdd, null, { parent: id })} icon="add">
          Подразделение внутри
        </ButtonLink>
        <ButtonLink href={href(staff.add, null, { department: id })} icon="user">
          Новый сотрудник
        </ButtonLink>
        {count === 0 && departments === 0 && (
          <ButtonLink href={href(staff.departmentRemove, { id })} icon="delete">
            Удалить
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
