import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { search } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Чего не нашли");

export const loader = load(({ api, query: { after } }) => api.search.missed({ after }));

export default function AdminMissed() {
  const { items, next } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Чего не нашли" places={[{ href: href(search.adminSynonyms), title: "Синонимы" }]}>
        Запросы, по которым ничего не нашлось, за последние 90 дней. Кто спрашивал, не записано.
      </PageHeader>
      {items.length > 0 ? (
        <Table
          id="missed"
          caption="Запросы"
          hideCaption
          columns={[
            {
              key: "query",
              title: "Запрос",
              cell: ({ query }) => <span className="wrap-anywhere">{query}</span>,
            },
            { key: "times", title: "Сколько раз", number: true, cell: ({ times }) => times },
            {
              key: "last",
              title: "Последний раз",
              cell: ({ lastAt }) => <Time value={lastAt} zone={viewer.timeZone} now={now} />,
            },
            {
              key: "add",
              title: "Помочь",
              cell: ({ query }) => (
                <Link href={`${href(search.adminSynonyms, null, { words: `${query}, ` })}#add`}>
                  Назвать иначе<span className="sr-only">: {query}</span>
                </Link>
              ),
            },
          ]}
          rows={items}
          rowKey={({ query }) => query}
        />
      ) : (
        <EmptyState icon="search" title="Пока всё находится">
          Здесь появятся слова, по которым люди ничего не нашли.
        </EmptyState>
      )}
      {next && <MoreLink href={href(search.adminMissed, null, { after: next })} />}
    </div>
  );
}
