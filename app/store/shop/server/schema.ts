import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { publications } from "../../../engines/content/server/schema.ts";
import type {
  BackLine,
  DeliveryKind,
  OrderState,
  PaymentKind,
  PaymentState,
  RefundState,
  ReturnState,
} from "../contract.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

export const storeCategories = pgTable(
  "store_categories",
  {
    id: id(),
    groupId: ofCompany(),
    /** The category that it lies in; nothing at the top. */
    parentId: uuid("parent_id").references((): AnyPgColumn => storeCategories.id),
    title: text("title").notNull(),
    /** The smallest stands first among those that lie in the same one. */
    place: integer("place").notNull().default(0),
    archivedAt: moment("archived_at"),
  },
  (t) => [
    unique("store_categories_title").on(t.groupId, t.title),
    index("store_categories_parent").on(t.parentId),
    check("store_categories_apart", sql`parent_id <> id`),
  ],
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
    /** Its words in any of their forms, kept so that a search does not take them apart anew. */
    words: tsvector("words").generatedAlwaysAs(sql`to_tsvector('russian', title || ' ' || description)`),
    /** What one costs in points; nothing where points do not buy it. */
    points: integer("points"),
    oldPoints: integer("old_points"),
    /** In kopecks; nothing where money does not buy it. */
    money: integer("money"),
    /** What is bought is a code: it is given with the order, and its stock is the codes that nobody has. */
    digital: boolean("digital").notNull().default(false),
    /** What is bought is done for the buyer: nothing of it is carried anywhere. */
    service: boolean("service").notNull().default(false),
    /** Whom it is sold to; nothing is everybody in the company. */
    audience: audience(),
    /** Sold from this moment and until that one, where there are such. */
    availableFrom: moment("available_from"),
    availableTo: moment("available_to"),
    /** While there is none it is ordered ahead: the day by which it is promised. */
    promisedOn: date("promised_on"),
    /** How many of it, whatever the variant, one person may order within thirty days. */
    perPerson: integer("per_person"),
    revision: integer("revision").notNull().default(1),
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("store_products_shelf").on(t.groupId, t.createdAt, t.id).where(sql`archived_at is null`),
    index("store_products_category").on(t.categoryId),
    check("store_products_points", sql`points >= 0`),
    check("store_products_money", sql`money >= 0`),
    check("store_products_per_person", sql`per_person > 0`),
    check("store_products_sold", sql`available_to > available_from`),
    check("store_products_kind", sql`not (digital and service)`),
  ],
);

/** The pictures of a product; the first one stands on the shelf. */
export const storeProductPictures = pgTable(
  "store_product_pictures",
  {
    id: id(),
    groupId: ofCompany(),
    productId: uuid("product_id")
      .notNull()
      .references(() => storeProducts.id),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id),
    /** What it shows. */
    alt: text("alt").notNull().default(""),
    place: integer("place").notNull(),
  },
  (t) => [
    index("store_product_pictures_product").on(t.productId, t.place),
    index("store_product_pictures_file").on(t.fileId),
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
    /** How the company's own books call it; nothing where they do not. */
    sku: text("sku").notNull().default(""),
    /** How many can be had: what orders have put aside is not among them. Nothing is without end. */
    stock: integer("stock"),
    place: integer("place").notNull().default(0),
    archivedAt: moment("archived_at"),
  },
  (t) => [
    unique("store_variants_title").on(t.productId, t.title),
    uniqueIndex("store_variants_sku").on(t.groupId, t.sku).where(sql`sku <> ''`),
    check("store_variants_stock", sql`stock >= 0`),
  ],
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
    seenMoney: integer("seen_money"),
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
    /** What is paid for it in points. */
    total: integer("total").notNull(),
    /** What is paid for it in money, in kopecks. */
    money: integer("money").notNull().default(0),
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
    check("store_orders_total", sql`total >= 0 and money >= 0`),
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
    /** What one cost in points; nothing where points did not buy it. */
    price: integer("price"),
    /** The same in kopecks. */
    money: integer("money"),
    count: integer("count").notNull(),
    /** Its things are out of the stock; what was given back, or never taken, is not given back again. */
    taken: boolean("taken").notNull(),
    /** How many of them the buyer has given back, or never got: their money is not asked for twice. */
    returned: integer("returned").notNull().default(0),
    /** Ordered ahead: the day that was promised. Its things are taken out of the stock when they come. */
    promisedOn: date("promised_on"),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId] }),
    index("store_order_lines_promised").on(t.variantId).where(sql`promised_on is not null and not taken`),
    index("store_order_lines_variant").on(t.variantId),
    index("store_order_lines_product").on(t.productId),
    check("store_order_lines_count", sql`count > 0 and returned between 0 and count`),
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

/**
 * What an order is paid with: points that are put aside, then spent or given back; and each attempt to pay the rest at the
 * bank. An attempt is about a sum that never changes: what the bank says of it says nothing of the others.
 */
