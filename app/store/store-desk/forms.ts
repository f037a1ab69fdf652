import { z } from "zod";
import { readersFields } from "#app/people/account/forms.ts";
import { deliveryWords, orderStates, pictureAlt, productWords, settingsWords } from "#app/store/shop/contract.ts";
import { linesOf, number, picked, told } from "#app/store/shop/forms.ts";
import { intent } from "#app/web/page.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { isWall, momentOf } from "#app/web/wall-time.ts";
import { storeDesk } from "./routes.ts";

/** Up or down, as ↑ and ↓ send it. */
const by = z.coerce.number().pipe(z.union([z.literal(-1), z.literal(1)]));

/** Which state the board is asked for. */
export const stateOf = (value: string | undefined) => z.enum(orderStates).catch("paid").parse(value);
/** Roubles as people write them, with kopecks after a comma or a point, into kopecks. */
const roubles = z
  .string()
  .trim()
  .regex(/^\d{1,7}([.,]\d{1,2})?$/, "Напишите сумму, например 1499,90")
  .transform((text) => Math.round(Number(text.replace(",", ".")) * 100));

const waiting = (waits: boolean, done: string) =>
  told("refund", waits ? "Сумма больше предела: нужно согласие ещё одного сотрудника" : done);

/** What another keeper has asked to give back is decided here. */
const decision = (agreed: boolean, text: string) =>
  intent(z.object({ refund: z.uuid() }), async ({ api, value: { refund: id }, here }) => {
    await api.shop.decideRefund({ id, agreed });
    return { to: here(), toast: told("refund", text) };
  });

