import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { people } from "#app/people/routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { searchTabs } from "../contract.ts";
import { search } from "../routes.ts";
import { SearchHits } from "../ui/search-hits.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type Tab = (typeof searchTabs)[number];

/** Titles of the tabs whose areas exist (specification §2). */
const titles: Record<Tab, string> = { all: "Все", ugc: "Публикации", people: "Люди" };
const tabs = Object.keys(titles) as Tab[];

export const meta: MetaFunction = titled<{ query: string }>(
  ({ query }) => `${query ? `${query} – ` : ""}Поиск`,
  "Поиск",
);

export const loader = load(async ({ api, params, query: { query = "", after } }) => {
  const tab = isTab(params.tab) ? params.tab : "all";
  const { groups } = await api.search.find({ query, tab, after });
  return { tab, query, groups };
});

export default function Results() {
  const { tab, query, groups } = useLoaderData<typeof loader>();
  const tabHref = (one: Tab) =>
    one === "all" ? href(search.all, null, { query }) : href(search.tab, { tab: one }, { query });
  return (
    <div className="mx-auto max-w-3xl">
      <Heading level={1}>Поиск</Heading>
      <SearchBox
        key={query}
        action={tabHref(tab).split("?", 1)[0] ?? ""}
        label="Что найти"
        defaultValue={query}
        id="query"
        className="mt-4"
      />
      {query && (
        <div className="mt-5">
          <Tabs
            label="Где искать"
            tabs={tabs.map((one) => ({ href: tabHref(one), title: titles[one], current: one === tab }))}
          />
        </div>
      )}
      <div className="mt-6">
        {groups.map((group) => (
          <Section
            key={group.tab}
            id={group.tab}
            title={`${titles[group.tab]}: ${group.total}${group.more ? "+" : ""}`}
            action={
              tab === "all" && group.next ? (
                <a className="text-link underline" href={tabHref(group.tab)}>
                  Показать все
                </a>
              ) : undefined
            }
          >
            <SearchHits hits={group.items} />
            {tab !== "all" && group.next && <MoreLink href={href(search.tab, { tab }, { query, after: group.next })} />}
          </Section>
        ))}
        {!groups.length && <Nothing query={query} />}
      </div>
    </div>
  );
}

function Nothing({ query }: { query: string }) {
  if (!query)
    return (
      <p className="text-muted">
        Введите хотя бы два знака: имя коллеги, отдел или слова из публикации. Все коллеги – в{" "}
        <Link href={href(people.directory)}>справочнике</Link>.
      </p>
    );
  return (
    <EmptyState icon="search" title={`По запросу «${query}» ничего не нашлось`}>
      Проверьте, нет ли опечатки, или спросите короче.
    </EmptyState>
  );
}

function isTab(tab: string | undefined): tab is Tab {
  return tabs.includes(tab as Tab);
}
