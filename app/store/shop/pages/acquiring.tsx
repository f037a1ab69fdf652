import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
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
      {["new", "open", "closing"].includes(payment.state) && (
        <div className="mt-4">
          <Notice
            title="Платёж обрабатывается"
            action={<ButtonLink href={href(shop.acquiring, { id: payment.id })}>Проверить ещё раз</ButtonLink>}
          >
            Страницу можно обновить или закрыть: банк спросят и без неё.
            {payment.payAt && (
              <>
                {" Если вы ещё не платили, "}
                <Link href={payment.payAt} data-document>
                  перейдите на страницу банка
                </Link>
                .
              </>
            )}
          </Notice>
        </div>
      )}
    </div>
  );
}
