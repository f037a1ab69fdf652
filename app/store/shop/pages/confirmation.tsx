import type { MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { orderOf, payIntents } from "../forms.ts";
import { shop } from "../routes.ts";
import { CheckoutSteps } from "../ui/checkout-steps.tsx";
import { OrderFacts } from "../ui/order-facts.tsx";
import { sumText } from "../ui/price.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Проверка заказа");

export const loader = load(async ({ api, query }) => {
  const id = orderOf(query.order) ?? (await api.shop.cart({})).waiting;
  if (!id) throw redirect(href(shop.cart));
  const order = await api.shop.order({ id });
  if (!order.isMine) throw redirect(href(shop.cart));
  if (["cancelled-by-user", "cancelled-by-store", "expired"].includes(order.state))
    throw redirect(href(shop.orderError, null, { order: id }));
  if (order.state !== "awaiting-payment") throw redirect(href(shop.order, { id }));
  return { order };
});

export const action = act(payIntents);

export default function Confirmation() {
  const { order } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { fields, problems } = useSmallForm("pay", {
    ...{ agreed: undefined, id: undefined, total: undefined, points: undefined, stock: undefined },
  });
  const { id, total, money, balance, reservedUntil, payments, rulesUrl } = order;
  const held = payments.some(({ state }) => state === "held") ? total : 0;
  const missing = total - held - balance;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Проверка заказа" />
      <CheckoutSteps at="review" />
      <ErrorSummary
        title="Заказ не оплачен"
        problems={problems.map((one) => (one.id === fields.agreed.id ? one : { ...one, id: "goods" }))}
      />
      <div className="mb-4">
        {reservedUntil ? (
          <Notice title="Товары отложены для вас">
            Мы держим их до <Time value={reservedUntil} zone={viewer.timeZone} now={now} look="clock" />.
          </Notice>
        ) : (
          <Notice look="warning" title="Товары больше не отложены">
            Время вышло. Если они ещё есть, заказ оформится как обычно.
          </Notice>
        )}
      </div>
      <div id="goods" tabIndex={-1}>
        <OrderFacts order={order} />
      </div>
      {missing > 0 ? (
        <div className="mt-5">
          <Notice
            look="warning"
            title={`Не хватает ${counted(missing, pointForms)}`}
            action={
              <Link href={href(tasks.list)} className="inline-block min-h-6">
                За что дают баллы
              </Link>
            }
          >
            {`Заказ стоит ${counted(total, pointForms)}, у вас ${counted(balance, pointForms)}.`}
          </Notice>
        </div>
      ) : (
        <Form id="pay" className="mt-5 space-y-4" notKept="Оплата не ждёт в очереди: она уходит сразу.">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="total" value={total} />
          <input type="hidden" name="money" value={money} />
          {total > 0 && (
            <p className="text-soft">{`После оплаты останется ${counted(balance + held - total, pointForms)}.`}</p>
          )}
          {money > 0 && <p className="text-soft">Картой вы заплатите на странице банка: портал её номера не видит.</p>}
          {rulesUrl && (
            <p>
              <Link href={rulesUrl} external={!rulesUrl.startsWith("/")} className="inline-block min-h-6">
                Правила магазина
              </Link>
            </p>
          )}
          <CheckboxField field={fields.agreed} label="Я согласен с правилами магазина" />
          <FormActions>
            <Button look="primary" size="l" name="intent" value="pay">
              {`Оплатить ${sumText({ points: total, money })}`}
            </Button>
            <ButtonLink look="quiet" href={href(shop.checkout)}>
              Изменить
            </ButtonLink>
          </FormActions>
        </Form>
      )}
    </div>
  );
}