export const storePayments = pgTable(
  "store_payments",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => storeOrders.id),
    groupId: ofCompany(),
    kind: text("kind").$type<PaymentKind>().notNull().default("points"),
    /** Points, or kopecks. */
    amount: integer("amount").notNull(),
    /** How much of it has gone back, or is on its way. */
    returned: integer("returned").notNull().default(0),
    state: text("state").$type<PaymentState>().notNull(),
    /** The points that the ledger has put aside; nothing where nothing had to be paid. */
    holdId: uuid("hold_id"),
    /** The bank's own id of an attempt, and its page where the buyer pays. */
    bankId: text("bank_id"),
    payAt: text("pay_at"),
    /** What the bank has answered to the last question that it said no to. */
    trouble: text("trouble").notNull().default(""),
    /** When the bank is asked of it again; nothing when there is nothing to ask. */
    askAt: moment("ask_at"),
    asked: integer("asked").notNull().default(0),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [
    index("store_payments_order").on(t.orderId),
    uniqueIndex("store_payments_points").on(t.orderId).where(sql`kind = 'points' and state in ('held', 'spent')`),
    // Pressed twice, in two windows: the bank is asked once.
    uniqueIndex("store_payments_attempt").on(t.orderId).where(sql`kind = 'money' and state in ('new', 'open')`),
    // An order is paid once: what was paid a second time goes back.
    uniqueIndex("store_payments_paid").on(t.orderId).where(sql`kind = 'money' and state = 'paid'`),
    unique("store_payments_bank").on(t.bankId),
    index("store_payments_ask").on(t.askAt).where(sql`ask_at is not null`),
    check("store_payments_returned", sql`amount >= 0 and returned between 0 and amount`),
  ],
);

/** What of an order goes back to its buyer: once for the form that has asked, or for what has happened. */
export const storeRefunds = pgTable(
  "store_refunds",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => storeOrders.id),
    groupId: ofCompany(),
    points: integer("points").notNull(),
    /** In kopecks. */
    money: integer("money").notNull(),
    /** The attempt whose money goes back; nothing where only points do. */
    paymentId: uuid("payment_id").references(() => storePayments.id),
    state: text("state").$type<RefundState>().notNull(),
    /** Why, in words that the buyer reads. */
    words: text("words").notNull().default(""),
    /** Which things come back with it. */
    lines: jsonb("lines").$type<BackLine[]>().notNull().default([]),
    /** Who has asked for it; nobody where it went by itself. */
    askedBy: uuid("asked_by").references(() => accounts.id),
    /** Who has agreed to it, or has not, where it is above the limit. */
    decidedBy: uuid("decided_by").references(() => accounts.id),
    trouble: text("trouble").notNull().default(""),
    askAt: moment("ask_at"),
    asked: integer("asked").notNull().default(0),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [
    index("store_refunds_order").on(t.orderId),
    index("store_refunds_payment").on(t.paymentId),
    index("store_refunds_asker").on(t.askedBy),
    index("store_refunds_decider").on(t.decidedBy),
    index("store_refunds_asked").on(t.groupId, t.createdAt).where(sql`state = 'asked'`),
    index("store_refunds_ask").on(t.askAt).where(sql`ask_at is not null`),
    check("store_refunds_sums", sql`points >= 0 and money >= 0`),
  ],
);

/** That a buyer wants to give things back; the keeper decides. */
export const storeReturns = pgTable(
  "store_returns",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => storeOrders.id),
    groupId: ofCompany(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    words: text("words").notNull(),
    lines: jsonb("lines").$type<BackLine[]>().notNull(),
    state: text("state").$type<ReturnState>().notNull(),
    decidedBy: uuid("decided_by").references(() => accounts.id),
    answer: text("answer").notNull().default(""),
    createdAt: createdAt(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    uniqueIndex("store_returns_asked").on(t.orderId).where(sql`state = 'asked'`),
    index("store_returns_order").on(t.orderId),
    index("store_returns_account").on(t.accountId),
    index("store_returns_decider").on(t.decidedBy),
  ],
);

/** What a company has decided of its store; without a row the defaults hold. */
export const storeSettings = pgTable(
  "store_settings",
  {
    groupId: uuid("group_id")
      .primaryKey()
      .references(() => groups.id),
    /** Where the rules of the store and the form of a return stand; nothing where there are none. */
    rulesUrl: text("rules_url").notNull().default(""),
    returnUrl: text("return_url").notNull().default(""),
    /** Of what both buy, so many hundredths at most are paid with points. */
    pointsShare: integer("points_share").notNull().default(100),
    /** What is above it a keeper alone does not give back: another one agrees first. */
    pointsAlone: integer("points_alone").notNull().default(1000),
    moneyAlone: integer("money_alone").notNull().default(1_000_000),
    /** For so many days after it was handed over a thing may be given back. */
    returnDays: integer("return_days").notNull().default(14),
  },
  () => [check("store_settings_share", sql`points_share between 0 and 100`)],
);

/** A digital code: what is sold of a product that is one. Sealed, and opened for its buyer alone. */
export const storeCodes = pgTable(
  "store_codes",
  {
    id: id(),
    groupId: ofCompany(),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => storeVariants.id),
    sealed: text("sealed").notNull(),
    /** Known by it where it is given a second time; the code itself is not to be read out of it. */
    mark: text("mark").notNull(),
    /** Whose it is; nobody's while it is not sold. */
    orderId: uuid("order_id").references(() => storeOrders.id),
    givenAt: moment("given_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("store_codes_mark").on(t.groupId, t.mark),
    index("store_codes_free").on(t.variantId, t.id).where(sql`order_id is null`),
    index("store_codes_order").on(t.orderId),
  ],
);

/** Who wants to be told when a variant can be had again. */
export const storeWishes = pgTable(
  "store_wishes",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => storeVariants.id, { onDelete: "cascade" }),
    groupId: ofCompany(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.variantId] }), index("store_wishes_variant").on(t.variantId)],
);

/** What a buyer thinks of a product: its words are a publication, which has the same id. */
export const storeReviews = pgTable(
  "store_reviews",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => publications.id, { onDelete: "cascade" }),
    groupId: ofCompany(),
    productId: uuid("product_id")
      .notNull()
      .references(() => storeProducts.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    stars: integer("stars").notNull(),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [
    unique("store_reviews_one").on(t.productId, t.accountId),
    index("store_reviews_list").on(t.productId, t.createdAt, t.id),
    index("store_reviews_account").on(t.accountId),
    check("store_reviews_stars", sql`stars between 1 and 5`),
  ],
);
