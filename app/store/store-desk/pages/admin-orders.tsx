import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { OrderState } from "#app/store/shop/contract.ts";
import { OrderRow } from "#app/store/shop/ui/order-list.tsx";
import { stateTitles } from "#app/store/shop/ui/words.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { stateOf } from "../forms.ts";
import { storeDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заказы магазина");

export const loader = load(async ({ api, query }) => {
  const state = stateOf(query.state);
  return { state, ...(await api.shop.board({ state, after: query.after })) };
});

export default function AdminOrders() {
  const { state, counts, items, next } = useLoaderData<typeof loader>();
  const countOf = new Map(counts.map((one) => [one.state, one.count]));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Заказы магазина" />
      <div className="mb-5">
        <Tabs
          label="Состояния"
          look="pills"
          wraps
          tabs={(Object.keys(stateTitles) as OrderState[]).map((name) => ({
            ...{ href: href(storeDesk.adminOrders, null, { state: name }), title: stateTitles[name] },
            ...{ current: name === state, ...(countOf.has(name) && { count: countOf.get(name)! }) },
          }))}
        />
      </div>
      {items.length === 0 && <EmptyState icon="cart" title="Здесь заказов нет" />}
      <ul id="board" className="space-y-2">
        {items.map((order) => (
          <OrderRow key={order.id} order={order} href={href(storeDesk.adminOrder, { id: order.id })}>
            <p className="text-sm text-soft">{`${order.buyer.name} · ${order.delivery}`}</p>
          </OrderRow>
        ))}
      </ul>
      {next && <MoreLink list="board" href={href(storeDesk.adminOrders, null, { state, after: next })} />}
    </div>
  );
}
