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
import { translations } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление языковой версии");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name, original, shown } = await api.translations.source({ id });
  return { id, name, title: original.title, shown };
});

export const action = act({
  "drop-version": intent(z.object({}), async ({ api, params: { id = "" } }) => {
    const { articleId } = await api.translations.source({ id });
    await api.translations.remove({ id });
    const toast = { id: "version", kind: "success" as const, text: "Версия удалена" };
    return { to: href(translations.list, { id: articleId }), toast };
  }),
});

export default function RemoveTranslation() {
  const { id, name, title, shown } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Удалить версию?" width="s">
      <p className="text-soft">
        {name}, «{title}». Слова этой версии исчезнут насовсем{shown && ", читатели увидят оригинал"}. Сама статья
        останется.
      </p>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="drop-version">
            Удалить
          </Button>
          <DialogCancel href={href(translations.edit, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
