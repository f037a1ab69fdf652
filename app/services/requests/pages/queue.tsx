import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { QueueTab } from "../contract.ts";
import { requests } from "../routes.ts";
import { RequestList } from "../ui/request-list.tsx";
import { RequestsTabs } from "../ui/requests-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заявки на мне");

const titles: Record<QueueTab, string> = {
  new: "Никто не взял",
  mine: "Выполняю",
  approvals: "Согласовать",
  done: "Сделанные",
};
const tabs = Object.keys(titles) as QueueTab[];
const empty: Record<QueueTab, string> = {
  new: "Свободных заявок нет",
  mine: "Вы сейчас ничего не выполняете",
  approvals: "Согласовывать нечего",
  done: "Сделанных заявок пока нет",
};

export const loader = load(async ({ api, query }) => {
  const asked = tabs.find((one) => one === query.tab);
  const first = await api.requests.queue({ tab: asked ?? "new", after: query.after });
  return { tab: asked ?? ("new" as const), ...first };
});

export default function Queue() {
  const { tab, items, next, counts, executes } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Заявки на мне"
        actions={
          executes && (
            <ButtonLink href={href(requests.table)} icon="download" data-document>
              Скачать CSV
            </ButtonLink>
          )
        }
      />
      <RequestsTabs current="queue" waiting={counts.new + counts.mine + counts.approvals} />
      <div className="mt-3">
        <Tabs
          label="Что с ними"
          look="pills"
          tabs={tabs.map((one) => ({
            href: href(requests.queue, null, { tab: one }),
            title: titles[one],
            current: one === tab,
            ...(one !== "done" && { count: counts[one] }),
          }))}
        />
      </div>
      <div className="mt-5">
        {items.length > 0 ? (
          <RequestList items={items} more={({ initiator }) => <span>От кого: {initiator}. </span>} />
        ) : (
          <EmptyState icon="success" title={empty[tab]}>
            {executes
              ? "Новые заявки ваших сервисов появятся здесь."
              : "Сюда попадают заявки, которые вы согласуете или выполняете."}
          </EmptyState>
        )}
        {next && <MoreLink href={href(requests.queue, null, { tab, after: next })} />}
      </div>
    </div>
  );
}
