import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import {
  storeCartLines,
  storeCarts,
  storeFavourites,
  storeOrderMarks,
  storeOrders,
  storeRefunds,
  storeReturns,
  storeReviews,
  storeWishes,
} from "./schema.ts";

const states = {
  ...{ "awaiting-payment": "ждёт оплаты", paid: "оплачен", assembling: "собирают", ready: "можно забирать" },
  ...{ shipped: "отправлен", delivered: "выдан", closed: "завершён", expired: "не оплачен" },
  ...{ "cancelled-by-user": "отменён вами", "cancelled-by-store": "отменён магазином" },
  ...{ "return-requested": "ждёт решения о возврате", returned: "возвращён" },
};

/** What a person has ordered, put into the cart and put aside in the store; orders stay without their person. */
export const ownShop: OwnPart[] = [
  {
    name: "store-orders",
    title: "Заказы в магазине",
    by: [storeOrders.accountId, storeOrderMarks.byId, storeRefunds.askedBy, storeRefunds.decidedBy],
    after: "nameless",
    erase: (me) => [
      sql`update store_orders set recipient = '', phone = '', address = '', comment = '' where account_id = ${me}`,
      sql`update store_order_marks m set note = '' from store_orders o where o.id = m.order_id and o.account_id = ${me}`,
      sql`update store_refunds r set words = '' from store_orders o where o.id = r.order_id and o.account_id = ${me}`,
    ],
    head: {
      ...{
        number: "Номер",
        at: "Когда",
        state: "Что с ним",
        goods: "Что в нём",
        total: "Сколько баллов",
        money: "Сколько рублей",
      },
      ...{ recipient: "Кто получает", phone: "Телефон", delivery: "Как", destination: "Куда", comment: "Ваши слова" },
    },
    rows: (me) => sql`
      select o.id as key, o.number, ${iso("o.created_at")} as at, o.state, o.total, round(o.money / 100.0, 2)::text as money, o.recipient, o.phone, o.delivery,
        o.address as destination, o.comment, (select string_agg(l.title || ' ' || l.variant || ' × ' || l.count, ', ' order by l.title)
          from store_order_lines l where l.order_id = o.id) as goods
      from store_orders o where o.account_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
  {
    name: "store-returns",
    title: "Возвраты в магазин",
    by: [storeReturns.accountId, storeReturns.decidedBy],
    after: "nameless",
    erase: (me) => [sql`update store_returns set words = '', answer = '' where account_id = ${me}`],
    head: { at: "Когда", number: "Номер заказа", words: "Ваши слова", answer: "Что ответил магазин" },
    rows: (me) => sql`
      select r.id as key, ${iso("r.created_at")} as at, o.number, r.words, r.answer
      from store_returns r join store_orders o on o.id = r.order_id where r.account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "store-cart",
    title: "Корзина магазина",
    by: [storeCartLines.accountId, storeCarts.accountId],
    after: "gone",
    head: { title: "Товар", count: "Сколько" },
    rows: (me) => sql`select c.variant_id as key, p.title, c.count from store_cart_lines c
      join store_variants v on v.id = c.variant_id join store_products p on p.id = v.product_id where c.account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "store-wishes",
    title: "О поступлении каких товаров вам сообщить",
    by: [storeWishes.accountId],
    after: "gone",
    head: { title: "Товар", variant: "Вариант" },
    rows: (me) => sql`select w.variant_id as key, p.title, v.title as variant from store_wishes w
      join store_variants v on v.id = w.variant_id join store_products p on p.id = v.product_id where w.account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "store-reviews",
    title: "Ваши оценки товаров",
    by: [storeReviews.accountId],
    after: "nameless",
    head: { title: "Товар", stars: "Оценка", at: "Когда" },
    rows: (me) => sql`select r.id as key, p.title, r.stars, ${iso("r.changed_at")} as at from store_reviews r
      join store_products p on p.id = r.product_id where r.account_id = ${me}`,
    tell: (row) => row,
  },
  {
    name: "store-favourites",
    title: "Товары, которые вы отложили",
    by: [storeFavourites.accountId],
    after: "gone",
    head: { title: "Товар" },
    rows: (me) => sql`select f.product_id as key, p.title from store_favourites f
      join store_products p on p.id = f.product_id where f.account_id = ${me}`,
    tell: (row) => row,
  },
];
