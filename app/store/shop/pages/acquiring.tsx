import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { PaymentCard } from "../ui/payment-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Оплата");

export const loader = load(async ({ api, params: { id = "" } }) => ({ payment: await api.shop.payment({ id }) }));

export default function Acquiring() {
  const { payment } = useLoaderData<typeof loader>();
  const { orderId, number } = payment;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Оплата"
        places={[
          { href: href(shop.purchases), title: "Мои покупки" },
          { href: href(shop.order, { id: orderId }), title: `Заказ № ${number}` },
        ]}
      />
      <PaymentCard payment={payment} />
    </div>
  );
}
