import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { OrderRow } from "../ui/order-list.tsx";
import { StoreTabs } from "../ui/store-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои покупки");

export const loader = load(({ api, query }) => api.shop.orders({ after: query.after }));

export default function Purchases() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Мои покупки" />
      <StoreTabs current={shop.purchases} />
      {items.length === 0 && (
        <EmptyState
          icon="shop"
          title="Вы ещё ничего не заказывали"
          action={<ButtonLink href={href(shop.home)}>Посмотреть товары</ButtonLink>}
        />
      )}
      <ul id="orders" className="space-y-2">
        {items.map((order) => (
          <OrderRow key={order.id} order={order} href={href(shop.order, { id: order.id })} />
        ))}
      </ul>
      {next && <MoreLink list="orders" href={href(shop.purchases, null, { after: next })} />}
    </div>
  );
}
