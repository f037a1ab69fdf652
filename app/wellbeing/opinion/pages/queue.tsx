import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf } from "#app/news/news/ui/day.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { opinion } from "../routes.ts";
import { OpinionList } from "../ui/opinion-list.tsx";
import { OpinionsTabs } from "../ui/opinions-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мнения, которые ждут ответа");

const titles = { waiting: "Ждут ответа", overdue: "Срок вышел", done: "С ответом" };
const tabs = Object.keys(titles) as (keyof typeof titles)[];

export const loader = load(async ({ api, query }) => {
  const tab = tabs.find((one) => one === query.tab) ?? "waiting";
  const topic = /^[\da-f-]{36}$/.test(query.topic ?? "") ? query.topic : undefined;
  return { tab, topic, ...(await api.opinion.queue({ tab, topic, after: query.after })) };
});

export default function Queue() {
  const { tab, topic, topics, counts, items, next } = useLoaderData<typeof loader>();
  const to = (change: { tab?: string; topic?: string | undefined; after?: string }) =>
    href(opinion.queue, null, { tab, topic, ...change });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Мнения, которые ждут ответа"
        actions={
          topics.length > 0 && (
            <ButtonLink href={href(opinion.table)} icon="download" data-document>
              Скачать CSV
            </ButtonLink>
          )
        }
      />
      <OpinionsTabs current="queue" queue={counts.waiting}>
        {topics.length > 0 && (
          <Tabs
            label="Состояние"
            look="pills"
            tabs={tabs.map((one) => ({
              href: to({ tab: one }),
              title: titles[one],
              current: one === tab,
              ...(one !== "done" && { count: counts[one] }),
            }))}
          />
        )}
      </OpinionsTabs>
      {topics.length > 0 ? (
        <>
          {topics.length > 1 && (
            <div className="mt-2">
              <Tabs
                label="Тема"
                look="pills"
                tabs={[
                  { href: to({ topic: undefined }), title: "Все темы", current: !topic },
                  ...topics.map(({ id, title }) => ({ href: to({ topic: id }), title, current: id === topic })),
                ]}
              />
            </div>
          )}
          <div className="mt-5">
            {items.length > 0 ? (
              <OpinionList
                items={items}
                link={(id) => href(opinion.asked, { id })}
                more={({ author, overdue, dueOn }) => (
                  <>
                    {overdue && dueOn && <Badge look="danger">Срок был {dayOf(dueOn)}</Badge>}
                    {!overdue && dueOn && <span>до {dayOf(dueOn)}</span>}
                    <span>{author?.name ?? "Без имени"}</span>
                  </>
                )}
              />
            ) : (
              <EmptyState title={empty[tab]}>Сюда приходит то, что коллеги пишут о ваших темах.</EmptyState>
            )}
            {next && <MoreLink href={to({ after: next })} />}
          </div>
        </>
      ) : (
        <EmptyState title="За вами нет тем" action={<ButtonLink href={href(opinion.list)}>К мнениям</ButtonLink>}>
          Мнения читают те, кого администратор назвал ответственными за тему.
        </EmptyState>
      )}
    </div>
  );
}

const empty = { waiting: "Никто не ждёт ответа", overdue: "Просроченных нет", done: "Мнений с ответом пока нет" };
