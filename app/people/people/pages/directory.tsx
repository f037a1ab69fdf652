import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { chosenName } from "#app/ui/chosen-people.ts";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readFilter, readManager } from "../forms.ts";
import { people } from "../routes.ts";
import { countedPeople } from "../ui/department-list.tsx";
import { DirectoryFilter } from "../ui/directory-filter.tsx";
import { PeopleTabs } from "../ui/people-tabs.tsx";
import { PersonList } from "../ui/person-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Люди");

export const loader = load(async ({ api, url, query: { after, ...address } }) => {
  const manager = readManager(["manager", chosenName("manager")].flatMap((name) => url.searchParams.getAll(name)));
  const asked = { ...readFilter(address), manager: manager.wanted };
  const choices = await api.people.choices({ department: asked.department });
  // One looks for one's own colleagues first; whoever asks for something, or for all companies, has said among whom.
  const isOpen = address.company === undefined && !Object.values(asked).some(Boolean);
  const filter = isOpen ? { ...asked, company: choices.own } : asked;
  const found = await api.people.list({ ...filter, after });
  return { filter: { ...filter, manager: manager.shown }, choices, ...found };
});

export default function Directory() {
  const { filter, choices, items, total, next } = useLoaderData<typeof loader>();
  const { query, ...rest } = filter;
  const keep = Object.entries(rest).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const isFiltered = Boolean(query) || keep.length > 0;
  const { companies, own, people: counts } = choices;
  const to = (company: string) => href(people.directory, null, { ...filter, company });
  return (
    <Columns
      beside={<DirectoryFilter filter={filter} choices={choices} />}
      head={
        <>
          <PageHeader title="Люди" />
          <PeopleTabs current="directory" />
          <SearchBox
            key={query}
            action={href(people.directory)}
            label="Имя, телефон или почта"
            defaultValue={query}
            keep={{ company: "all", ...Object.fromEntries(keep) }}
            id="query"
            className="mb-3"
          />
          {companies.length > 1 && (
            <div className="mb-3">
              <Tabs
                label="Чьи люди"
                look="pills"
                tabs={[
                  { href: to(own), title: "Моя компания", count: counts.own, current: filter.company === own },
                  { href: to("all"), title: "Все компании", count: counts.all, current: !filter.company },
                ]}
              />
            </div>
          )}
        </>
      }
    >
      {items.length > 0 ? (
        <>
          <p className="mb-3 text-sm text-muted">{countedPeople(total)}</p>
          <PersonList items={items} />
        </>
      ) : (
        <Nobody isFiltered={isFiltered} />
      )}
      {next && (
        <MoreLink href={href(people.directory, null, { ...filter, company: filter.company ?? "all", after: next })} />
      )}
    </Columns>
  );
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState icon="users" title="Здесь пока никого нет">
        Коллеги появятся, как только войдут на портал.
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title="Никого не нашлось"
      action={<ButtonLink href={href(people.directory, null, { company: "all" })}>Сбросить фильтры</ButtonLink>}
    >
      Проверьте, нет ли опечатки, или уберите часть условий.
    </EmptyState>
  );
}
