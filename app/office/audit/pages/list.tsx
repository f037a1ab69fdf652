import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readJournalFilter } from "../forms.ts";
import { auditLog } from "../routes.ts";
import { JournalFilter } from "../ui/journal-filter.tsx";
import { JournalList } from "../ui/journal-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Журнал");

export const loader = load(async ({ api, query: { after, ...address } }) => {
  const { items: deeds } = await api.audit.deeds({});
  const { who, deed: wanted, from, to } = readJournalFilter(address);
  // The form asks by words, the links of the page by names.
  const chosen = deeds.find(({ deed, title }) => deed === wanted || title === wanted);
  const filter = { who, deed: chosen?.deed, from, to };
  const { items, next } = await api.audit.list({ ...filter, after });
  return {
    ...{ filter, title: chosen?.title, titles: deeds.map(({ title }) => title), next },
    items: items.map(({ deed: _, object: __, ...shown }) => shown),
  };
});

export default function Journal() {
  const { filter, title, titles, items, next } = useLoaderData<typeof loader>();
  const { who, from, to } = filter;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Журнал"
        actions={
          <ButtonLink href={href(auditLog.table, null, filter)} icon="download" data-document download>
            CSV
          </ButtonLink>
        }
      >
        Кто, что и когда сделал с учётными записями, правами и публикациями. Записи не меняются и не удаляются.
      </PageHeader>
      <JournalFilter chosen={{ who, title, from, to }} titles={titles} />
      <div className="mt-6">
        {items.length > 0 ? (
          <JournalList items={items} />
        ) : (
          <EmptyState icon="search" title="Таких записей нет">
            Уберите часть условий или возьмите другие дни.
          </EmptyState>
        )}
      </div>
      {next && <MoreLink href={href(auditLog.list, null, { ...filter, after: next })} />}
    </div>
  );
}
