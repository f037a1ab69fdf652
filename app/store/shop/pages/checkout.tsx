import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { checkoutIntents, orderOf } from "../forms.ts";
import { shop } from "../routes.ts";
import { CheckoutSteps } from "../ui/checkout-steps.tsx";
import { totalText } from "../ui/price.tsx";
import { deliveryTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Оформление заказа");

export const loader = load(async ({ api, query }) => {
  const [cart, { items }] = await Promise.all([api.shop.cart({}), api.shop.deliveries({})]);
  const chosen = orderOf(query.delivery);
  // Post offices are many: the one that was chosen stands here, the others on a page of their own.
  const goods = cart.lines.filter(({ problem }) => !problem);
  const isCode = goods.length > 0 && goods.every(({ digital }) => digital) && items.some(({ kind }) => kind === "code");
  const isService = !isCode && goods.length > 0 && goods.every(({ digital, service }) => digital || service);
  const only = isCode ? "code" : isService && items.some(({ kind }) => kind === "service") ? "service" : null;
  const ways = items.filter(({ kind, id }) =>
    only ? kind === only : !["code", "service"].includes(kind) && (kind !== "post" || id === chosen),
  );
  const isEmpty = cart.lines.every(({ problem }) => problem);
  const { total, money, either, least, most, suggested, balance } = cart;
  const sums = { total, money, either, least, most, suggested, balance };
  return { sums, isEmpty, ways, chosen, hasPost: !only && items.some(({ kind }) => kind === "post") };
});

export const action = act(checkoutIntents);

type Range = { least: number; most: number; balance: number };

const splitText = ({ least, most, balance }: Range): string =>
  `От ${least} до ${most}, у вас ${counted(balance, pointForms)}. Остальное – картой: сколько, увидите перед оплатой.`;

export default function Checkout() {
  const { sums, isEmpty, ways, chosen, hasPost } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const { fields, problems } = useSmallForm("checkout", {
    ...{
      recipient: viewer.name,
      phone: undefined,
      deliveryId: chosen ?? (ways.length === 1 ? ways[0]?.id : undefined),
      address: undefined,
    },
    ...{ comment: undefined, total: undefined, points: String(sums.suggested) },
  });
  // Who has written it while the cart was emptied elsewhere keeps their words.
  if (isEmpty && problems.length === 0)
    return (
      <div className="mx-auto max-w-2xl">
        <PageHeader title="Оформление заказа" />
        <EmptyState
          icon="cart"
          title="В корзине нет ничего, что можно заказать"
          action={<ButtonLink href={href(shop.home)}>Посмотреть товары</ButtonLink>}
        />
      </div>
    );
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Оформление заказа" />
      <CheckoutSteps at="delivery" />
      <Card>
        {ways.length === 0 && !hasPost ? (
          <EmptyState icon="place" title="Магазин ещё не сказал, как получить заказ">
            Напишите тому, кто ведёт магазин.
          </EmptyState>
        ) : (
          <Form id="checkout" className="space-y-5">
            <ErrorSummary problems={problems} />
            <input type="hidden" name="total" value={sums.total} />
            <input type="hidden" name="money" value={sums.money} />
            <TextField field={fields.recipient} label="Кто получит" maxLength={120} autoComplete="name" />
            <TextField field={fields.phone} label="Телефон" type="tel" maxLength={25} autoComplete="tel" />
            <RadioGroup
              field={fields.deliveryId}
              label="Как получить"
              look="cards"
              choices={ways.map(({ id, kind, title, town, index, address }) => ({
                ...{ value: id, label: title },
                hint: [deliveryTitles[kind], index, town, address].filter((part) => part && part !== title).join(", "),
              }))}
            />
            {hasPost && (
              <p>
                <Link href={href(shop.postWidget)} className="inline-block min-h-6">
                  Выбрать отделение почты
                </Link>
              </p>
            )}
            <TextField field={fields.address} label="Адрес для курьера" maxLength={300} optional />
            <TextareaField field={fields.comment} label="Комментарий" rows={2} maxLength={500} optional />
            <p id={fields.total.id} tabIndex={-1} className="text-lg font-semibold">
              {`Итого: ${totalText(sums)}`}
            </p>
            {sums.either.money > 0 && (
              <TextField
                field={fields.points}
                label="Сколько баллов потратить"
                hint={splitText(sums)}
                type="number"
                width="s"
                unit="баллов"
              />
            )}
            <FormActions>
              <Button look="primary" name="intent" value="begin">
                Дальше: проверить заказ
              </Button>
              <ButtonLink look="quiet" href={href(shop.cart)}>
                Вернуться в корзину
              </ButtonLink>
            </FormActions>
          </Form>
        )}
      </Card>
    </div>
  );
}
