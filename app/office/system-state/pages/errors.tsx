import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { settleForm } from "../forms.ts";
import { systemState } from "../routes.ts";
import { CodeForm } from "../ui/code-form.tsx";
import { ErrorList } from "../ui/error-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ошибки портала");

export const loader = load(async ({ api, query: { after, all, code } }) => {
  const wish = { ...(all && { all: "yes" as const }), ...(code?.trim() && { code: code.trim().slice(0, 20) }) };
  return { wish, ...(await api.systemState.errors({ ...wish, after })) };
});

export const action = act({
  settle: intent(settleForm, async ({ api, value, here }) => {
    await api.systemState.settle(value);
    const text = "Отмечено. Если повторится, ошибка появится снова";
    return { to: here(), toast: { id: "settled", kind: "success", text } };
  }),
});

export default function Errors() {
  const { wish, items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Ошибки портала" places={[{ href: href(systemState.state), title: "Состояние портала" }]}>
        Что сломалось на сервере и в браузерах за девяносто дней, одинаковое вместе. Имён, текстов и адресов людей здесь
        нет.
      </PageHeader>
      <CodeForm code={wish.code} />
      {!wish.code && (
        <div className="mb-5">
          <Tabs
            label="Какие ошибки"
            tabs={[
              { href: href(systemState.errors), title: "Новые", current: !wish.all },
              { href: href(systemState.errors, null, { all: "yes" }), title: "Все", current: Boolean(wish.all) },
            ]}
          />
        </div>
      )}
      {items.length > 0 ? <ErrorList items={items} /> : <Nothing code={wish.code} />}
      {next && <MoreLink href={href(systemState.errors, null, { ...wish, after: next })} />}
    </div>
  );
}

function Nothing({ code }: { code: string | undefined }) {
  if (!code)
    return (
      <EmptyState icon="success" title="Ошибок нет">
        Если что-то сломается, это появится здесь.
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title="С таким кодом ничего нет"
      action={<ButtonLink href={href(systemState.errors)}>Сбросить фильтры</ButtonLink>}
    >
      Портал помнит двадцать последних кодов каждой ошибки. Остальные – в журнале сервера.
    </EmptyState>
  );
}
