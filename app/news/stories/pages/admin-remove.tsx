import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { deskFor, useDesk } from "../ui/desk-pages.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление истории");

export const loader = load(async ({ api, params }) => {
  const { id, title, frameCount, viewers } = await api.stories.source({ id: params.id ?? "" });
  return { id, title, frameCount, viewers };
});

export const action = act({
  remove: intent(z.object({}), async ({ api, params, viewer }) => {
    await api.stories.remove({ id: params.id ?? "" });
    return { to: href(deskFor(viewer).list), toast: { id: "removed", kind: "success", text: "История удалена" } };
  }),
});

export default function RemoveStory() {
  const { id, title, frameCount, viewers } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Удалить историю?" width="s">
      <p className="text-soft">
        «{title}» исчезнет у всех: {counted(frameCount, ["кадр", "кадра", "кадров"])},{" "}
        {counted(viewers, ["зритель", "зрителя", "зрителей"])}. Если нужно только прекратить показ, закончите его на
        странице истории.
      </p>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="remove">
            Удалить
          </Button>
          <DialogCancel href={href(useDesk().story, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
