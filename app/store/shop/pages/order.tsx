import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { OrderView } from "../contract.ts";
import { orderIntents } from "../forms.ts";
import { shop } from "../routes.ts";
import { OrderFacts } from "../ui/order-facts.tsx";
import { OrderHistory } from "../ui/order-history.tsx";
import { paymentTitle } from "../ui/payment-card.tsx";
import { RefundList } from "../ui/refund-list.tsx";
import { ReturnForm } from "../ui/return-form.tsx";
import { returnTitles, stateLooks, stateTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ order: OrderView }>(({ order }) => `Заказ № ${order.number}`, "Заказ");

export const loader = load(async ({ api, params: { id = "" } }) => ({ order: await api.shop.order({ id }) }));

export const action = act(orderIntents);

export default function Order() {
  const { order } = useLoaderData<typeof loader>();
  const { id, number, state, payments, refunds, returns, history, isMine, mayCancel } = order;
  const { fields, problems } = useSmallForm("order", { order: undefined }, "cancel");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={`Заказ № ${number}`} places={[{ href: href(shop.purchases), title: "Мои покупки" }]}>
        <Badge {...(stateLooks[state] && { look: stateLooks[state] })}>{stateTitles[state]}</Badge>
      </PageHeader>
      <ErrorSummary problems={problems} title="Не получилось" />
      <OrderFacts order={order} />
      {payments.map((payment) => (
        <p key={payment.id} className="mt-3">
          {isMine ? (
            <Link href={href(shop.acquiring, { id: payment.id })} className="inline-block min-h-6">
              {paymentTitle(payment)}
            </Link>
          ) : (
            paymentTitle(payment)
          )}
        </p>
      ))}
      {isMine && (
        <div id={fields.order.id} tabIndex={-1} className="mt-5 flex flex-wrap gap-2">
          {state === "awaiting-payment" && (
            <ButtonLink look="primary" href={href(shop.confirmation, null, { order: id })}>
              Оплатить
            </ButtonLink>
          )}
          {state !== "awaiting-payment" && (
            <Form>
              <Button name="intent" value="again" icon="refresh">
                Повторить заказ
              </Button>
            </Form>
          )}
          {state !== "awaiting-payment" && (
            <ButtonLink href={href(shop.receipt, { id })} icon="print">
              Квитанция
            </ButtonLink>
          )}
          {mayCancel && (
            <Form notKept="Отмена уходит сразу: заказ могут начать собирать.">
              <Button look="quiet-danger" name="intent" value="cancel">
                Отменить заказ
              </Button>
            </Form>
          )}
        </div>
      )}
      {order.hasCodes && <Codes />}
      {isMine && <ReturnForm order={order} />}
      {returns.length > 0 && (
        <Section id="returns" title="Возврат товара">
          <ul className="space-y-3">
            {returns.map((one) => (
              <li key={one.id}>
                <p className="font-semibold">{returnTitles[one.state]}</p>
                <p className="text-soft wrap-anywhere">
                  {one.lines.map((line) => `${line.title} × ${line.count}`).join(", ")}
                  {`. ${one.words}`}
                </p>
                {one.answer && <p className="wrap-anywhere">{`Магазин: ${one.answer}`}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {refunds.length > 0 && (
        <Section id="refunds" title="Что вернули">
          <RefundList refunds={refunds.filter(({ state: now }) => now === "sending" || now === "done")} />
        </Section>
      )}
      <Section id="history" title="Что с заказом">
        <OrderHistory history={history} />
      </Section>
    </div>
  );
}

/** The codes of the order: asked for anew each time, and each time written down. */
function Codes() {
  const shown = useShown<{ items: { title: string; code: string }[] }>();
  return (
    <Section id="codes" title="Ваши коды">
      {shown && (
        <ul className="mb-3 space-y-2">
          {shown.items.map(({ title, code }) => (
            <li key={code} className="card p-4">
              <p className="text-sm text-muted">{title}</p>
              <p className="font-mono text-lg wrap-anywhere select-all">{code}</p>
            </li>
          ))}
        </ul>
      )}
      <Form notKept="Коды показываются только вам и только сейчас.">
        <Button name="intent" value="codes" icon="key">
          {shown ? "Показать ещё раз" : "Показать коды"}
        </Button>
      </Form>
      <p className="mt-2 text-sm text-muted">Никому их не передавайте. Каждый показ записывается в журнал портала.</p>
    </Section>
  );
}
