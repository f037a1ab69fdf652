import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { support } from "#app/portal/support/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { forgottenForm } from "../forms.ts";
import { passwords } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Забыли пароль");

export const loader = load(async ({ api, query }) => ({
  ...(await api.passwords.help()),
  isSent: query.sent !== undefined,
}));

export const action = act({
  ask: intent(forgottenForm, async ({ api, value }) => {
    await api.passwords.ask(value);
    return { to: href(passwords.forgotten, null, { sent: "yes" }) };
  }),
});

export default function Forgotten() {
  const { kept, mail, isSent } = useLoaderData<typeof loader>();
  if (kept === "outside")
    return (
      <Told title="Пароль хранит ваша компания">
        На этом портале входят через службу входа компании. Новый пароль дадут там или в поддержке компании.
      </Told>
    );
  if (!mail)
    return (
      <Told title="Попросите администратора">
        Письма с этого портала не уходят, поэтому ссылку для нового пароля даст администратор портала. Подойдите к нему
        или позвоните.
      </Told>
    );
  if (isSent)
    return (
      <Told title="Проверьте почту">
        Если такой человек на портале есть, через минуту ему придёт письмо со ссылкой. Она действует один час. Письма
        нет? Загляните в «Спам» или попросите ссылку у администратора.
      </Told>
    );
  return <AskForm />;
}

function AskForm() {
  const { fields, problems } = useSmallForm("forgotten", { login: "" });
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Забыли пароль?">Пришлём письмо со ссылкой, по которой можно задать новый.</PageHeader>
      <Form
        id="forgotten"
        className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
        repeatable
      >
        <ErrorSummary problems={problems} />
        <TextField
          field={fields.login}
          label="Логин или почта"
          maxLength={200}
          autoComplete="username"
          spellCheck={false}
        />
        <FormActions>
          <Button look="primary" name="intent" value="ask">
            Прислать письмо
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function Told({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h1 className="sr-only">Забыли пароль?</h1>
      <EmptyState
        icon="key"
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href="/login" look="primary" icon="enter" data-document="">
              Войти
            </ButtonLink>
            <ButtonLink href={href(support.ask)}>Написать в поддержку</ButtonLink>
          </div>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
