import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { changeForm } from "../forms.ts";
import { passwords } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Пароль");

export const loader = load(({ api }) => api.passwords.own());

export const action = act({
  change: intent(changeForm, async ({ api, value, sessionId }) => {
    const { passkeys } = await api.passwords.change({ ...value, current: sessionId });
    const keys = passkeys ? ". Ключи доступа работают, как раньше" : "";
    const text = `Пароль изменён, на других устройствах вход завершён${keys}`;
    return { to: href(account.settings), toast: { id: "password", kind: "success", text } };
  }),
});

const elsewhere = {
  outside: "Ваш пароль хранит служба входа вашей компании: меняют его там, портал его не знает.",
  nowhere: "У вашей учётной записи нет пароля на портале: менять нечего.",
};

export default function OwnPassword() {
  const { kept } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("password", { password: undefined, newPassword: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      <PageHeader title="Пароль" places={[{ href: href(account.settings), title: "Настройки" }]}>
        После смены вы останетесь здесь, а на остальных устройствах вход завершится.
      </PageHeader>
      {kept !== "here" ? (
        <Notice>{elsewhere[kept]}</Notice>
      ) : (
        <Card>
          <Form id="password" className="space-y-5" notKept="Для этого нужна связь с порталом." repeatable>
            <PasswordField field={fields.password} label="Нынешний пароль" autoComplete="current-password" />
            <PasswordField
              field={fields.newPassword}
              label="Новый пароль"
              hint="Не короче 10 знаков. Лучше несколько слов подряд"
              autoComplete="new-password"
            />
            <FormActions>
              <Button look="primary" name="intent" value="change">
                Сменить пароль
              </Button>
            </FormActions>
          </Form>
          <p className="mt-5 text-sm">
            <a href={href(passwords.forgotten)} className="inline-block min-h-6">
              Не помню нынешний пароль
            </a>
          </p>
        </Card>
      )}
    </div>
  );
}
