import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { checkoutWords, reviewWords, shelves } from "./contract.ts";
import { shop } from "./routes.ts";

/** What is said when something is done. */
export const told = (id: string, text: string) => ({ id, kind: "success" as const, text });

/** Which shelf an address asks for; a wrong word asks for all. */
export const shelfOf = (value: string | undefined) => z.enum(shelves).catch("all").parse(value);
/** Which order a page of the checkout is about. */
export const orderOf = (value: string | undefined) => z.uuid().optional().catch(undefined).parse(value);

export const productIntents = {
  add: intent(z.object({ variantId: z.uuid({ error: "Выберите вариант" }) }), async ({ api, value, here }) => {
    await api.shop.add(value);
    return { to: here(), toast: told("cart", "Товар в корзине") };
  }),
  wish: intent(z.object({ variantId: z.uuid(), wanted: z.enum(["on", "off"]) }), async ({ api, value, here }) => {
    const wanted = value.wanted === "on";
    await api.shop.wish({ id: value.variantId, wanted });
    return { to: here(), toast: told("wish", wanted ? "Сообщим, когда появится" : "Не будем сообщать") };
  }),
  keep: intent(z.object({ kept: z.enum(["on", "off"]) }), async ({ api, value, params: { id = "" }, here }) => {
    await api.shop.keep({ id, kept: value.kept === "on" });
    return { to: here() };
  }),
};

/** A whole number that people write. */
export const number = (most: number) =>
  z.coerce.number({ error: "Напишите число" }).int("Только целое число").min(0, "Не меньше нуля").max(most);

export const cartIntents = {
  count: intent(z.object({ id: z.uuid(), count: number(99) }), async ({ api, value, here }) => {
    await api.shop.setCount(value);
    return { to: here(), toast: told("cart", value.count ? "Количество изменено" : "Товар убран из корзины") };
  }),
  drop: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.shop.setCount({ ...value, count: 0 });
    return { to: here(), toast: told("cart", "Товар убран из корзины") };
  }),
};

export const checkoutIntents = {
  begin: intent(
    z.object({
      ...checkoutWords,
      recipient: z.string({ error: "Напишите, кто получит заказ" }).pipe(checkoutWords.recipient),
    }),
    async ({ api, value }) => {
      const { id } = await api.shop.begin(value);
      return { to: href(shop.confirmation, null, { order: id }) };
    },
  ),
};

export const payIntents = {
  pay: intent(
    z.object({
      id: z.uuid(),
      total: z.coerce.number().int().min(0),
      money: z.coerce.number().int().min(0).default(0),
      agreed: z.literal("on", { error: "Отметьте, что согласны с правилами магазина" }),
    }),
    async ({ api, value: { agreed: _, ...value } }) => {
      const { id, atBank } = await api.shop.pay(value);
      return { to: href(atBank ? shop.orderAcquiring : shop.success, null, { order: id }) };
    },
  ),
};

/** Things of an order that come back, a place in each list for each of them. */
export const picked = {
  variantId: z.array(z.uuid()).max(50).default([]),
  count: z.array(number(99)).max(50).default([]),
  shelf: z.array(number(99)).max(50).default([]),
};
type Picked = { variantId: string[]; count: number[]; shelf: number[] };
export const linesOf = ({ variantId, count, shelf }: Picked) =>
  variantId.map((one, at) => ({ variantId: one, count: count[at] ?? 0, shelf: shelf[at] ?? 0 }));

export const reviewIntents = {
  review: intent(z.object(reviewWords), async ({ api, value, params: { id = "" }, here }) => {
    const { waits } = await api.shop.review({ id, ...value });
    const text = waits ? "Отзыв на модерации: остальные увидят его, когда модератор прочитает" : "Спасибо за отзыв";
    return { to: here(), toast: told("review", text) };
  }),
  drop: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.shop.dropReview({ id });
    return { to: here(), toast: told("review", "Отзыв убран") };
  }),
};

export const orderIntents = {
  codes: intent(z.object({}), async ({ api, params: { id = "" } }) => ({ show: await api.shop.codes({ id }) })),
  return: intent(
    z.object({
      ...picked,
      words: z.string({ error: "Напишите, что не так" }).trim().min(3, "Напишите, что не так").max(500),
    }),
    async ({ api, value: { words, ...value }, params: { id = "" }, here }) => {
      await api.shop.askReturn({ id, words, lines: linesOf(value) });
      return { to: here(), toast: told("return", "Магазин ответит на вашу просьбу") };
    },
  ),
  cancel: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.shop.cancel({ id });
    return { to: here(), toast: told("order", "Заказ отменён") };
  }),
  again: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    const { missed } = await api.shop.again({ id });
    const text = missed ? "Товары в корзине, но не все есть в наличии" : "Товары снова в корзине";
    return { to: href(shop.cart), toast: told("cart", text) };
  }),
};
