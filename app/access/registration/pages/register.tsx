import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { agreements } from "#app/access/agreements/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { registrationForm } from "../forms.ts";
import { registration } from "../routes.ts";
import { RegistrationForm } from "../ui/registration-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Регистрация");

export const loader = load(({ registers, query }) => ({
  registers,
  done: query.done !== undefined,
  code: (query.code ?? "").slice(0, 60),
}));

export const action = act({
  register: intent(registrationForm, async ({ api, value }) => {
    await api.registration.register(value);
    return { to: href(registration.register, null, { done: "yes" }) };
  }),
});

export default function Register() {
  const { registers, done, code } = useLoaderData<typeof loader>();
  if (done || !registers)
    return (
      <>
        <h1 className="sr-only">Регистрация</h1>
        <EmptyState
          icon={done ? "success" : "key"}
          title={done ? "Всё готово, добро пожаловать!" : "Регистрация не нужна"}
          action={
            <ButtonLink href="/login" look="primary" icon="enter" data-document="">
              Войти
            </ButtonLink>
          }
        >
          {done
            ? "Войдите с почтой и паролем, которые вы только что указали."
            : "На этом портале входят через службу входа компании. Учётную запись заводит она."}
        </EmptyState>
      </>
    );
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Регистрация">
        Для тех, у кого нет корпоративной почты, но есть приглашение. После первого входа портал попросит{" "}
        <a className="text-link underline" href={href(agreements.consent)}>
          согласие на обработку данных
        </a>
        , прочитать его можно заранее.
      </PageHeader>
      <RegistrationForm code={code} />
    </div>
  );
}
