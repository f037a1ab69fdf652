import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { shopContract } from "./contract.ts";
import { shopDeeds } from "./deeds.ts";
import { shopNavigation } from "./navigation.ts";
import { shop as urls } from "./routes.ts";
import { serveAllAhead } from "./server/ahead.ts";
import { notifyOfArrivals, wishFor } from "./server/arrivals.ts";
import { askBanks } from "./server/bank-round.ts";
import { readBoard } from "./server/board.ts";
import { addToCart, orderAgain, readCart, setCount } from "./server/cart.ts";
import { moveCategory, putCategory, readDeskCategories } from "./server/categories.ts";
import { beginOrder } from "./server/checkout.ts";
import { showCodes } from "./server/codes.ts";
import { putDelivery, readDeliveries, readDeskDeliveries } from "./server/desk.ts";
import { glanceAtStore } from "./server/glance.ts";
import { hearOfOver, notifyOfOrders, notifyOfRefunds, shopNotices } from "./server/notices.ts";
import { cancelOrder, letGo, moveOrder } from "./server/order-moving.ts";
import { readOrder, readOrders, readPayment } from "./server/orders.ts";
import { ownShop } from "./server/own-data.ts";
import { payOrder } from "./server/paying.ts";
import { addPicture, describePicture, dropPicture, movePicture } from "./server/pictures.ts";
import { changeProduct, makeProduct, putVariant, readDeskProducts, readSource } from "./server/product-desk.ts";
import { decideRefund, refund } from "./server/refunds.ts";
import { askReturn, decideReturn } from "./server/returns.ts";
import { reviewKind } from "./server/review-kind.ts";
import { dropReview, readReview, readReviews, review } from "./server/reviews.ts";
import { productSource } from "./server/search-source.ts";
import { putSettings, readSettings } from "./server/settings.ts";
import { keepProduct, readFavourites, readProduct, readShelf } from "./server/shelves.ts";

/** The store: shelves, the cart, an order from the checkout to the buyer's hands (specification §2, product B18). */
export const shop = area({
  title: "Магазин",
  contract: shopContract,
  navigation: shopNavigation,
  rights: { store: "магазин: товары, остатки, заказы" },
  serve: {
    shelf: readShelf,
    favourites: readFavourites,
    product: readProduct,
    reviews: readReviews,
    readReview,
    review,
    dropReview,
    keep: keepProduct,
    cart: readCart,
    add: addToCart,
    setCount,
    deliveries: readDeliveries,
    begin: beginOrder,
    pay: payOrder,
    cancel: cancelOrder,
    again: orderAgain,
    codes: showCodes,
    wish: wishFor,
    orders: readOrders,
    order: readOrder,
    payment: readPayment,
    askReturn,
    refund,
    decideRefund,
    decideReturn,
    settings: readSettings,
    putSettings,
    deskProducts: readDeskProducts,
    source: readSource,
    make: makeProduct,
    change: changeProduct,
    addPicture,
    describePicture,
    movePicture,
    dropPicture,
    putVariant,
    categories: readDeskCategories,
    putCategory,
    moveCategory,
    deskDeliveries: readDeskDeliveries,
    putDelivery,
    board: readBoard,
    move: moveOrder,
  },
  keeps: ownShop,
  kinds: [reviewKind],
  widgets: { store: glanceAtStore },
  search: [productSource],
  deeds: shopDeeds,
  notices: [shopNotices],
  listeners: [notifyOfOrders, notifyOfRefunds, notifyOfArrivals, hearOfOver],
  jobs: [
    {
      name: "store.let-go",
      title: "Отпустить то, что отложено и не оплачено",
      cron: "* * * * *",
      free: true,
      run: letGo,
    },
    {
      name: "store.serve-ahead",
      title: "Отдать предзаказанное, которое пришло",
      cron: "* * * * *",
      free: true,
      run: serveAllAhead,
    },
    {
      name: "store.ask-bank",
      title: "Спросить у банка, что с оплатой и возвратами",
      cron: "* * * * *",
      free: true,
      run: askBanks,
    },
  ],
  postings: [
    {
      name: "order",
      title: "Заказ в магазине",
      why: "Столько стоит заказ: цены указаны на его странице.",
      address: (id) => href(urls.order, { id }),
    },
  ],
});
