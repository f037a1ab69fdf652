import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { refuseForm } from "../forms.ts";
import { ownData } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Отказ удалить данные");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name, ending } = await api.ownData.erasureOf({ id });
  return { name, isEnded: ending !== null };
});

export const action = act({
  "refuse-erasure": intent(refuseForm, async ({ api, value, params: { id = "" } }) => {
    await api.ownData.refuseErasure({ id, ...value });
    return {
      to: href(ownData.adminErasures),
      toast: { id: "erasure", kind: "success", text: "Просьба отклонена, причину человек увидит" },
    };
  }),
});

export default function RefuseErasure() {
  const { name, isEnded } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("refuse", { reason: undefined });
  if (isEnded)
    return (
      <DialogPage title="Эту просьбу уже решили" width="m">
        <DialogCancel href={href(ownData.adminErasures)}>К просьбам</DialogCancel>
      </DialogPage>
    );
  return (
    <DialogPage title={`Отклонить просьбу: ${name}?`} width="m">
      <p className="text-soft">Данные останутся как есть. Человек получит уведомление с вашей причиной.</p>
      <Form id="refuse" className="mt-6 space-y-5">
        <ErrorSummary problems={problems} />
        <TextareaField
          field={fields.reason}
          label="Почему"
          hint="Например: пока вы работаете, данные нужны для трудового договора."
          rows={3}
          maxLength={500}
        />
        <FormActions>
          <Button look="danger" name="intent" value="refuse-erasure">
            Отклонить
          </Button>
          <DialogCancel href={href(ownData.adminErasures)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
