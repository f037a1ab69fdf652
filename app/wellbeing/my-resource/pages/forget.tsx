import type { MetaFunction } from "@remix-run/node";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { myResource } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Удалить мои результаты");

export const action = act({
  forget: intent(z.object({}), async ({ api }) => {
    await api.myResource.forget({});
    return {
      to: href(myResource.own),
      toast: { id: "forgotten", kind: "success", text: "Все ваши результаты удалены" },
    };
  }),
});

export default function ForgetResults() {
  return (
    <DialogPage title="Удалить все ваши результаты?">
      <p className="mb-5 text-soft">Исчезнут все ответы, результаты и история. Вернуть их не сможет никто.</p>
      <Form>
        <FormActions>
          <Button look="danger" name="intent" value="forget">
            Удалить всё моё
          </Button>
          <DialogCancel href={href(myResource.own)} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
