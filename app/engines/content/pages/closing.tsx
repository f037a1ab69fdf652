import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { closingForm } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Комментарии к публикации");

export const loader = load(async ({ api, params: { id = "" }, requestId, now }) => {
  const { href, title, talk } = await api.content.publication({ id });
  if (!talk.mayClose) throw data({ code: requestId, at: now }, { status: 404 });
  return { href, title, closed: talk.closed };
});

export const action = act({
  "close-talk": intent(closingForm, async ({ api, value, params: { id = "" } }) => {
    const { href } = await api.talk.close({ id, closed: true, ...value });
    return { to: `${href}#comments`, toast: { id: "talk", kind: "success", text: "Комментарии закрыты" } };
  }),
  "open-talk": intent(z.object({}), async ({ api, params: { id = "" } }) => {
    const { href } = await api.talk.close({ id, closed: false });
    return { to: `${href}#comments`, toast: { id: "talk", kind: "success", text: "Комментарии снова открыты" } };
  }),
});

export default function Closing() {
  const { href, title, closed } = useLoaderData<typeof loader>();
  const { fields } = usePageForm<{ note: string }>("closing");
  return (
    <DialogPage title={closed ? "Открыть комментарии снова?" : "Закрыть комментарии?"} width="m">
      <p className="text-soft">
        {title && <>«{title}». </>}
        {closed
          ? "Коллеги снова смогут отвечать под публикацией."
          : "Написанное останется, реакции тоже. Новых комментариев не будет, пока вы их не откроете."}
      </p>
      <Form id="closing" className="mt-6 space-y-6">
        {!closed && (
          <TextareaField
            field={fields.note}
            label="Что сказать читателям"
            hint="Например: «Ответы собраны, итоги опубликуем в пятницу»"
            rows={2}
            maxLength={200}
            optional
          />
        )}
        <FormActions>
          <Button look="primary" name="intent" value={closed ? "open-talk" : "close-talk"}>
            {closed ? "Открыть" : "Закрыть"}
          </Button>
          <DialogCancel href={`${href}#comments`} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
