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
import { hashtags } from "../routes.ts";
import { Companions, Standing } from "../ui/standing.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Запрет тега");

export const loader = load(({ api, params: { hashtag = "" } }) => api.hashtags.standing({ hashtag }));

export const action = act({
  ban: intent(z.object({}), async ({ api, params: { hashtag = "" } }) => {
    const { name } = await api.hashtags.ban({ hashtag });
    return {
      to: href(hashtags.adminList),
      toast: { id: "hashtag", kind: "success", text: `Тег #${name} запрещён` },
    };
  }),
});

export default function BanHashtag() {
  const standing = useLoaderData<typeof loader>();
  return (
    <DialogPage title={`Запретить #${standing.name}?`} width="m">
      <div className="space-y-2 text-soft">
        <Standing standing={standing} />
        <p>
          Публикации останутся, но тег в них станет обычным словом, а подписки на него пропадут. Снять запрет потом
          можно только для новых публикаций.
        </p>
        <Companions names={standing.names} words="Вместе с ним запрещаются" />
      </div>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="ban">
            Запретить
          </Button>
          <DialogCancel href={href(hashtags.adminList)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
