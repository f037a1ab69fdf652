import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HowPointsWork } from "#app/loyalty/balance/ui/how-points-work.tsx";
import { LoyaltyTabs } from "#app/loyalty/balance/ui/loyalty-tabs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readTab } from "../forms.ts";
import { tasks } from "../routes.ts";
import { NoTasks } from "../ui/no-tasks.tsx";
import { TaskList } from "../ui/task-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Задания");

export const loader = load(async ({ api, query: { query = "", ...address } }) => {
  const tab = readTab(address.tab);
  return { tab, query, ...(await api.tasks.list({ tab, query: query.slice(0, 300) })) };
});

const titles = { open: "Открытые", mine: "Мои", done: "Сделанные" };

export default function Tasks() {
  const { tab, query, items, counts } = useLoaderData<typeof loader>();
  const names = Object.keys(titles) as (keyof typeof titles)[];
  return (
    <Columns beside={<HowPointsWork part="tasks" />}>
      <PageHeader title="Задания">Дела, за которые компания дарит баллы.</PageHeader>
      <LoyaltyTabs current="Задания">
        <Tabs
          label="Задания"
          look="pills"
          tabs={names.map((name) => ({
            href: href(tasks.list, null, { tab: name === "open" ? undefined : name, query }),
            title: titles[name],
            count: counts[name],
            current: name === tab,
          }))}
        />
      </LoyaltyTabs>
      {query && (
        <p className="mb-4">
          Задания по запросу «{query}». <Link href={href(tasks.list)}>Показать все</Link>
        </p>
      )}
      <div>
        {items.length > 0 && <TaskList items={items} />}
        {items.length === 0 && tab === "open" && !query && <NoTasks />}
        {items.length === 0 && query && <EmptyState icon="tests" title="Таких заданий здесь нет" />}
        {items.length === 0 && tab !== "open" && !query && (
          <EmptyState
            icon="tests"
            title={tab === "mine" ? "Вы пока ни за что не взялись" : "Сделанных заданий пока нет"}
            action={<ButtonLink href={href(tasks.list)}>Открытые задания</ButtonLink>}
          />
        )}
      </div>
    </Columns>
  );
}
