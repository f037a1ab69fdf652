import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { linkSecret } from "../contract.ts";
import { newPasswordForm } from "../forms.ts";
import { passwords } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый пароль");

const secretIn = ({ secret }: Record<string, string>) => linkSecret.secret.catch("-").parse(secret);

export const loader = load(async ({ api, query }) => ({
  ...(await api.passwords.link({ secret: secretIn(query) })),
  isDone: query.done !== undefined,
}));

export const action = act({
  renew: intent(newPasswordForm, async ({ api, value, query, here }) => {
    const secret = secretIn(query);
    // The page itself says what has become of a link that works no more.
    if (!(await api.passwords.link({ secret })).login) return { to: here() };
    await api.passwords.renew({ secret, ...value });
    return { to: href(passwords.fresh, null, { done: "yes" }) };
  }),
});

export default function NewPassword() {
  const { login, isDone } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("fresh", { newPassword: undefined });
  if (isDone || !login)
    return (
      <>
        <h1 className="sr-only">Новый пароль</h1>
        <EmptyState
          icon={isDone ? "success" : "key"}
          title={isDone ? "Пароль изменён" : "Ссылка уже не действует"}
          action={
            isDone ? (
              <ButtonLink href="/login" look="primary" icon="enter" data-document="">
                Войти
              </ButtonLink>
            ) : (
              <ButtonLink href={href(passwords.forgotten)} look="primary" icon="key">
                Получить новую
              </ButtonLink>
            )
          }
        >
          {isDone
            ? "На всех устройствах вход завершён. Войдите с новым паролем."
            : "Её уже использовали, или её время вышло. Прежний пароль, если вы его помните, продолжает действовать."}
        </EmptyState>
      </>
    );
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Новый пароль">
        Для входа с логином <strong className="wrap-anywhere">{login}</strong>. После этого вход на всех устройствах
        завершится, и вы войдёте с новым паролем.
      </PageHeader>
      <Form
        id="fresh"
        className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
        repeatable
      >
        <ErrorSummary problems={problems} />
        <input type="text" name="username" value={login} autoComplete="username" readOnly hidden />
        <PasswordField
          field={fields.newPassword}
          label="Новый пароль"
          hint="Не короче 10 знаков. Лучше несколько слов подряд"
          autoComplete="new-password"
        />
        <FormActions>
          <Button look="primary" name="intent" value="renew">
            Сохранить пароль
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
