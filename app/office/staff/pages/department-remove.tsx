import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { staff } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление подразделения");

export const loader = load(({ api, params: { id = "" } }) => api.staff.department({ id }));

export const action = act({
  remove: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.staff.removeDepartment({ id });
    const toast = { id: "department", kind: "success" as const, text: "Подразделение удалено" };
    return { to: href(staff.departments), toast };
  }),
});

export default function RemoveDepartment() {
  const { id, name, people, departments } = useLoaderData<typeof loader>();
  const isEmpty = people === 0 && departments === 0;
  return (
    <DialogPage title={`Удалить «${name}»?`} width="m">
      <p className="text-soft">
        {isEmpty
          ? "В нём никого нет. Публикации, которые показали этому подразделению, останутся у тех, кому их показали ещё."
          : "Удалить можно только пустое подразделение: сначала переведите людей, в том числе уволенных, и то, что внутри."}
      </p>
      {isEmpty ? (
        <Form className="mt-6">
          <FormActions>
            <Button look="danger" name="intent" value="remove">
              Удалить
            </Button>
            <DialogCancel href={href(staff.department, { id })} />
          </FormActions>
        </Form>
      ) : (
        <p className="mt-6">
          <DialogCancel href={href(staff.department, { id })} />
        </p>
      )}
    </DialogPage>
  );
}
