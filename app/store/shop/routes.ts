import { page } from "#app/web/urls.ts";

export const shop = {
  home: page("/store", { title: "Магазин", deepLinks: ["store"] }),
  purchases: page("/store/purchases", { title: "Мои покупки" }),
  search: page("/store/search", { title: "Поиск в магазине" }),
  favourites: page("/store/favorites", { title: "Избранные товары" }),
  checkout: page("/store/checkout", { title: "Оформление заказа" }),
  confirmation: page("/store/checkout/confirmation", { title: "Проверка заказа" }),
  success: page("/store/checkout/success", { title: "Заказ оформлен" }),
  orderAcquiring: page("/store/order-acquiring", { title: "Оплата заказа" }),
  orderError: page("/store/order-error", { title: "Заказ не оплачен" }),
  postWidget: page("/store/post-widget", { title: "Выбор отделения почты" }),
  category: page("/store/category/:id", { title: "Категория товаров" }),
  product: page("/store/product/:id", { title: "Товар", deepLinks: ["store"] }),
  reviews: page("/store/product/:id/reviews", { title: "Отзывы о товаре" }),
  review: page("/store/reviews/:id", { title: "Отзыв о товаре" }),
  cart: page("/store/cart", { title: "Корзина" }),
  order: page("/store/orders/:id", { title: "Заказ" }),
  receipt: page("/store/orders/:id/receipt", { title: "Квитанция" }),
  acquiring: page("/store/acquiring/:id", { title: "Оплата" }),
};
