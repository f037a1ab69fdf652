import { z } from "zod";
import { orderStates } from "#app/store/shop/contract.ts";
import { operation } from "#platform/api/operation.ts";

const access = "store";
const id = z.uuid();
const stock = z.number().nullable();

const stockPlan = z.object({
  changes: z.array(z.object({ variantId: id, title: z.string(), from: stock, to: stock })),
  /** How many lines say what is so already. */
  same: z.number(),
  problems: z.array(z.object({ line: z.number(), text: z.string() })),
});
export type StockPlanView = z.output<typeof stockPlan>;

const week = z.object({
  /** Its Monday. */
  week: z.string(),
  orders: z.number(),
  points: z.number(),
  /** In kopecks. */
  money: z.number(),
  pointsBack: z.number(),
  moneyBack: z.number(),
});
const counted = z.object({ title: z.string(), count: z.number() });

export const storeDeskContract = {
  stock: operation({ method: "GET", path: "/admin/store/stock", summary: "Остатки", access })
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(
          z.object({
            ...{ variantId: id, sku: z.string(), product: z.string(), variant: z.string(), stock },
            digital: z.boolean(),
          }),
        ),
      }),
    ),
  planStock: operation({
    method: "POST",
    path: "/admin/store/stock/plan",
    summary: "Что изменит таблица остатков",
    access,
  })
    .input(z.strictObject({ file: z.file({ error: "Выберите файл" }).max(5 * 1024 * 1024, "Файл не больше 5 МБ") }))
    .output(stockPlan),
  putStock: operation({ method: "PUT", path: "/admin/store/stock", summary: "Записать остатки", access })
    .input(
      z.strictObject({
        lines: z
          .array(
            z.strictObject({
              variantId: id,
              seen: z.number().int().min(0).nullable(),
              stock: z.number().int().min(0).max(1_000_000).nullable(),
            }),
          )
          .max(5000),
      }),
    )
    .output(z.object({ changed: z.number(), passed: z.array(z.string()) })),
  moveMany: operation({ method: "PUT", path: "/admin/store/orders", summary: "Перевести многие заказы", access })
    .input(
      z.strictObject({
        ids: z.array(id).max(100),
        from: z.enum(orderStates),
        to: z.enum(orderStates, { error: "Выберите, что с заказами" }),
      }),
    )
    .output(z.object({ moved: z.number(), passed: z.number() })),
  addCodes: operation({
    method: "PUT",
    path: "/admin/store/variants/{id}/codes",
    summary: "Добавить коды",
    access,
    keepsNoKey: true,
  })
    .input(
      z.strictObject({ id, codes: z.string({ error: "Напишите коды" }).max(150_000, "Слишком много кодов сразу") }),
    )
    .output(z.object({ added: z.number(), known: z.number() })),
  figures: operation({ method: "GET", path: "/admin/store/figures", summary: "Показатели магазина", access })
    .input(z.strictObject({}))
    .output(z.object({ weeks: z.array(week), products: z.array(counted), categories: z.array(counted) })),
};
