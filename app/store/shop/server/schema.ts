import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { DeliveryKind, OrderState, PaymentState } from "../contract.ts";

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

export const storeCategories = pgTable(
  "store_categories",
  {
    id: id(),
    groupId: ofCompany(),
    title: text("title").notNull(),
    /** The smallest stands first. */
    place: integer("place").notNull().default(0),
    archivedAt: moment("archived_at"),
  },
  (t) => [unique("store_categories_title").on(t.groupId, t.title)],
);

export const storeProducts = pgTable(
  "store_products",
  {
    id: id(),
    groupId: ofCompany(),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => storeCategories.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    /** What one costs in points; nothing where points do not buy it. */
    points: integer("points"),
    oldPoints: integer("old_points"),
    /** In kopecks; nothing where money does not buy it. */
    money: integer("money"),
    pictureId: uuid("picture_id").references(() => files.id),
    pictureAlt: text("picture_alt").notNull().default(""),
    /** How many of it, whatever the variant, one person may order within thirty days. */
    perPerson: integer("per_person"),
    revision: integer("revision").notNull().default(1),
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("store_products_shelf").on(t.groupId, t.createdAt, t.id).where(sql`archived_at is null`),
    index("store_products_category").on(t.categoryId),
    index("store_products_picture").on(t.pictureId),
    check("store_products_points", sql`points >= 0`),
    check("store_products_money", sql`money >= 0`),
    check("store_products_per_person", sql`per_person > 0`),
  ],
);

/** What is really bought: one size or colour of a product; every product has at least one. */
export const storeVariants = pgTable(
  "store_variants",
  {
    id: id(),
    groupId: ofCompany(),
    productId: uuid("product_id")
      .notNull()
      .references(() => storeProducts.id),
    title: text("title").notNull().default(""),
    /** How many can be had: what orders have put aside is not among them. Nothing is without end. */
    stock: integer("stock"),
    place: integer("place").notNull().default(0),
    archivedAt: moment("archived_at"),
  },
  (t) => [unique("store_variants_title").on(t.productId, t.title), check("store_variants_stock", sql`stock >= 0`)],
);

export const storeFavourites = pgTable(
  "store_favourites",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => storeProducts.id, { onDelete: "cascade" }),
    groupId: ofCompany(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.productId] }), index("store_favourites_product").on(t.productId)],
);

/** The cart of a person in a company: its row is what two windows of theirs wait for. */
export const storeCarts = pgTable(
  "store_carts",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: ofCompany(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.groupId] })],
);

export const storeCartLines = pgTable(
  "store_cart_lines",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => storeVariants.id),
    groupId: ofCompany(),
    count: integer("count").notNull(),
    /** What one cost when the person last saw it here. */
    seenPoints: integer("seen_points"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.variantId] }),
    index("store_cart_lines_variant").on(t.variantId),
    check("store_cart_lines_count", sql`count between 1 and 99`),
  ],
);

/** How an order comes to its buyer: a place to fetch it, a courier, a post office. */
export const storeDeliveries = pgTable(
  "store_deliveries",
  {
    id: id(),
    groupId: ofCompany(),
    kind: text("kind").$type<DeliveryKind>().notNull(),
    title: text("title").notNull(),
    town: text("town").notNull().default(""),
    index: text("index").notNull().default(""),
    address: text("address").notNull().default(""),
    archivedAt: moment("archived_at"),
  },
  (t) => [index("store_deliveries_group").on(t.groupId, t.kind)],
);

/** The number of the latest order of a company. */
export const storeCounters = pgTable("store_counters", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  number: integer("number").notNull().default(0),
});

export const storeOrders = pgTable(
  "store_orders",
  {
    id: id(),
    groupId: ofCompany(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    number: integer("number").notNull(),
    state: text("state").$type<OrderState>().notNull(),
    recipient: text("recipient").notNull(),
    phone: text("phone").notNull(),
    deliveryId: uuid("delivery_id").references(() => storeDeliveries.id),
    /** As it was called when it was chosen. */
    delivery: text("delivery").notNull(),
    address: text("address").notNull().default(""),
    comment: text("comment").notNull().default(""),
    track: text("track").notNull().default(""),
    total: integer("total").notNull(),
    /** Until when its things are put aside, while it is not paid; nothing when they are not any more. */
    reservedUntil: moment("reserved_until"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("store_orders_number").on(t.groupId, t.number),
    // Pressed twice, in two windows: still one order that waits.
    uniqueIndex("store_orders_waiting").on(t.accountId, t.groupId).where(sql`state = 'awaiting-payment'`),
    index("store_orders_account").on(t.accountId, t.createdAt, t.id),
    index("store_orders_board").on(t.groupId, t.state, t.createdAt, t.id),
    index("store_orders_over").on(t.createdAt).where(sql`state = 'awaiting-payment'`),
    index("store_orders_delivery").on(t.deliveryId),
    check("store_orders_total", sql`total >= 0`),
  ],
);

/** What an order is made of, at the prices of its day. */
export const storeOrderLines = pgTable(
  "store_order_lines",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => storeOrders.id),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => storeVariants.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => storeProducts.id),
    groupId: ofCompany(),
    title: text("title").notNull(),
    variant: text("variant").notNull().default(""),
    price: integer("price").notNull(),
    count: integer("count").notNull(),
    /** Its things are out of the stock; what was given back, or never taken, is not given back again. */
    taken: boolean("taken").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId] }),
    index("store_order_lines_variant").on(t.variantId),
    index("store_order_lines_product").on(t.productId),
    check("store_order_lines_count", sql`count > 0`),
  ],
);

/** What has become of an order: each state with who has brought it there and when. */
export const storeOrderMarks = pgTable(
  "store_order_marks",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => storeOrders.id),
    groupId: ofCompany(),
    state: text("state").$type<OrderState>().notNull(),
    byId: uuid("by_id").references(() => accounts.id),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("store_order_marks_order").on(t.orderId, t.id), index("store_order_marks_by").on(t.byId)],
);

/** What an order was paid with: points that are put aside, then spent or given back. */
export const storePayments = pgTable(
  "store_payments",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => storeOrders.id),
    groupId: ofCompany(),
    amount: integer("amount").notNull(),
    state: text("state").$type<PaymentState>().notNull(),
    /** The points that the ledger has put aside; nothing where nothing had to be paid. */
    holdId: uuid("hold_id"),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [unique("store_payments_order").on(t.orderId)],
);
