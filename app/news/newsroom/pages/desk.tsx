import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskStates, type PublicationCard } from "#app/engines/content/contract.ts";
import { stateTitles } from "#app/engines/content/ui/states.ts";
import { dayOf } from "#app/news/news/ui/day.ts";
import { bulk, deskChecks, templates } from "#app/news/newsroom/desk-routes.ts";
import { rubrics } from "#app/news/rubrics/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readDeskFilter } from "../forms.ts";
import { newsroom } from "../routes.ts";
import { DeskFilter } from "../ui/desk-filter.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Редакция");

type DeskTab = (typeof deskStates)[number] | "stale";

export const loader = load(async ({ api, query: address, here }) => {
  const { state: asked, query = "", after } = address;
  const state = deskStates.find((one) => one === asked);
  const only = asked === "stale" ? asked : "all";
  const filter = readDeskFilter(address);
  const [page, { rubrics: choices }] = await Promise.all([
    api.newsroom.desk({ state, only, query, after, ...filter }),
    api.newsroom.choices({}),
  ]);
  return { state: asked === "stale" ? asked : state, query, filter, choices, back: here(), ...page };
});

const tabTitles: Record<DeskTab, string> = {
  draft: "Черновики",
  review: "На проверке",
  returned: "На доработке",
  scheduled: "Запланированы",
  published: "Опубликованы",
  unpublished: "Сняты",
  archived: "В архиве",
  stale: "Пора пересмотреть",
};

const states = Object.keys(tabTitles) as DeskTab[];

const looks: Partial<Record<NonNullable<PublicationCard["state"]>, "success" | "warning" | "brand">> = {
  published: "success",
  review: "warning",
  returned: "warning",
  scheduled: "brand",
};

export default function Desk() {
  const { items, next, state, query, filter, choices, back } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const isAsked = Boolean(state || query || Object.values(filter).some(Boolean));
  const keep = Object.fromEntries(Object.entries({ ...filter, state }).filter(([, value]) => value)) as Record<
    string,
    string
  >;
  const tabs = [undefined, ...states].map((one) => ({
    href: href(newsroom.desk, null, { ...filter, state: one, query }),
    title: one ? tabTitles[one] : "Все",
    current: one === state,
  }));
  return (
    <>
      <PageHeader
        title="Редакция"
        actions={
          <>
            {viewer.rights.includes("chief-editor") && (
              <>
                <ButtonLink href={href(rubrics.list)}>Рубрики</ButtonLink>
                <ButtonLink href={href(newsroom.pins)}>Закреплённое</ButtonLink>
              </>
            )}
            <ButtonLink href={href(deskChecks.checks)}>Проверка</ButtonLink>
            <ButtonLink href={href(templates.list)}>Шаблоны</ButtonLink>
            <ButtonLink href={href(newsroom.create)} look="primary" icon="edit">
              Новая статья
            </ButtonLink>
          </>
        }
      />
      <Tabs label="Состояние" look="pills" tabs={tabs} wraps />
      <SearchBox
        key={query}
        action={href(newsroom.desk)}
        label="Поиск по заголовку"
        defaultValue={query}
        id="query"
        keep={keep}
        className="my-5 max-w-md"
      />
      <DeskFilter filter={filter} keep={{ state, query }} rubrics={choices} />
      {items.length > 0 ? (
        <form method="get" action={href(bulk.chosen)} aria-label="Выбранное">
          <input type="hidden" name="back" value={back} />
          <Table
            id="desk"
            caption="Статьи и новости"
            hideCaption
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "title",
                title: "Заголовок",
                cell: ({ id, title, mustRead, pinned }) => (
                  <span className="flex items-start gap-3">
                    <input
                      type="checkbox"
                      name="ids"
                      value={id}
                      aria-label={`Выбрать: ${title}`}
                      className="tick flex-none"
                    />
                    <span>
                      <a className="text-ink hover:text-link" href={href(newsroom.edit, { id })}>
                        {title}
                      </a>
                      <span className="ml-2 inline-flex gap-1.5">
                        {mustRead && <Badge look="warning">Ознакомление</Badge>}
                        {pinned && (
                          <Badge look="brand" icon="pin">
                            Закреплено
                          </Badge>
                        )}
                      </span>
                    </span>
                  </span>
                ),
              },
              {
                key: "state",
                title: "Состояние",
                cell: ({ id, state: stands, stale, reviewOn }) => (
                  <>
                    <Badge look={looks[stands]}>{stateTitles[stands]}</Badge>
                    {stale && reviewOn && (
                      <a className="mt-1 block min-h-6 text-sm text-danger" href={href(newsroom.review, { id })}>
                        Пересмотреть до {dayOf(reviewOn)}
                      </a>
                    )}
                  </>
                ),
              },
              { key: "author", title: "Автор", cell: ({ author }) => author },
              { key: "readers", title: "Открыли", number: true, cell: ({ readers }) => readers || "" },
              {
                key: "changed",
                title: "Изменено",
                cell: ({ changedAt }) => <Time value={changedAt} zone={viewer.timeZone} now={now} />,
              },
            ]}
          />
          <p className="mt-3">
            <Button icon="check">Сделать с отмеченными…</Button>
          </p>
        </form>
      ) : (
        <EmptyState
          icon="news"
          title={
            state === "stale" && !query && !Object.values(filter).some(Boolean)
              ? "Всё проверено вовремя"
              : isAsked
                ? "Ничего не нашлось"
                : "Редакция ещё ничего не написала"
          }
          action={
            isAsked ? (
              <ButtonLink href={href(newsroom.desk)}>Сбросить фильтры</ButtonLink>
            ) : (
              <ButtonLink href={href(newsroom.create)} look="primary">
                Написать первую новость
              </ButtonLink>
            )
          }
        />
      )}
      {next && <MoreLink href={href(newsroom.desk, null, { ...filter, state, query, after: next })} />}
    </>
  );
}
