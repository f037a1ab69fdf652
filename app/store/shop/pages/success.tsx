import type { MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { orderOf } from "../forms.ts";
import { shop } from "../routes.ts";
import { OrderFacts } from "../ui/order-facts.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заказ оформлен");

export const loader = load(async ({ api, query }) => {
  const id = orderOf(query.order);
  if (!id) throw redirect(href(shop.purchases));
  const order = await api.shop.order({ id });
  // Only what is paid is a success.
  const isPaid = order.payments.some(({ state }) => ["held", "spent", "paid"].includes(state));
  if (!order.isMine || !isPaid || order.state === "awaiting-payment") throw redirect(href(shop.order, { id }));
  return { order };
});

export default function Success() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Заказ оформлен" />
      <EmptyState
        icon="gift"
        title={`Спасибо! Заказ № ${order.number} принят`}
        action={<ButtonLink href={href(shop.order, { id: order.id })}>Открыть заказ</ButtonLink>}
      >
        Когда что-то изменится, мы сообщим.
      </EmptyState>
      <OrderFacts order={order} />
    </div>
  );
}
