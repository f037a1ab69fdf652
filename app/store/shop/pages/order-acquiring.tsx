import type { MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { OrderView, PaymentView } from "../contract.ts";
import { orderOf } from "../forms.ts";
import { shop } from "../routes.ts";
import { PaymentCard } from "../ui/payment-card.tsx";
import { moneyText } from "../ui/price.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Оплата заказа");

export const loader = load(async ({ api, query }) => {
  const id = orderOf(query.order);
  if (!id) throw redirect(href(shop.purchases));
  const order = await api.shop.order({ id });
  const last = order.payments.findLast(({ kind }) => kind === "money") ?? null;
  const isWaiting = order.state === "awaiting-payment";
  // Of what is on its way the bank is asked once more, for the next look.
  if (isWaiting && last && order.isMine) await api.shop.payment({ id: last.id });
  return { order, last: isWaiting ? last : null, isWaiting };
});

export default function OrderAcquiring() {
  const { order, last, isWaiting } = useLoaderData<typeof loader>();
  const { id, number, payments } = order;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Оплата заказа"
        places={[
          { href: href(shop.purchases), title: "Мои покупки" },
          { href: href(shop.order, { id }), title: `Заказ № ${number}` },
        ]}
      />
      {isWaiting ? <Waiting order={order} last={last} /> : <Over order={order} />}
      {payments.length > 0 && (
        <Section id="payments" title="Что с оплатой">
          <div className="space-y-3">
            {payments.map((payment) => (
              <PaymentCard key={payment.id} payment={payment} />
            ))}
          </div>
        </Section>
      )}
    </div>
  );
}

/** The order is paid, or nothing comes of it. */
function Over({ order: { id, state } }: { order: OrderView }) {
  const isUndone = ["cancelled-by-user", "cancelled-by-store", "expired"].includes(state);
  return (
    <Notice
      look={isUndone ? "warning" : "success"}
      title={isUndone ? "Этот заказ уже не ждёт оплаты" : "Заказ оплачен"}
      action={
        <ButtonLink href={href(shop.order, { id })} look={isUndone ? "secondary" : "primary"}>
          Открыть заказ
        </ButtonLink>
      }
    >
      {isUndone && "Если деньги всё же списались, мы вернём их сами."}
    </Notice>
  );
}

function Waiting({ order: { id, money }, last }: { order: OrderView; last: PaymentView | null }) {
  const toPay = href(shop.confirmation, null, { order: id });
  const again = href(shop.orderAcquiring, null, { order: id });
  if (last?.state === "open" && last.payAt)
    return (
      <Card>
        <h2 className="mb-2 text-lg">{`К оплате картой: ${moneyText(money)}`}</h2>
        <p className="mb-4 text-soft">
          Карту вводят на странице банка, портал её не видит. Если вы уже заплатили, платёж обрабатывается: проверьте
          через минуту, платить второй раз не нужно.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="primary" size="l" href={last.payAt} data-document>
            Перейти к оплате
          </ButtonLink>
          <ButtonLink look="quiet" size="l" href={again}>
            Проверить оплату
          </ButtonLink>
        </div>
      </Card>
    );
  if (last && ["new", "closing"].includes(last.state))
    return (
      <Notice title="Платёж обрабатывается" action={<ButtonLink href={again}>Проверить ещё раз</ButtonLink>}>
        Банк пока не ответил. Мы спросим его ещё раз сами, страницу можно обновить или закрыть: заказ и баллы никуда не
        денутся.
      </Notice>
    );
  return (
    <Notice
      look={last ? "warning" : "info"}
      title={last ? "Оплата картой не прошла" : "Заказ ещё не оплачен"}
      action={<ButtonLink href={toPay}>{last ? "Попробовать ещё раз" : "Перейти к оплате"}</ButtonLink>}
    >
      {last && "Деньги не списаны, товары пока отложены для вас."}
    </Notice>
  );
}
