import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { trash } from "#app/engines/trash/routes.ts";
import { feed } from "#app/feed/feed/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удаление публикации");

export const loader = load(async ({ api, params }) => {
  const { id, title } = await api.content.source({ id: params.id ?? "" });
  return { id, title };
});

export const action = act({
  remove: intent(z.object({}), async ({ api, params }) => {
    await api.content.remove({ id: params.id ?? "" });
    const link = { text: "Вернуть", href: href(trash.own) };
    return { to: href(feed.blogs), toast: { id: "removed", kind: "success", text: "Публикация в корзине", link } };
  }),
});

export default function RemovePublication() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Удалить публикацию?" width="s">
      <p className="text-soft">
        {title ? <>«{title}» </> : "Публикация "}
        исчезнет из лент и поиска вместе с комментариями. Тридцать дней её можно вернуть из корзины.
      </p>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="remove">
            Удалить
          </Button>
          <DialogCancel href={href(ugc.post, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
