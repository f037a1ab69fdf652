import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { people } from "#app/people/people/routes.ts";
import { PersonList } from "#app/people/people/ui/person-list.tsx";
import { support } from "#app/portal/support/routes.ts";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { type SearchTab, searchTabs } from "../contract.ts";
import { forgottenForm, letGoForm, readFilter, watchForm } from "../forms.ts";
import { search } from "../routes.ts";
import { KeptQuery } from "../ui/kept-query.tsx";
import { OwnQueries } from "../ui/own-queries.tsx";
import { SearchFilter } from "../ui/search-filter.tsx";
import { SearchHits } from "../ui/search-hits.tsx";
import { suggesting } from "../ui/suggesting.ts";
import { groupTitles, tabTitles } from "../ui/tab-titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ query: string }>(
  ({ query }) => `${query ? `${query} – ` : ""}Поиск`,
  "Поиск",
);

export const loader = load(async ({ api, params, query: { query = "", after, exact, ...address } }) => {
  const wished = isTab(params.tab) ? params.tab : "all";
  const filter = readFilter(address);
  const [found, own, { items: rubrics }] = await Promise.all([
    api.search.find({ query, tab: wished, after, ...(exact === "1" && { exact }), ...filter }),
    api.search.own({}),
    query ? api.news.rubrics({}) : { items: [] },
  ]);
  const ids = found.groups.flatMap(({ tab: group, items }) => (group === "people" ? items.map(({ id }) => id) : []));
  const cards = ids.length ? (await api.people.some({ ids: ids.join() })).items : [];
  const { tab } = found;
  const kept = own.saved.find((one) => one.href === addressOf(tab, { query, ...filter }));
  const asked = { query, filter, kept, own: query ? undefined : own };
  return { ...asked, ...found, cards, rubrics: rubrics.map(({ id, title }) => ({ id, title })) };
});

const said = (text: string) => ({ id: "query", kind: "success" as const, text });

export const action = act({
  "keep-query": intent(z.object({}), async ({ api, params, query: { query = "", ...address }, here }) => {
    await api.search.keep({ query, tab: isTab(params.tab) ? params.tab : "all", ...readFilter(address) });
    return { to: here(), toast: said("Запрос сохранён: он ждёт вас на странице поиска") };
  }),
  "drop-query": intent(letGoForm, async ({ api, value, here }) => {
    await api.search.letGo(value);
    return { to: here(), toast: said("Запрос удалён из сохранённых") };
  }),
  "watch-query": intent(watchForm, async ({ api, value, here }) => {
    await api.search.watch({ ...value, watched: true });
    return { to: here(), toast: said("Сообщим, когда найдётся новое") };
  }),
  "unwatch-query": intent(watchForm, async ({ api, value, here }) => {
    await api.search.watch({ ...value, watched: false });
    return { to: here(), toast: said("О новом по этому запросу больше не сообщаем") };
  }),
  "forget-query": intent(forgottenForm, async ({ api, value, here }) => {
    await api.search.forget(value);
    return { to: here() };
  }),
  "forget-queries": intent(z.object({}), async ({ api, here }) => {
    await api.search.forget({});
    return { to: here(), toast: said("Недавние запросы забыты") };
  }),
});

