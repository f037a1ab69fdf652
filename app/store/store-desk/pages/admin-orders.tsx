import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { OrderState } from "#app/store/shop/contract.ts";
import { OrderRow } from "#app/store/shop/ui/order-list.tsx";
import { stateTitles, stepTitles } from "#app/store/shop/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { boardIntents, stateOf } from "../forms.ts";
import { storeDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заказы магазина");

export const loader = load(async ({ api, query }) => {
  const state = stateOf(query.state);
  return { state, ...(await api.shop.board({ state, after: query.after })) };
});

export const action = act(boardIntents);

export default function AdminOrders() {
  const { state, counts, items, bulk, next } = useLoaderData<typeof loader>();
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
            {bulk.length > 0 && (
              <label className="mt-1 flex min-h-6 items-center gap-2 text-sm">
                <input type="checkbox" name="ids" value={order.id} form="many" className="tick" />
                {`Отметить заказ № ${order.number}`}
              </label>
            )}
          </OrderRow>
        ))}
      </ul>
      {items.length > 0 && bulk.length > 0 && <Many key={state} state={state} bulk={bulk} />}
      {next && <MoreLink list="board" href={href(storeDesk.adminOrders, null, { state, after: next })} />}
    </div>
  );
}

/** What is done with the orders that are ticked, all at once. */
function Many({ state, bulk }: { state: OrderState; bulk: OrderState[] }) {
  const { fields, problems } = useSmallForm("many", { ids: undefined, to: bulk[0] });
  return (
    <Card className="mt-4">
      <Form id="many" className="space-y-4">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="from" value={state} />
        <div id={fields.ids.id} tabIndex={-1}>
          <RadioGroup
            field={fields.to}
            label="Что с отмеченными"
            look="row"
            choices={bulk.map((value) => ({ value, label: stepTitles[value] }))}
          />
        </div>
        <Button look="primary" name="intent" value="many">
          Перевести отмеченные
        </Button>
      </Form>
    </Card>
  );
}
