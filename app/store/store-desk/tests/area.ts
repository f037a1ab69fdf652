import type { AreaTests } from "#tests/support/area-tests.ts";
import { about } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  addresses: {
    adminOrder: ({ sever }) => about("company", "id", sever.order),
    adminProduct: ({ sever }) => about("company", "id", sever.product),
  },
  pages: {
    "/admin/store": { statements: 2, ask: ({ admin }) => [admin.shop.board({})] },
    "/admin/store/products": { statements: 1, ask: ({ admin }) => [admin.shop.deskProducts({})] },
    "/admin/store/settings": { statements: 1, ask: ({ admin }) => [admin.shop.settings({})] },
  },
};
