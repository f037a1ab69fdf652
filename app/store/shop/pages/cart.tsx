import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { CartLine } from "../contract.ts";
import { cartIntents } from "../forms.ts";
import { shop } from "../routes.ts";
import { GoodsLine } from "../ui/goods-line.tsx";
import { priceText, totalText } from "../ui/price.tsx";
import { balanceText, StoreTabs } from "../ui/store-tabs.tsx";
import { goodsName } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Корзина магазина");

export const loader = load(({ api }) => api.shop.cart({}));

export const action = act(cartIntents);

export default function Cart() {
  const { lines, total, money, either, least, balance, waiting } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("cart", { id: undefined, count: undefined });
  const missing = least - balance;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Корзина">{balanceText(balance)}</PageHeader>
      <StoreTabs current={shop.cart} />
      {waiting && (
        <div className="mb-4">
          <Notice
            title="Ваш заказ ждёт оплаты"
            action={
              <Link href={href(shop.confirmation, null, { order: waiting })} className="inline-block min-h-6">
                Вернуться к нему
              </Link>
            }
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
          <ul id="cart" className="space-y-2">
            {lines.map((line) => (
              <Line
                key={line.variantId}
                line={line}
                {...(fields.id.defaultValue === line.variantId && { asked: fields.count })}
              />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <p className="text-xl font-semibold">{`Итого: ${totalText({ total, money, either })}`}</p>
            {lines.some(({ problem }) => !problem) && (
              <ButtonLink look="primary" size="l" href={href(shop.checkout)}>
                Оформить
              </ButtonLink>
            )}
          </div>
          {missing > 0 && (
            <p className="mt-2 text-soft">
              {`Не хватает ${counted(missing, pointForms)}. `}
              <Link href={href(tasks.list)} className="inline-block min-h-6">
                За что дают баллы
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** `asked` is the number that has just been refused. */
function Line({ line, asked }: { line: CartLine; asked?: FieldSource }) {
  const { variantId, count, problem, was, points } = line;
  const name = goodsName(line);
  const most = Math.max(20, count);
  return (
    <GoodsLine {...line} price={points}>
      {problem && <p className="text-danger">{problem}</p>}
      {was !== null && <p className="text-warning">{`Цена изменилась: было ${priceText(was)}`}</p>}
      <Form className="mt-2 flex flex-wrap items-end gap-2">
        <input type="hidden" name="id" value={variantId} />
        <SelectField
          key={count}
          {...(asked ? { field: asked } : { id: `count-${variantId}`, name: "count", defaultValue: String(count) })}
          label={`Сколько: ${name}`}
          hideLabel
          className="w-24"
          options={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
        />
        <Button size="s" name="intent" value="count" aria-label={`Изменить количество: ${name}`}>
          Изменить
        </Button>
        <Button size="s" look="quiet-danger" name="intent" value="drop" aria-label={`Убрать: ${name}`}>
          Убрать
        </Button>
      </Form>
    </GoodsLine>
  );
}
