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
import { videos } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление видео");

export const loader = load(({ api, params: { id = "" } }) => api.videos.video({ id }));

export const action = act({
  "remove-video": intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.videos.remove({ id });
    return { to: href(videos.own), toast: { id: "removed", kind: "success", text: "Видео удалено" } };
  }),
});

export default function RemoveVideo() {
  const { name, used } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Удалить видео?" width="s">
      <p className="text-soft wrap-anywhere">
        «{name}» исчезнет насовсем{used && ", из публикации тоже"}.
      </p>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="remove-video">
            Удалить
          </Button>
          <DialogCancel href={href(videos.own)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
