import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { OrderView, RefundView } from "#app/store/shop/contract.ts";
import { OrderFacts } from "#app/store/shop/ui/order-facts.tsx";
import { OrderHistory } from "#app/store/shop/ui/order-history.tsx";
import { paymentText } from "#app/store/shop/ui/payment-card.tsx";
import { RefundList } from "#app/store/shop/ui/refund-list.tsx";
import { stateLooks, stateTitles, stepTitles } from "#app/store/shop/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { moveIntents } from "../forms.ts";
import { storeDesk } from "../routes.ts";
import { RefundForm } from "../ui/refund-form.tsx";
import { ReturnDecision } from "../ui/return-decision.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ order: OrderView }>(
  ({ order }) => `Заказ № ${order.number}, ${order.buyer.name}`,
  "Заказ сотрудника",
);

export const loader = load(async ({ api, params: { id = "" } }) => ({ order: await api.shop.order({ id }) }));

export const action = act(moveIntents);

export default function AdminOrder() {
  const { order } = useLoaderData<typeof loader>();
  const { number, state, buyer, history, steps, refunds, returns, left, lines } = order;
  const asked = returns.find((one) => one.state === "asked");
  const isPaid = !["awaiting-payment", "cancelled-by-user", "cancelled-by-store", "expired"].includes(state);
  const mayRefund = isPaid && (left.points > 0 || left.money > 0 || lines.some((one) => one.count > one.returned));
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Заказ № ${number}`}
        places={[{ href: href(storeDesk.adminOrders, null, { state }), title: "Заказы магазина" }]}
      >
        <Badge {...(stateLooks[state] && { look: stateLooks[state] })}>{stateTitles[state]}</Badge> {buyer.name}
      </PageHeader>
      <OrderFacts order={order} />
      <Payments order={order} />
      {steps.length > 0 && <Move key={state} order={order} />}
      {asked && <ReturnDecision asked={asked} lines={lines} />}
      {mayRefund && <RefundForm key={refunds.length} order={order} />}
      {refunds.length > 0 && (
        <Section id="refunds" title="Возвраты">
          <RefundList refunds={refunds}>{(one) => one.mayDecide && <Decide refund={one} />}</RefundList>
        </Section>
      )}
      <Section id="history" title="Что с заказом">
        <OrderHistory history={history} />
      </Section>
    </div>
  );
}

/** How an order is paid, with what people have to look at. */
function Payments({ order: { payments } }: { order: OrderView }) {
  return (
    <ul className="mt-3 space-y-1">
      {payments.map((payment) => (
        <li key={payment.id} className={payment.state === "disputed" ? "text-danger" : undefined}>
          {paymentText(payment)}
        </li>
      ))}
    </ul>
  );
}

/** Another keeper has asked to give back more than one may alone. */
function Decide({ refund }: { refund: RefundView }) {
  const { fields, problems } = useSmallForm(`decide-${refund.id}`, { agreed: undefined });
  return (
    <Form id={`decide-${refund.id}`} className="mt-2" notKept="Решение уходит сразу.">
      <ErrorSummary problems={problems.filter(({ id }) => id === fields.agreed.id)} title="Не получилось" />
      <input type="hidden" name="refund" value={refund.id} />
      <div id={fields.agreed.id} tabIndex={-1} className="flex flex-wrap gap-2">
        <Button size="s" name="intent" value="agreeRefund">
          Согласиться
        </Button>
        <Button size="s" look="quiet-danger" name="intent" value="declineRefund">
          Отклонить
        </Button>
      </div>
    </Form>
  );
}

function Move({ order: { state, steps, track } }: { order: OrderView }) {
  const { fields, problems } = useSmallForm("move", { to: steps[0], track, note: undefined, from: state }, "move");
  return (
    <Card className="mt-5">
      <Form id="move" className="space-y-4">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="from" value={state} />
        <RadioGroup
          field={fields.to}
          label="Что дальше"
          choices={steps.map((value) => ({ value, label: stepTitles[value] }))}
        />
        {steps.includes("shipped") && (
          <TextField field={fields.track} label="Номер отправления" maxLength={60} autoComplete="off" optional />
        )}
        <TextField
          field={fields.note}
          label="Слова покупателю"
          hint="Для отмены обязательно: почему заказ отменён"
          maxLength={300}
          optional
        />
        <Button look="primary" name="intent" value="move">
          Перевести заказ
        </Button>
      </Form>
    </Card>
  );
}
