import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { checkoutWords, deliveryWords, orderStates, productWords, shelves } from "./contract.ts";
import { storeDesk } from "./desk-routes.ts";
import { shop } from "./routes.ts";

const told = (id: string, text: string) => ({ id, kind: "success" as const, text });

/** Which shelf an address asks for; a wrong word asks for all. */
export const shelfOf = (value: string | undefined) => z.enum(shelves).catch("all").parse(value);
/** Which state the board is asked for. */
export const stateOf = (value: string | undefined) => z.enum(orderStates).catch("paid").parse(value);
/** Which order a page of the checkout is about. */
export const orderOf = (value: string | undefined) => z.uuid().optional().catch(undefined).parse(value);

export const productIntents = {
  add: intent(z.object({ variantId: z.uuid({ error: "Выберите вариант" }) }), async ({ api, value, here }) => {
    await api.shop.add(value);
    return { to: here(), toast: told("cart", "Товар в корзине") };
  }),
  keep: intent(z.object({ kept: z.enum(["on", "off"]) }), async ({ api, value, params: { id = "" }, here }) => {
    await api.shop.keep({ id, kept: value.kept === "on" });
    return { to: here() };
  }),
};

const number = (most: number) =>
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
      agreed: z.literal("on", { error: "Отметьте, что согласны с правилами магазина" }),
    }),
    async ({ api, value: { agreed: _, ...value } }) => {
      const { id } = await api.shop.pay(value);
      return { to: href(shop.success, null, { order: id }) };
    },
  ),
};

export const orderIntents = {
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

export const moveIntents = {
  move: intent(
    z.object({
      from: z.enum(orderStates),
      to: z.enum(orderStates, { error: "Выберите, что с заказом" }),
      track: z.string().trim().max(60, "Не больше 60 знаков").default(""),
      note: z.string().trim().max(300, "Не больше 300 знаков").default(""),
    }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.shop.move({ id, ...value });
      return { to: here(), toast: told("order", "Заказ переведён, покупателю сообщат") };
    },
  ),
};

/** Roubles as people write them, with kopecks after a comma or a point, into kopecks. */
const roubles = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, "Напишите сумму, например 1499,90")
  .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
  .optional();

const product = {
  ...productWords,
  title: z.string({ error: "Назовите товар" }).pipe(productWords.title),
  money: roubles,
  archived: ticked,
};

export const makeIntents = {
  make: intent(z.object({ ...product, stock: number(1_000_000).optional() }), async ({ api, value }) => {
    const { id } = await api.shop.make(value);
    return { to: href(storeDesk.adminProduct, { id }), toast: told("product", "Товар создан") };
  }),
};

const id = (params: Record<string, string>) => params.id ?? "";

export const productDeskIntents = {
  change: intent(z.object({ ...product, revision: z.coerce.number().int() }), async ({ api, value, params, here }) => {
    await api.shop.change({ id: id(params), ...value });
    return { to: here(), toast: told("product", "Товар сохранён") };
  }),
  picture: intent(
    z.object({ picture: z.file({ error: "Выберите картинку" }) }),
    async ({ api, value, params, here }) => {
      await api.shop.picture({ id: id(params), ...value });
      return { to: here(), toast: told("product", "Картинка сохранена") };
    },
  ),
  variant: intent(
    z.object({
      variantId: z.uuid().optional(),
      title: z.string().trim().max(60, "Не больше 60 знаков").default(""),
      stock: number(1_000_000).optional(),
      seen: number(1_000_000).optional(),
      archived: ticked,
    }),
    async ({ api, value, params, here }) => {
      await api.shop.putVariant({ id: id(params), ...value });
      return { to: here(), toast: told("variant", "Вариант сохранён") };
    },
  ),
};

export const categoryIntents = {
  put: intent(
    z.object({
      id: z.uuid().optional(),
      title: z
        .string({ error: "Назовите категорию" })
        .trim()
        .min(2, "Назовите категорию")
        .max(60, "Не больше 60 знаков"),
      place: number(1000).default(0),
      archived: ticked,
    }),
    async ({ api, value }) => {
      await api.shop.putCategory(value);
      return { to: href(storeDesk.adminCategories), toast: told("category", "Категория сохранена") };
    },
  ),
};

export const deliveryIntents = {
  put: intent(
    z.object({
      ...deliveryWords,
      id: z.uuid().optional(),
      title: z.string({ error: "Назовите способ или место" }).pipe(deliveryWords.title),
      archived: ticked,
    }),
    async ({ api, value }) => {
      await api.shop.putDelivery(value);
      return { to: href(storeDesk.adminDeliveries), toast: told("delivery", "Способ получения сохранён") };
    },
  ),
};
