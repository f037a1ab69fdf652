import { page, pictured } from "#app/web/urls.ts";

export const storeDesk = {
  adminOrders: page("/admin/store", { audience: "store", title: "Заказы магазина" }),
  adminOrder: page("/admin/store/orders/:id", { audience: "store", title: "Заказ сотрудника" }),
  adminProducts: page("/admin/store/products", { audience: "store", title: "Товары магазина" }),
  adminNewProduct: page("/admin/store/products/create", { audience: "store", title: "Новый товар" }),
  adminProduct: page("/admin/store/products/:id", { audience: "store", title: "Изменить товар", files: pictured }),
  adminCategories: page("/admin/store/categories", { audience: "store", title: "Категории магазина" }),
  adminDeliveries: page("/admin/store/deliveries", { audience: "store", title: "Способы получения" }),
  adminStock: page("/admin/store/stock", { audience: "store", title: "Остатки таблицей", files: pictured }),
  adminStockTable: page("/admin/store/stock.csv", { audience: "store" }),
  adminFigures: page("/admin/store/figures", { audience: "store", title: "Показатели магазина" }),
  adminSettings: page("/admin/store/settings", { audience: "store", title: "Правила магазина" }),
};
