import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { OrderView } from "../contract.ts";
import { shop } from "../routes.ts";
import { paymentText } from "../ui/payment-card.tsx";
import { priceText, sumText } from "../ui/price.tsx";
import { goodsName, stateTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ order: OrderView }>(
  ({ order }) => `Квитанция к заказу № ${order.number}`,
  "Квитанция",
);

export const loader = load(async ({ api, params: { id = "" } }) => ({ order: await api.shop.order({ id }) }));

export default function Receipt() {
  const { order } = useLoaderData<typeof loader>();
  const { me, viewer, now } = useRoot();
  const { id, number, state, total, money, createdAt, buyer, recipient, delivery, address } = order;
  const back = order.refunds.filter((one) => one.state === "done" || one.state === "sending");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Квитанция к заказу № ${number}`}
        places={[{ href: href(shop.order, { id }), title: `Заказ № ${number}` }]}
        actions={
          <Button type="button" icon="print" data-print className="print:hidden">
            Напечатать
          </Button>
        }
      />
      <Definitions
        items={[
          { name: "Компания", value: me?.company },
          { name: "Покупатель", value: buyer.name },
          { name: "Получатель", value: recipient },
          { name: "Оформлен", value: <Time value={createdAt} zone={viewer.timeZone} now={now} look="moment" /> },
          { name: "Состояние", value: stateTitles[state] },
          { name: "Как получить", value: [delivery, address].filter(Boolean).join(", ") },
        ]}
      />
      <div className="mt-6">
        <Table
          id="goods"
          caption="Что в заказе"
          hideCaption
          rowKey={({ variantId }) => variantId}
          rows={order.lines}
          columns={[
            {
              key: "title",
              title: "Товар",
              cell: goodsName,
            },
            {
              key: "price",
              title: "Цена",
              cell: ({ price, money: roubles }) => priceText({ points: price, money: roubles }),
            },
            { key: "count", title: "Сколько", number: true, cell: ({ count }) => String(count) },
          ]}
        />
      </div>
      <p className="mt-4 text-lg font-semibold">{`Итого: ${sumText({ points: total, money })}`}</p>
      <ul className="mt-3">
        {order.payments.map((payment) => (
          <li key={payment.id}>{paymentText(payment)}</li>
        ))}
        {back.map((one) => (
          <li key={one.id}>{`Вернули: ${sumText(one)}`}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">Это не кассовый чек: его присылает банк, если так решила компания.</p>
    </div>
  );
}
