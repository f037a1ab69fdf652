import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
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
import type { OrderView } from "../contract.ts";
import { storeDesk } from "../desk-routes.ts";
import { moveIntents } from "../forms.ts";
import { OrderFacts } from "../ui/order-facts.tsx";
import { OrderHistory } from "../ui/order-history.tsx";
import { stateLooks, stateTitles, stepTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ order: OrderView }>(
  ({ order }) => `Заказ № ${order.number}, ${order.buyer.name}`,
  "Заказ сотрудника",
);

export const loader = load(async ({ api, params: { id = "" } }) => ({ order: await api.shop.order({ id }) }));

export const action = act(moveIntents);

export default function AdminOrder() {
  const { order } = useLoaderData<typeof loader>();
  const { number, state, buyer, history, steps } = order;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Заказ № ${number}`}
        places={[{ href: href(storeDesk.adminOrders, null, { state }), title: "Заказы магазина" }]}
      >
        <Badge {...(stateLooks[state] && { look: stateLooks[state] })}>{stateTitles[state]}</Badge> {buyer.name}
      </PageHeader>
      <OrderFacts order={order} />
      {steps.length > 0 && <Move key={state} order={order} />}
      <Section id="history" title="Что с заказом">
        <OrderHistory history={history} />
      </Section>
    </div>
  );
}

function Move({ order: { state, steps, track } }: { order: OrderView }) {
  const { fields, problems } = useSmallForm("move", { to: steps[0], track, note: undefined, from: state });
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
