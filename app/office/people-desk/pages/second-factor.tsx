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
import { peopleDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Сброс двухшагового входа");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name } = await api.peopleDesk.person({ id });
  return { id, name };
});

export const action = act({
  reset: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.peopleDesk.resetSecondFactor({ id });
    return {
      to: href(peopleDesk.person, { id }),
      toast: { id: "person", kind: "success", text: "Двухшаговый вход сброшен" },
    };
  }),
});

export default function ResetSecondFactor() {
  const { id, name } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Сбросить двухшаговый вход?" width="m">
      <div className="space-y-2 text-soft">
        <p>
          {name}: для входа будет достаточно пароля. Прежние запасные коды и ключи доступа перестанут действовать, а
          открытые входы завершатся.
        </p>
        <p>Убедитесь, что просит сам человек: позвоните ему или поговорите лично. Сброс запишется в журнал.</p>
      </div>
      <Form className="mt-6">
        <FormActions>
          <Button look="danger" name="intent" value="reset">
            Сбросить
          </Button>
          <DialogCancel href={href(peopleDesk.person, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