export const moveIntents = {
  refund: intent(
    z.object({
      ...{ ...picked, points: number(100_000_000).default(0), money: roubles.default(0) },
      words: z
        .string({ error: "Напишите покупателю, за что возврат" })
        .trim()
        .min(3, "Напишите покупателю, за что возврат")
        .max(300, "Не больше 300 знаков"),
    }),
    async ({ api, value: { points, money, words, ...value }, params: { id = "" }, here }) => {
      const { waits } = await api.shop.refund({ id, points, money, words, lines: linesOf(value) });
      return { to: here(), toast: waiting(waits, "Возвращаем, покупателю сообщат") };
    },
  ),
  agreeRefund: decision(true, "Возврат согласован"),
  declineRefund: decision(false, "Возврат отклонён"),
  decideReturn: intent(
    z.object({
      ...{ ...picked, return: z.uuid(), agreed: z.enum(["yes", "no"], { error: "Выберите решение" }) },
      answer: z.string().trim().max(300, "Не больше 300 знаков").default(""),
    }),
    async ({ api, value: { answer, ...value }, here }) => {
      const agreed = value.agreed === "yes";
      const { waits } = await api.shop.decideReturn({ id: value.return, agreed, answer, lines: linesOf(value) });
      return { to: here(), toast: waiting(waits, agreed ? "Возврат принят" : "Возврат не принят, покупателю сообщат") };
    },
  ),
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

/** The clocks by which the store sells. */
export const storeZone = "Europe/Moscow";
const wall = z
  .string()
  .refine(isWall, "Выберите день и время")
  .optional()
  .transform((text) => (text ? momentOf(text, storeZone) : null));
const day = z.iso
  .date({ error: "Выберите день" })
  .optional()
  .transform((text) => text ?? null);

const { audience: _, ...said } = productWords;
const product = {
  ...{ ...said, parts: readersFields.parts, availableFrom: wall, availableTo: wall, promisedOn: day },
  title: z.string({ error: "Назовите товар" }).pipe(productWords.title),
  money: roubles.optional(),
  ...{ digital: ticked, service: ticked, archived: ticked },
};

/** Whom a product is for, as the API wants it. */
const toProduct = <Form extends { parts: string[] }>({ parts, ...words }: Form) => ({
  ...words,
  audience: parts.length ? parts : null,
});

export const makeIntents = {
  make: intent(z.object({ ...product, stock: number(1_000_000).optional() }), async ({ api, value }) => {
    const { id } = await api.shop.make(toProduct(value));
    return { to: href(storeDesk.adminProduct, { id }), toast: told("product", "Товар создан") };
  }),
};

const id = (params: Record<string, string>) => params.id ?? "";

export const productDeskIntents = {
  change: intent(z.object({ ...product, revision: z.coerce.number().int() }), async ({ api, value, params, here }) => {
    await api.shop.change({ id: id(params), ...toProduct(value) });
    return { to: here(), toast: told("product", "Товар сохранён") };
  }),
  picture: intent(
    z.object({ picture: z.file({ error: "Выберите картинку" }), alt: pictureAlt }),
    async ({ api, value, params, here }) => {
      await api.shop.addPicture({ id: id(params), ...value });
      return { to: here("pictures"), toast: told("product", "Картинка добавлена") };
    },
  ),
  describe: intent(z.object({ pictureId: z.uuid(), alt: pictureAlt }), async ({ api, value, params, here }) => {
    await api.shop.describePicture({ id: id(params), ...value });
    return { to: here("pictures"), toast: told("product", "Описание картинки сохранено") };
  }),
  move: intent(z.object({ pictureId: z.uuid(), by }), async ({ api, value, params, here }) => {
    await api.shop.movePicture({ id: id(params), ...value });
    return { to: here("pictures") };
  }),
  dropPicture: intent(z.object({ pictureId: z.uuid() }), async ({ api, value, params, here }) => {
    await api.shop.dropPicture({ id: id(params), ...value });
    return { to: here("pictures"), toast: told("product", "Картинка убрана") };
  }),
  codes: intent(
    z.object({ codesOf: z.uuid(), codes: z.string({ error: "Напишите хотя бы один код, каждый на своей строке" }) }),
    async ({ api, value, here }) => {
      const { added, known } = await api.storeDesk.addCodes({ id: value.codesOf, codes: value.codes });
      return { to: here(), toast: told("codes", `Добавлено кодов: ${added}${known ? `, уже были: ${known}` : ""}`) };
    },
  ),
  variant: intent(
    z.object({
      variantId: z.uuid().optional(),
      title: z.string().trim().max(60, "Не больше 60 знаков").default(""),
      sku: z.string().trim().max(60, "Не больше 60 знаков").default(""),
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

const stockLine = z.tuple([z.uuid(), z.number().int().nullable(), z.number().int().nullable()]);
const lost = "Эта проверка устарела: загрузите таблицу ещё раз";

/** What a dry run has found, as its form brings it back. */
const stockLines = z.string({ error: lost }).transform((text, context) => {
  try {
    const lines = z.array(stockLine).max(5000).parse(JSON.parse(text));
    return lines.map(([variantId, seen, stock]) => ({ variantId, seen, stock }));
  } catch {
    context.addIssue({ code: "custom", message: lost });
    return z.NEVER;
  }
});

export const stockIntents = {
  look: intent(z.object({ file: z.file({ error: "Выберите файл" }) }), async ({ api, value }) => ({
    show: await api.storeDesk.planStock(value),
  })),
  apply: intent(z.object({ lines: stockLines }), async ({ api, value, here }) => {
    const { changed, passed } = await api.storeDesk.putStock(value);
    const left = passed.length ? `, пока вы смотрели, изменились и остались: ${passed.slice(0, 5).join("; ")}` : "";
    return { to: here(), toast: told("stock", `Записано остатков: ${changed}${left}`) };
  }),
};

export const boardIntents = {
  many: intent(
    z.object({
      ids: z.array(z.uuid()).min(1, "Отметьте хотя бы один заказ").max(100).default([]),
      from: z.enum(orderStates),
      to: z.enum(orderStates, { error: "Выберите, что с заказами" }),
    }),
    async ({ api, value, here }) => {
      const { moved, passed } = await api.storeDesk.moveMany(value);
      const text = `Переведено заказов: ${moved}${passed ? `, не переведено: ${passed}` : ""}`;
      return { to: here(), toast: told("orders", text) };
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
      parentId: z.uuid().optional(),
      archived: ticked,
    }),
    async ({ api, value }) => {
      await api.shop.putCategory(value);
      return { to: href(storeDesk.adminCategories), toast: told("category", "Категория сохранена") };
    },
  ),
  move: intent(z.object({ id: z.uuid(), by }), async ({ api, value, here }) => {
    await api.shop.moveCategory(value);
    return { to: here() };
  }),
};

export const settingsIntents = {
  put: intent(
    z.object({
      ...{ rulesUrl: settingsWords.rulesUrl, returnUrl: settingsWords.returnUrl },
      pointsShare: number(100),
      pointsAlone: number(10_000_000),
      moneyAlone: roubles,
      returnDays: number(365),
    }),
    async ({ api, value, here }) => {
      await api.shop.putSettings(value);
      return { to: here(), toast: told("settings", "Правила магазина сохранены") };
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
