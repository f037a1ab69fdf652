import { csv } from "#app/web/csv.ts";
import { load } from "#app/web/page.ts";

const head = ["Номер", "Артикул", "Товар", "Вариант", "Остаток"];

/** The stock of the store as a table for other programs; changed, it may be brought back. */
export const loader = load(async ({ api }) => {
  const { items } = await api.storeDesk.stock({});
  const rows = items
    .filter(({ digital }) => !digital)
    .map(({ variantId, sku, product, variant, stock }) => [
      ...[variantId, sku, product, variant, stock === null ? "" : String(stock)],
    ]);
  return csv("остатки.csv", head, rows);
});
