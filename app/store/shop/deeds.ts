/** What the journal calls what is done in the store. */
export const shopDeeds = {
  "product.put": "Записан товар",
  "product-stock.put": "Изменён остаток товара",
  "product-codes.put": "Добавлены коды товара",
  "stock-table.put": "Остатки изменены таблицей",
  "code.shown": "Показаны коды заказа",
  "store-category.put": "Записана категория магазина",
  "store-delivery.put": "Записан способ получения",
  "store-settings.put": "Изменены правила магазина",
  "order.moved": "Заказ переведён дальше",
  "refund.given": "Покупателю вернули",
  "refund.asked": "Просят вернуть покупателю больше предела",
  "refund.refused": "Возврат не согласован",
  "return.agreed": "Возврат товара принят",
  "return.refused": "Возврат товара не принят",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof shopDeeds, string> {}
}
