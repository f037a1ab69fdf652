const found = (query: string) => `/store/search?${new URLSearchParams({ query })}`;

/** How the pages of the store are opened: anna has a cart, an order that waits to be paid, and one that is put together. */
export const shopPages = {
  "shop/confirmation": { path: "/store/checkout/confirmation?order={waitingOrder}" },
  "shop/success": { path: "/store/checkout/success?order={order}" },
  "shop/orderAcquiring": { path: "/store/order-acquiring?order={order}" },
  "shop/orderError": { path: "/store/order-error?order={waitingOrder}" },
  "shop/category": { path: "/store/category/{category}" },
  "shop/product": { path: "/store/product/{product}" },
  "shop/order": { path: "/store/orders/{order}" },
  "shop/receipt": { path: "/store/orders/{order}/receipt" },
  "shop/acquiring": { path: "/store/acquiring/{payment}" },
  "store-desk/adminOrders": { who: "admin" },
  "store-desk/adminOrder": { path: "/admin/store/orders/{placedOrder}", who: "admin" },
  "store-desk/adminProducts": { who: "admin" },
  "store-desk/adminNewProduct": { who: "admin" },
  "store-desk/adminProduct": { path: "/admin/store/products/{product}", who: "admin" },
  "store-desk/adminStock": { who: "admin" },
  "store-desk/adminStockTable": { who: "admin" },
  "store-desk/adminFigures": { who: "admin" },
  "store-desk/adminSettings": { who: "admin" },
  "store-desk/adminCategories": { who: "admin" },
  "store-desk/adminDeliveries": { who: "admin" },
};

export const shopStates = {
  "nothing new for one's points": { path: "/store?shelf=affordable", who: "editor" },
  "nothing found in the store": { path: found("абракадабра") },
  "a thing that is sold out": { path: "/store/product/{soldOut}" },
  "a thing for money alone": { path: "/store/product/{forMoney}" },
  "no favourite things": { path: "/store/favorites", who: "editor" },
  "an empty cart": { path: "/store/cart", who: "editor" },
  "a cart beyond one's points": { path: "/store/cart", who: "ivan" },
  "a checkout of nothing": { path: "/store/checkout", who: "editor" },
  "a checkout by post": { path: "/store/checkout?delivery={postOffice}" },
  "not enough points": { path: "/store/checkout/confirmation?order={dearOrder}", who: "ivan" },
  "an order that the store has cancelled": { path: "/store/orders/{cancelledOrder}", who: "ivan" },
  "an order not paid any more": { path: "/store/order-error?order={cancelledOrder}", who: "ivan" },
  "an order not paid yet": { path: "/store/order-acquiring?order={waitingOrder}" },
  "nothing bought yet": { path: "/store/purchases", who: "editor" },
  "post offices of a town": { path: `/store/post-widget?${new URLSearchParams({ query: "Тула" })}` },
  "no such post office": { path: `/store/post-widget?${new URLSearchParams({ query: "нигде" })}` },
  "a thing that is a code": { path: "/admin/store/products/{ticket}", who: "admin" },
  "codes of an order": { path: "/store/orders/{coded}" },
  "things that are to be returned": { path: "/admin/store/orders/{returning}", who: "admin" },
  "what has been returned": { path: "/store/orders/{returning}", who: "ivan" },
  "no orders in a state": { path: "/admin/store?state=closed", who: "admin" },
  "no such things on the desk": { path: "/admin/store/products?query=никто", who: "admin" },
  "a variant to change": { path: "/admin/store/products/{product}?variant={variant}", who: "admin" },
  "a category of things to change": { path: "/admin/store/categories?category={category}", who: "admin" },
  "a post office to change": { path: "/admin/store/deliveries?delivery={postOffice}", who: "admin" },
};

const product = /href="\/store\/product\/([0-9a-f-]{36})"/;
const waiting = /href="\/store\/checkout\/confirmation\?order=([0-9a-f-]{36})"/;
const onBoard = /href="\/admin\/store\/orders\/([0-9a-f-]{36})"/;

export const shopThings = {
  product: { who: "anna", path: found("Термокружка"), link: product },
  soldOut: { who: "anna", path: found("Рюкзак"), link: product },
  forMoney: { who: "anna", path: found("Кофемашина"), link: product },
  category: { who: "anna", path: "/store", link: /href="\/store\/category\/([0-9a-f-]{36})"/ },
  waitingOrder: { who: "anna", path: "/store/cart", link: waiting },
  dearOrder: { who: "ivan", path: "/store/cart", link: waiting },
  order: { who: "admin", path: "/admin/store?state=assembling", link: onBoard },
  placedOrder: { who: "admin", path: "/admin/store?state=paid", link: onBoard },
  cancelledOrder: { who: "admin", path: "/admin/store?state=cancelled-by-store", link: onBoard },
  payment: { who: "anna", path: "/store/orders/{order}", link: /href="\/store\/acquiring\/([0-9a-f-]{36})"/ },
  ticket: { who: "anna", path: found("Билет в музей"), link: product },
  coded: { who: "anna", path: "/store/purchases", link: /href="\/store\/orders\/([0-9a-f-]{36})"/ },
  returning: { who: "admin", path: "/admin/store?state=return-requested", link: onBoard },
  postOffice: { who: "anna", path: "/store/post-widget", link: /\?delivery=([0-9a-f-]{36})"/ },
  variant: { who: "admin", path: "/admin/store/products/{product}", link: /\?variant=([0-9a-f-]{36})/ },
};
