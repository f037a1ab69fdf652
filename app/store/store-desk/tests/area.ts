import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    stock: () => desk({}),
    planStock: () => desk({ file: new File(["Артикул;Остаток\nНЕТ;1\n"], "остатки.csv", { type: "text/csv" }) }),
    putStock: () => desk({ lines: [] }),
    moveMany: () => desk({ ids: [newId()], from: "paid", to: "assembling" }),
    addCodes: async (world) => {
      const words = { title: `Билет ${newId().slice(-8)}`, categoryId: world.sever.shelf, points: 1, digital: true };
      const { id: productId } = await apiAs(world.admin).shop.make(words);
      const { variants } = await apiAs(world.admin).shop.source({ id: productId });
      const { id } = variants[0]!;
      return { ...desk({ id, codes: newId() }), id };
    },
    figures: () => desk({}),
  },
  addresses: {
    adminOrder: ({ sever }) => about("company", "id", sever.order),
    adminProduct: ({ sever }) => about("company", "id", sever.product),
  },
  pages: {
    "/admin/store": { statements: 2, ask: ({ admin }) => [admin.shop.board({})] },
    "/admin/store/products": { statements: 1, ask: ({ admin }) => [admin.shop.deskProducts({})] },
    "/admin/store/stock.csv": { statements: 1, ask: ({ admin }) => [admin.storeDesk.stock({})] },
    "/admin/store/figures": { statements: 3, ask: ({ admin }) => [admin.storeDesk.figures({})] },
    "/admin/store/settings": { statements: 1, ask: ({ admin }) => [admin.shop.settings({})] },
  },
};
