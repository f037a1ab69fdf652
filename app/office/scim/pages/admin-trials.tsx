import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { scim } from "../routes.ts";
import { TrialList } from "../ui/trial-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Пробные вызовы каталога");

export const loader = load(({ api, query: { after } }) => api.scim.trials({ after }));

export default function Trials() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Пробные вызовы"
        places={[
          { href: href(peopleDesk.list), title: "Люди компании" },
          { href: href(scim.adminDirectory), title: "Каталог компании" },
        ]}
      >
        Что сделал бы каталог с пробным токеном. На портале ничего не изменилось. Записи хранятся тридцать дней.
      </PageHeader>
      {items.length ? (
        <TrialList items={items} />
      ) : (
        <EmptyState title="Пробных вызовов пока нет">
          Создайте пробный токен и вставьте его в настройки каталога: здесь появится всё, что он сделал бы.
        </EmptyState>
      )}
      {next && <MoreLink href={href(scim.adminTrials, null, { after: next })} />}
    </div>
  );
}
