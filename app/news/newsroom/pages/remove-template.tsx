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
import { templates } from "../desk-routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление шаблона");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name } = await api.templates.read({ id });
  return { name };
});

export const action = act({
  "drop-template": intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.templates.drop({ id });
    return { to: href(templates.list), toast: { id: "template", kind: "success", text: "Шаблон удалён" } };
  }),
});

export default function RemoveTemplate() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Удалить шаблон?" width="s">
      <p className="text-soft">«{name}» исчезнет из списка. Всё, что по нему написано, останется.</p>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="drop-template">
            Удалить
          </Button>
          <DialogCancel href={href(templates.list)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
