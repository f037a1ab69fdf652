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
import { mergeForm } from "../forms.ts";
import { hashtags } from "../routes.ts";
import { Companions, Standing } from "../ui/standing.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Объединение тегов");

export const loader = load(({ api, params: { hashtag = "" } }) => api.hashtags.standing({ hashtag }));

export const action = act({
  merge: intent(mergeForm, async ({ api, value, params: { hashtag = "" } }) => {
    const { name, target } = await api.hashtags.merge({ hashtag, ...value });
    return {
      to: href(hashtags.adminList),
      toast: { id: "hashtag", kind: "success", text: `Теперь #${name} значит #${target}` },
    };
  }),
});

export default function MergeHashtag() {
  const standing = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("merge", { into: undefined });
  return (
    <DialogPage title={`Объединить #${standing.name} с другим тегом?`} width="m">
      <div className="space-y-2 text-soft">
        <Standing standing={standing} />
        <p>
          Всё это перейдёт к тегу, который останется. Дальше #{standing.name} будет значить его. Разъединить их потом
          можно только для новых публикаций.
        </p>
        <Companions names={standing.names} words="Вместе с ним перейдут" />
      </div>
      <Form id="merge" className="mt-6 space-y-6">
        <ErrorSummary problems={problems} />
        <TextField
          field={fields.into}
          label="Какой тег останется"
          maxLength={51}
          autoComplete="off"
          spellCheck={false}
        />
        <FormActions>
          <Button look="primary" name="intent" value="merge">
            Объединить
          </Button>
          <DialogCancel href={href(hashtags.adminList)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
