import type { MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { orderOf } from "../forms.ts";
import { shop } from "../routes.ts";
import { PaymentCard } from "../ui/payment-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Оплата заказа");

export const loader = load(async ({ api, query }) => {
  const id = orderOf(query.order);
  if (!id) throw redirect(href(shop.purchases));
  const { number, payments } = await api.shop.order({ id });
  return { id, number, payments };
});

export default function OrderAcquiring() {
  const { id, number, payments } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Оплата заказа"
        places={[
          { href: href(shop.purchases), title: "Мои покупки" },
          { href: href(shop.order, { id }), title: `Заказ № ${number}` },
        ]}
      />
      {payments.length === 0 ? (
        <Notice
          title="Заказ ещё не оплачен"
          action={
            <Link href={href(shop.confirmation, null, { order: id })} className="inline-block min-h-6">
              Перейти к оплате
            </Link>
          }
        />
      ) : (
        payments.map((payment) => <PaymentCard key={payment.id} payment={payment} />)
      )}
    </div>
  );
}
