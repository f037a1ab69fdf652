import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { departmentForm } from "../forms.ts";
import { staff } from "../routes.ts";
import { PlaceField } from "../ui/place-field.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новое подразделение");

export const loader = load(async ({ api, query: { parent } }) => ({ parent, ...(await api.staff.places({})) }));

export const action = act({
  add: intent(departmentForm, async ({ api, value }) => {
    await api.staff.addDepartment(value);
    const toast = { id: "department", kind: "success" as const, text: "Подразделение создано" };
    return { to: href(staff.departments), toast };
  }),
});

export default function AddDepartment() {
  const { parent, items } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("department", { name: undefined, parent });
  return (
    <DialogPage title="Новое подразделение" width="m">
      <Form id="department" className="space-y-5">
        <ErrorSummary problems={problems} />
        <TextField field={fields.name} label="Название" maxLength={200} autoComplete="off" />
        <PlaceField field={fields.parent} label="Внутри какого" places={items} prompt="На верхней ступени" />
        <FormActions>
          <Button look="primary" name="intent" value="add">
            Создать
          </Button>
          <DialogCancel href={href(staff.departments)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
