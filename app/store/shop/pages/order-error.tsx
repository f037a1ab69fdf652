import type { MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { orderOf } from "../forms.ts";
import { shop } from "../routes.ts";
import { stateTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Заказ не оплачен");

export const loader = load(async ({ api, query }) => {
  const id = orderOf(query.order);
  if (!id) throw redirect(href(shop.purchases));
  const { number, state, history, payments, isMine } = await api.shop.order({ id });
  const isOver = ["awaiting-payment", "cancelled-by-user", "cancelled-by-store", "expired"].includes(state);
  if (!isOver) throw redirect(href(shop.order, { id }));
  const last = payments.findLast(({ kind }) => kind === "money");
  if (last && isMine && state === "awaiting-payment") await api.shop.payment({ id: last.id });
  const isBack = payments.some((one) => one.kind === "money" && one.returned > 0);
  return { id, number, state, note: history.at(-1)?.note ?? "", isBack, hasTried: last !== undefined };
});

const wordsFor = (isRefused: boolean): string =>
  isRefused
    ? "Банк не провёл оплату, деньги не списаны. Можно попробовать ещё раз или заплатить другой картой."
    : "Баллы остались у вас. То, что вы выбрали, можно заказать снова.";

export default function OrderError() {
  const { id, number, state, note, isBack, hasTried } = useLoaderData<typeof loader>();
  const isWaiting = state === "awaiting-payment";
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Заказ не оплачен" />
      <EmptyState
        icon="danger"
        title={`Заказ № ${number}: ${stateTitles[state].toLowerCase()}`}
        action={
          isWaiting ? (
            <ButtonLink look="primary" href={href(shop.confirmation, null, { order: id })}>
              Вернуться к оплате
            </ButtonLink>
          ) : (
            <ButtonLink href={href(shop.cart)}>Открыть корзину</ButtonLink>
          )
        }
      >
        {note || wordsFor(isWaiting && hasTried)} {isBack && "Деньги возвращаются на карту: обычно это несколько дней."}
      </EmptyState>
    </div>
  );
}
