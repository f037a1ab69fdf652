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
import { trashedForm } from "../forms.ts";
import { trash } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление насовсем");

export const loader = load(({ api, params }) => api.trash.line(trashedForm.parse(params)));

export const action = act({
  purge: intent(z.object({}), async ({ api, params }) => {
    await api.trash.purge(trashedForm.parse(params));
    return { to: href(trash.own), toast: { id: "purged", kind: "success", text: "Удалено насовсем" } };
  }),
});

export default function Purge() {
  const { kind, words } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Удалить насовсем?" width="s">
      <p className="text-soft wrap-anywhere">
        {words && <>«{words}» </>}
        {kind === "publication"
          ? "исчезнет вместе с картинками, комментариями и реакциями. Вернуть будет нельзя."
          : "исчезнет вместе с файлами. Вернуть будет нельзя."}
      </p>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="purge">
            Удалить насовсем
          </Button>
          <DialogCancel href={href(trash.own)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
