/** What the journal calls what is done in the store. */
export const shopDeeds = {
  "product.put": "Записан товар",
  "product-stock.put": "Изменён остаток товара",
  "store-category.put": "Записана категория магазина",
  "store-delivery.put": "Записан способ получения",
  "order.moved": "Заказ переведён дальше",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof shopDeeds, string> {}
}
