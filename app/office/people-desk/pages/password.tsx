import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { peopleDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ссылка для нового пароля");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { name } = await api.peopleDesk.person({ id });
  return { id, name };
});

export const action = act({
  make: intent(z.object({}), async ({ api, params: { id = "" } }) => ({
    show: await api.passwords.makeLink({ id }),
  })),
});

export default function PasswordLink() {
  const { id, name } = useLoaderData<typeof loader>();
  const made = useShown<{ link: string; until: string }>();
  const { now, viewer } = useRoot();
  if (made)
    return (
      <DialogPage title="Ссылка для нового пароля" width="m">
        <Notice look="success" title={name}>
          <strong className="wrap-anywhere select-all">{made.link}</strong>
          <br />
          Скопируйте её сейчас: она показана один раз. Действует до{" "}
          <Time value={made.until} zone={viewer.timeZone} now={now} look="moment" />, один раз.
        </Notice>
        <FormActions>
          <ButtonLink href={href(peopleDesk.person, { id })} look="primary">
            Готово
          </ButtonLink>
        </FormActions>
      </DialogPage>
    );
  return (
    <DialogPage title="Сделать ссылку для нового пароля?" width="m">
      <div className="space-y-2 text-soft">
        <p>{name}: по ссылке можно один раз, в течение суток, задать новый пароль. До этого прежний действует.</p>
        <p>
          Убедитесь, что просит сам человек, и передайте ссылку ему лично. Ему придёт уведомление, а дело запишется в
          журнал.
        </p>
      </div>
      <Form className="mt-6" repeatable>
        <FormActions>
          <Button look="primary" name="intent" value="make">
            Сделать ссылку
          </Button>
          <DialogCancel href={href(peopleDesk.person, { id })} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}