export default function Results() {
  const { tab, tabs, query, filter, kept, own, groups, totals, cards, shownFor, wider, rubrics } =
    useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const tabHref = (one: SearchTab, asked: Asked = { query, ...filter }) => addressOf(one, asked);
  const more = ({ tab: one, page }: (typeof groups)[number]) => page ?? tabHref(one as SearchTab);
  const action = tabHref(tab, {});
  return (
    <Columns beside={<Beside />}>
      <Heading level={1}>Поиск</Heading>
      <SearchBox
        key={query}
        action={action}
        label="Что найти"
        defaultValue={query}
        id="query"
        onUse={suggesting}
        className="mt-4"
      />
      {query && (
        <>
          <div className="mt-5">
            <Tabs
              label="Где искать"
              tabs={tabs.map((one) => ({
                href: tabHref(one),
                title: tabTitles[one],
                current: one === tab,
                count: one === "all" ? undefined : (totals.find((total) => total.tab === one)?.total ?? 0),
              }))}
            />
          </div>
          {tab !== "people" && tab !== "hashtag" && (
            <SearchFilter
              key={JSON.stringify(filter)}
              action={action}
              reset={tabHref(tab, { query })}
              query={query}
              filter={filter}
              rubrics={rubrics}
            />
          )}
        </>
      )}
      {query && <KeptQuery kept={kept} />}
      {shownFor && (
        <p role="status" className="mt-5">
          Показаны результаты для «<strong>{shownFor}</strong>».{" "}
          <a className="text-link underline" href={tabHref(tab, { query, ...filter, exact: "1" })}>
            Искать «{query}»
          </a>
        </p>
      )}
      <div className="mt-6">
        {groups.map((group) => (
          <Section
            key={group.tab}
            id={group.tab}
            title={`${groupTitles[group.tab]}: ${group.total}${group.more ? "+" : ""}`}
            action={
              tab === "all" && group.total > group.items.length ? (
                <a className="text-link underline" href={more(group)}>
                  Показать все
                </a>
              ) : undefined
            }
          >
            {group.tab === "people" ? (
              <PersonList items={cards} level={3} />
            ) : (
              <SearchHits hits={group.items} zone={viewer.timeZone} now={now} />
            )}
            {tab !== "all" && group.next && (
              <MoreLink href={tabHref(tab, { query: shownFor ?? query, ...filter, after: group.next })} />
            )}
          </Section>
        ))}
        {own && <OwnQueries {...own} />}
        {!groups.length && (
          <Nothing
            query={query}
            all={tab === "all" ? undefined : tabHref("all", { query })}
            wider={wider && { ...wider, href: tabHref(tab, { query: wider.query }) }}
          />
        )}
      </div>
    </Columns>
  );
}

type Asked = Record<string, string | undefined>;

function addressOf(tab: SearchTab, asked: Asked): string {
  return tab === "all" ? href(search.all, null, asked) : href(search.tab, { tab }, asked);
}

type Nothing = {
  query: string;
  all: string | undefined;
  wider: { query: string; total: number; href: string } | undefined;
};

function Nothing({ query, all, wider }: Nothing) {
  if (!query) return <Advice />;
  return (
    <EmptyState icon="search" title={`По запросу «${query}» ничего не нашлось`}>
      {wider && (
        <p>
          Дело в словах, которыми вы отбираете: без них, по запросу «<Link href={wider.href}>{wider.query}</Link>»,{" "}
          нашлось бы {counted(wider.total, ["результат", "результата", "результатов"])}.
        </p>
      )}
      <p>
        Проверьте, нет ли опечатки, или спросите короче.{" "}
        {all && (
          <>
            Поищите <Link href={all}>по всем разделам</Link>.{" "}
          </>
        )}
        Не выходит найти нужное – <Link href={href(support.ask)}>спросите поддержку</Link>.
      </p>
    </EmptyState>
  );
}

function Advice() {
  return (
    <div className="space-y-3 text-soft">
      <p>
        Введите имя коллеги, отдел или слова из публикации. Все коллеги – в{" "}
        <Link href={href(people.directory)}>справочнике</Link>.
      </p>
      <p>Уточнить запрос помогут:</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>«кавычки» – слова подряд;</li>
        <li>-слово – без этого слова;</li>
        <li>#тег – с этим тегом;</li>
        <li>автор:Иванов, рубрика:Новости.</li>
      </ul>
    </div>
  );
}

const Beside = () => (
  <div className="hidden xl:block">
    <HowItWorks
      title="Как искать точнее"
      words={[
        "«кавычки» – слова подряд",
        "-слово – без этого слова",
        "#тег – с этим тегом",
        "автор:Иванов, рубрика:Новости – только оттуда",
      ]}
      links={[{ href: href(people.directory), text: "Справочник людей" }]}
    />
  </div>
);

function isTab(tab: string | undefined): tab is SearchTab {
  return searchTabs.includes(tab as SearchTab);
}
