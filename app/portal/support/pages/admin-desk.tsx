import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { support } from "../routes.ts";
import { TicketList } from "../ui/ticket-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Обращения в поддержку");

const tabs = { waiting: "Ждут ответа", answered: "С ответом", closed: "Закрытые" };
type Tab = keyof typeof tabs;

export const loader = load(async ({ api, query }) => {
  const tab: Tab = Object.hasOwn(tabs, query.tab ?? "") ? (query.tab as Tab) : "waiting";
  return { tab, ...(await api.support.desk({ tab, after: query.after })) };
});

export default function SupportDesk() {
  const { tab, items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Обращения в поддержку" />
      <Tabs
        label="Состояние"
        tabs={(Object.keys(tabs) as Tab[]).map((one) => ({
          href: href(support.adminDesk, null, { tab: one }),
          title: tabs[one],
          current: one === tab,
        }))}
      />
      <div className="mt-5">
        {items.length ? (
          <TicketList items={items} link={(id) => href(support.adminTicket, { id })} named />
        ) : (
          <EmptyState title={empty[tab]}>Сюда приходит то, что пишут на странице «Поддержка».</EmptyState>
        )}
      </div>
      {next && <MoreLink href={href(support.adminDesk, null, { tab, after: next })} />}
    </div>
  );
}

const empty: Record<Tab, string> = {
  waiting: "Никто не ждёт ответа",
  answered: "Обращений с ответом нет",
  closed: "Закрытых обращений нет",
};
