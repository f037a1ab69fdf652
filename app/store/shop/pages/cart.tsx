import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { CartLine } from "../contract.ts";
import { cartIntents } from "../forms.ts";
import { shop } from "../routes.ts";
import { GoodsLine } from "../ui/goods-line.tsx";
import { balanceText, StoreTabs } from "../ui/store-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Корзина");

export const loader = load(({ api }) => api.shop.cart({}));

export const action = act(cartIntents);

export default function Cart() {
  const { lines, total, balance, waiting } = useLoaderData<typeof loader>();
  const { problems } = useSmallForm("cart", { id: undefined, count: undefined });
  const missing = total - balance;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Корзина">{balanceText(balance)}</PageHeader>
      <StoreTabs current={shop.cart} />
      {waiting && (
        <div className="mb-4">
          <Notice
            title="Ваш заказ ждёт оплаты"
            action={<Link href={href(shop.confirmation, null, { order: waiting })}>Вернуться к нему</Link>}
          />
        </div>
      )}
      <ErrorSummary problems={problems} />
      {lines.length === 0 ? (
        <EmptyState
          icon="cart"
          title="В корзине пока пусто"
          action={<ButtonLink href={href(shop.home)}>Посмотреть товары</ButtonLink>}
        />
      ) : (
        <>
          <ul className="space-y-2">
            {lines.map((line) => (
              <Line key={line.variantId} line={line} />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <p className="text-xl font-semibold">{`Итого: ${counted(total, pointForms)}`}</p>
            {lines.some(({ problem }) => !problem) && (
              <ButtonLink look="primary" size="l" href={href(shop.checkout)}>
                Оформить
              </ButtonLink>
            )}
          </div>
          {missing > 0 && (
            <p className="mt-2 text-soft">
              {`Не хватает ${counted(missing, pointForms)}. `}
              <Link href={href(tasks.list)}>За что дают баллы</Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Line({ line }: { line: CartLine }) {
  const { variantId, count, problem, was, points } = line;
  return (
    <GoodsLine {...line} price={points}>
      {problem && <p className="text-danger">{problem}</p>}
      {was !== null && points !== null && (
        <p className="text-warning">{`Цена изменилась: было ${counted(was, pointForms)}`}</p>
      )}
      <Form className="mt-2 flex flex-wrap items-end gap-2">
        <input type="hidden" name="id" value={variantId} />
        <TextField
          id={`count-${variantId}`}
          name="count"
          label="Сколько"
          hideLabel
          type="number"
          width="xs"
          defaultValue={String(count)}
        />
        <Button size="s" name="intent" value="count">
          Изменить
        </Button>
        <Button size="s" look="quiet-danger" name="intent" value="drop">
          Убрать
        </Button>
      </Form>
    </GoodsLine>
  );
}
