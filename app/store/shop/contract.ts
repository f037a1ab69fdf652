import { z } from "zod";
import { audienceRule } from "#platform/api/audience.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";

const access = "employee";
const id = z.uuid();
const said = (most: number) => z.string().trim().max(most);
const whole = (most: number) =>
  z.coerce.number({ error: "Напишите число" }).int("Только целое число").min(0, "Не меньше нуля").max(most);

export const orderStates = [
  ...(["awaiting-payment", "paid", "assembling", "ready", "shipped", "delivered", "closed"] as const),
  ...(["cancelled-by-user", "cancelled-by-store", "expired", "return-requested", "returned"] as const),
] as const;
export type OrderState = (typeof orderStates)[number];
export const paymentKinds = ["points", "money"] as const;
export type PaymentKind = (typeof paymentKinds)[number];
/** Of points: put aside, spent, gone back. Of an attempt at the bank: not asked yet, open to pay, not wanted any more, closed so, paid, paid in vain, nothing, not to be believed. */
export const paymentStates = [
  ...(["held", "spent", "returned"] as const),
  ...(["new", "open", "closing", "closed", "paid", "surplus", "refused", "disputed"] as const),
] as const;
export type PaymentState = (typeof paymentStates)[number];
export const refundStates = ["asked", "refused", "sending", "done"] as const;
export type RefundState = (typeof refundStates)[number];
export const returnStates = ["asked", "agreed", "refused"] as const;
export type ReturnState = (typeof returnStates)[number];
export const deliveryKinds = ["pickup", "courier", "post", "code", "service"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
/** Whether a product is sold now, not yet, or not any more. */
const sales = ["open", "early", "over"] as const;
export type Sale = (typeof sales)[number];
export const shelves = ["all", "new", "affordable"] as const;
export type Shelf = (typeof shelves)[number];

/** So many of a line that come back, and how many of these are sold again. */
const backLine = z.object({ variantId: id, count: z.number(), shelf: z.number() });
export type BackLine = z.output<typeof backLine>;

/** A product as shelves show it. */
const productCard = z.object({
  id,
  title: z.string(),
  /** What it costs in points; nothing where points do not buy it. */
  points: z.number().nullable(),
  /** In kopecks. */
  money: z.number().nullable(),
  oldPoints: z.number().nullable(),
  picture: z.string().nullable(),
  pictureAlt: z.string(),
  sale: z.enum(sales),
  /** Since when it is sold; nothing where always. */
  availableFrom: z.string().nullable(),
  /** Something of it can be had now. */
  inStock: z.boolean(),
  /** While there is none it may be ordered ahead: the day by which it is promised; nothing where it may not. */
  promisedOn: z.string().nullable(),
  /** Nothing can be had, for others are paying for it: it may come back in a quarter of an hour. */
  reserved: z.boolean(),
  favourite: z.boolean(),
  /** What buyers think of it, to a tenth; nothing while nobody has said. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
});
export type ProductCard = z.output<typeof productCard>;

/** A product as a line that leads there. */
export const productLink = z.object({ href: z.string(), title: z.string() });
export type ProductLink = z.output<typeof productLink>;

/** A picture of a product: its file as it was sent, and its copies of two sizes. */
const productPicture = z.object({ id, alt: z.string(), whole: z.string(), large: z.string(), small: z.string() });
export type ProductPicture = z.output<typeof productPicture>;

/** One size or colour; the only one of a product has no title. */
const variantView = z.object({
  id,
  title: z.string(),
  /** How many there are; nothing is without end. */
  stock: z.number().nullable(),
});
export type VariantView = z.output<typeof variantView>;

/** `parentId` is what it lies in; nothing at the top. */
const categoryView = z.object({ id, title: z.string(), parentId: id.nullable() });
export type CategoryView = z.output<typeof categoryView>;

const deskCategory = categoryView.extend({
  /** How much stands in it or deeper. */
  count: z.number(),
  archived: z.boolean(),
  /** How deep it lies: nought at the top. */
  depth: z.number(),
  /** Where it may be put: not into itself, and nowhere too deep. */
  parents: z.array(id),
});
export type DeskCategory = z.output<typeof deskCategory>;

const productView = productCard.extend({
  description: z.string(),
  pictures: z.array(productPicture),
  /** The categories that it stands in, the widest first. */
  way: z.array(z.object({ id, title: z.string() })),
  /** With each, whether the reader wants to be told when it can be had again. */
  variants: z.array(variantView.extend({ wanted: z.boolean() })),
  digital: z.boolean(),
  perPerson: z.number().nullable(),
  similar: z.array(productCard),
  balance: z.number(),
  /** Something is sold for money here: there is a bank that takes it. */
  takesMoney: z.boolean(),
  availableTo: z.string().nullable(),
  /** It speaks to the reader, who does not look at it as its keeper alone. */
  isForReader: z.boolean(),
  mayEdit: z.boolean(),
});
export type ProductView = z.output<typeof productView>;

const review = z.object({ id, person: personCard, stars: z.number(), body: z.string(), at: z.string() });
export type Review = z.output<typeof review>;
/** One's own, as its form wants it; `isOut` where others read it. */
const ownReview = z.object({ id, stars: z.number(), body: z.string(), isOut: z.boolean() });
export type OwnReview = z.output<typeof ownReview>;

export const reviewWords = {
  stars: z.coerce.number({ error: "Поставьте оценку" }).int().min(1, "От 1 до 5").max(5, "От 1 до 5"),
  body: said(2000).default(""),
};

const shelf = z.object({
  items: z.array(productCard),
  next: z.string().optional(),
  categories: z.array(categoryView),
  balance: z.number(),
});

const cartLine = z.object({
  variantId: id,
  productId: id,
  title: z.string(),
  variant: z.string(),
  picture: z.string().nullable(),
  count: z.number(),
  digital: z.boolean(),
  service: z.boolean(),
  /** There is none: it is ordered ahead, and promised by this day. */
  promisedOn: z.string().nullable(),
  points: z.number().nullable(),
  money: z.number().nullable(),
  /** What it cost when it was put here, where that is another price. */
  was: z.object({ points: z.number().nullable(), money: z.number().nullable() }).nullable(),
  /** Why it cannot be had as it stands, in words; empty where it can. */
  problem: z.string(),
});
export type CartLine = z.output<typeof cartLine>;

const cartView = z.object({
  lines: z.array(cartLine),
  /** What can be had costs so many points and so many kopecks… */
  total: z.number(),
  money: z.number(),
  /** …where this part of both is one price: it is paid with points or with money, or with some of each. */
  either: z.object({ points: z.number(), money: z.number() }),
  /** How many points may be spent on it, by the rules of the company. */
  least: z.number(),
  most: z.number(),
  /** How many points would be spent if the buyer says nothing: as many as they have and may. */
  suggested: z.number(),
  balance: z.number(),
  takesMoney: z.boolean(),
  /** An order that waits to be paid. */
  waiting: id.nullable(),
});
export type CartView = z.output<typeof cartView>;

const deliveryView = z.object({
  id,
  kind: z.enum(deliveryKinds),
  title: z.string(),
  town: z.string(),
  index: z.string(),
  address: z.string(),
});

const paymentView = z.object({
  id,
  orderId: id,
  number: z.number(),
  kind: z.enum(paymentKinds),
  /** Points, or kopecks. */
  amount: z.number(),
  returned: z.number(),
  state: z.enum(paymentStates),
  since: z.string(),
  /** The page of the bank, while one may pay there. */
  payAt: z.string().nullable(),
});
export type PaymentView = z.output<typeof paymentView>;

const refundView = z.object({
  id,
  points: z.number(),
  money: z.number(),
  state: z.enum(refundStates),
  words: z.string(),
  /** Why the bank has not given it back yet, as it has said; for keepers. */
  trouble: z.string(),
  at: z.string(),
  by: z.string(),
  /** The reader may agree to it: another keeper has asked. */
  mayDecide: z.boolean(),
});
export type RefundView = z.output<typeof refundView>;

const returnView = z.object({
  id,
  state: z.enum(returnStates),
  words: z.string(),
  answer: z.string(),
  lines: z.array(backLine.extend({ title: z.string() })),
  at: z.string(),
});
export type ReturnView = z.output<typeof returnView>;

const orderLine = z.object({
  id,
  number: z.number(),
  state: z.enum(orderStates),
  /** What is paid for it in points, and in kopecks. */
  total: z.number(),
  money: z.number(),
  titles: z.string(),
  picture: z.string().nullable(),
  /** Something of it was ordered ahead and has not come yet: the day by which the last of it is promised. */
  promisedOn: z.string().nullable(),
  createdAt: z.string(),
});
export type OrderLine = z.output<typeof orderLine>;

const orderView = orderLine.extend({
  lines: z.array(
    z.object({
      variantId: id,
      productId: id,
      title: z.string(),
      variant: z.string(),
      picture: z.string().nullable(),
      count: z.number(),
      /** How many of them have come back. */
      returned: z.number(),
      /** Ordered ahead and not here yet: the day by which it is promised. */
      promisedOn: z.string().nullable(),
      price: z.number().nullable(),
      money: z.number().nullable(),
    }),
  ),
  recipient: z.string(),
  phone: z.string(),
  delivery: z.string(),
  address: z.string(),
  comment: z.string(),
  track: z.string(),
  /** Until when its things are put aside for the buyer, while it waits to be paid. */
  reservedUntil: z.string().nullable(),
  payments: z.array(paymentView),
  refunds: z.array(refundView),
  returns: z.array(returnView),
  /** How much of what was paid has not gone back. */
  left: z.object({ points: z.number(), money: z.number() }),
  /** Until when its things may be given back; nothing when they may not. */
  returnUntil: z.string().nullable(),
  rulesUrl: z.string(),
  returnUrl: z.string(),
  /** There are codes in it that its buyer may see. */
  hasCodes: z.boolean(),
  history: z.array(z.object({ state: z.enum(orderStates), at: z.string(), by: z.string(), note: z.string() })),
  buyer: personCard,
  isMine: z.boolean(),
  mayCancel: z.boolean(),
  /** Where its keeper may move it on to. */
  steps: z.array(z.enum(orderStates)),
  balance: z.number(),
});
export type OrderView = z.output<typeof orderView>;

export const productWords = {
  title: said(150).min(2, "Назовите товар: хотя бы два знака"),
  description: said(5000).default(""),
  categoryId: z.uuid({ error: "Выберите категорию" }),
  points: whole(1_000_000).optional(),
  oldPoints: whole(1_000_000).optional(),
  /** In kopecks. */
  money: whole(100_000_000).optional(),
  perPerson: z.coerce.number().int().min(1, "Хотя бы одна штука").max(1000, "Не больше 1 000").optional(),
  /** What is bought is a code. */
  digital: z.boolean().default(false),
  /** What is bought is done for the buyer. */
  service: z.boolean().default(false),
  /** While there is none it is ordered ahead: the day by which it is promised. */
  promisedOn: z.iso.date().nullable().default(null),
  /** Whom it is sold to; null is everybody in the company. */
  audience: audienceRule.default(null),
  /** Since when and until when it is sold. */
  availableFrom: z.iso.datetime().nullable().default(null),
  availableTo: z.iso.datetime().nullable().default(null),
  archived: z.boolean().default(false),
};

const address = said(500).refine(
  (text) => text === "" || (/^https:\/\//.test(text) && URL.canParse(text)) || /^\/(?!\/)/.test(text),
  "Адрес начинается с https:// или, если страница на портале, с /",
);

export const settingsWords = {
  rulesUrl: address.default(""),
  returnUrl: address.default(""),
  pointsShare: z.coerce.number({ error: "Напишите число" }).int("Только целое число").min(0).max(100, "Не больше 100"),
  pointsAlone: whole(10_000_000),
  /** In kopecks. */
  moneyAlone: whole(2_000_000_000),
  returnDays: z.coerce.number({ error: "Напишите число" }).int("Только целое число").min(0).max(365, "Не больше 365"),
};

export const deliveryWords = {
  kind: z.enum(deliveryKinds, { error: "Выберите способ" }),
  title: said(100).min(2, "Назовите способ или место"),
  town: said(100).default(""),
  index: z.union([z.literal(""), z.string().regex(/^\d{6}$/, "Индекс – шесть цифр")]).default(""),
  address: said(300).default(""),
  archived: z.boolean().default(false),
};

export const checkoutWords = {
  recipient: said(120).min(2, "Напишите, кто получит заказ"),
  phone: z
    .string({ error: "Напишите телефон" })
    .trim()
    .regex(/^[\d\s()+-]{5,25}$/, "Напишите телефон цифрами, например +7 900 123-45-67"),
  deliveryId: z.uuid({ error: "Выберите, как получить заказ" }),
  address: said(300).default(""),
  comment: said(500).default(""),
  /** What the buyer has seen as the price of everything, in points and in kopecks. */
  total: z.coerce.number().int().min(0),
  money: z.coerce.number().int().min(0).default(0),
  /** How many points to spend; the rest is paid with money. As many as there are, where nothing is said. */
  points: whole(100_000_000).optional(),
};

const backLines = z
  .array(z.strictObject({ variantId: id, count: z.coerce.number().int().min(0).max(99), shelf: whole(99).default(0) }))
  .max(50)
  .default([]);

export const refundWords = {
  points: whole(100_000_000).default(0),
  /** In kopecks. */
  money: whole(2_000_000_000).default(0),
  words: said(300).min(3, "Напишите покупателю, за что возврат"),
};

export const pictureAlt = said(300).default("");

const done = z.object({ id });
const count = z.coerce.number({ error: "Напишите число" }).int("Только целое число").min(0).max(99, "Не больше 99");

export const shopContract = {
  shelf: operation({ method: "GET", path: "/store/products", summary: "Товары магазина", access })
    .input(
      z.strictObject({
        shelf: z.enum(shelves).default("all"),
        categoryId: id.optional(),
        query: said(200).default(""),
        after: z.string().max(300).optional(),
      }),
    )
    .output(shelf),
  favourites: operation({ method: "GET", path: "/store/favorites", summary: "Избранные товары", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(productCard) })),
  product: operation({ method: "GET", path: "/store/products/{id}", summary: "Товар", access })
    .input(z.strictObject({ id }))
    .output(productView),
  reviews: operation({ method: "GET", path: "/store/products/{id}/reviews", summary: "Отзывы о товаре", access })
    .input(z.strictObject({ id, after: z.string().max(300).optional() }))
    .output(
      z.object({
        title: z.string(),
        rating: z.number().nullable(),
        reviewCount: z.number(),
        items: z.array(review),
        /** The reader's own, and whether they may write it. */
        mine: ownReview.nullable(),
        mayWrite: z.boolean(),
        next: z.string().optional(),
      }),
    ),
  readReview: operation({ method: "GET", path: "/store/reviews/{id}", summary: "Отзыв о товаре", access })
    .input(z.strictObject({ id }))
    .output(review.extend({ product: z.object({ id, title: z.string() }) })),
  review: operation({ method: "PUT", path: "/store/products/{id}/reviews", summary: "Написать отзыв о товаре", access })
    .input(z.strictObject({ id, ...reviewWords }))
    .output(done.extend({ waits: z.boolean() })),
  dropReview: operation({
    method: "DELETE",
    path: "/store/products/{id}/reviews",
    summary: "Убрать свой отзыв о товаре",
    access,
  })
    .input(z.strictObject({ id }))
    .output(done),
  keep: operation({ method: "PUT", path: "/store/products/{id}/favorite", summary: "Отложить товар", access })
    .input(z.strictObject({ id, kept: z.boolean() }))
    .output(done),
  cart: operation({ method: "GET", path: "/store/cart", summary: "Корзина", access })
    .input(z.strictObject({}))
    .output(cartView),
  add: operation({ method: "POST", path: "/store/variants/{variantId}/cart", summary: "Положить в корзину", access })
    .input(z.strictObject({ variantId: z.uuid({ error: "Выберите вариант" }) }))
    .output(done),
  setCount: operation({ method: "PUT", path: "/store/cart/{id}", summary: "Сколько в корзине", access })
    .input(z.strictObject({ id, count }))
    .output(done),
  deliveries: operation({ method: "GET", path: "/store/deliveries", summary: "Как получить заказ", access })
    .input(z.strictObject({ kind: z.enum(deliveryKinds).optional(), query: said(100).default("") }))
    .output(z.object({ items: z.array(deliveryView) })),
  begin: operation({ method: "POST", path: "/store/deliveries/{deliveryId}/orders", summary: "Начать заказ", access })
    .input(z.strictObject(checkoutWords))
    .output(done),
  pay: operation({ method: "POST", path: "/store/orders/{id}/pay", summary: "Оплатить заказ", access })
    .input(
      z.strictObject({
        id,
        total: z.coerce.number().int().min(0),
        money: z.coerce.number().int().min(0).default(0),
      }),
    )
    .output(done.extend({ atBank: z.boolean() })),
  cancel: operation({ method: "POST", path: "/store/orders/{id}/cancel", summary: "Отменить заказ", access })
    .input(z.strictObject({ id }))
    .output(done),
  again: operation({ method: "POST", path: "/store/orders/{id}/again", summary: "Повторить заказ", access })
    .input(z.strictObject({ id }))
    .output(z.object({ put: z.number(), missed: z.number() })),
  codes: operation({
    method: "POST",
    path: "/store/orders/{id}/codes",
    summary: "Показать коды своего заказа",
    access,
    ownEyesOnly: true,
    keepsNoKey: true,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(z.object({ title: z.string(), code: z.string() })) })),
  wish: operation({ method: "PUT", path: "/store/variants/{id}/wish", summary: "Сообщить о поступлении", access })
    .input(z.strictObject({ id, wanted: z.boolean() }))
    .output(done),
  orders: operation({ method: "GET", path: "/store/orders", summary: "Мои покупки", access })
    .input(z.strictObject({ after: z.string().max(300).optional() }))
    .output(z.object({ items: z.array(orderLine), next: z.string().optional() })),
  order: operation({ method: "GET", path: "/store/orders/{id}", summary: "Заказ", access })
    .input(z.strictObject({ id }))
    .output(orderView),
  payment: operation({ method: "GET", path: "/store/payments/{id}", summary: "Оплата заказа", access })
    .input(z.strictObject({ id }))
    .output(paymentView),
  askReturn: operation({ method: "POST", path: "/store/orders/{id}/returns", summary: "Попросить о возврате", access })
    .input(z.strictObject({ id, words: said(500).min(3, "Напишите, что не так"), lines: backLines }))
    .output(done),
  refund: operation({
    method: "POST",
    path: "/admin/store/orders/{id}/refunds",
    summary: "Вернуть покупателю",
    access: "store",
  })
    .input(z.strictObject({ id, ...refundWords, lines: backLines }))
    .output(done.extend({ waits: z.boolean() })),
  decideRefund: operation({
    method: "POST",
    path: "/admin/store/refunds/{id}/decision",
    summary: "Согласиться с возвратом или нет",
    access: "store",
  })
    .input(z.strictObject({ id, agreed: z.boolean() }))
    .output(done),
  decideReturn: operation({
    method: "POST",
    path: "/admin/store/returns/{id}/decision",
    summary: "Принять возврат или отказать",
    access: "store",
  })
    .input(z.strictObject({ id, agreed: z.boolean(), answer: said(300).default(""), lines: backLines }))
    .output(done.extend({ waits: z.boolean() })),
  settings: operation({ method: "GET", path: "/admin/store/settings", summary: "Правила магазина", access: "store" })
    .input(z.strictObject({}))
    .output(z.object({ ...settingsWords, takesMoney: z.boolean() })),
  putSettings: operation({
    method: "PUT",
    path: "/admin/store/settings",
    summary: "Изменить правила магазина",
    access: "store",
  })
    .input(z.strictObject(settingsWords))
    .output(z.object({})),
  deskProducts: operation({ method: "GET", path: "/admin/store/products", summary: "Товары: стол", access: "store" })
    .input(z.strictObject({ query: said(200).default(""), after: z.string().max(300).optional() }))
    .output(
      z.object({
        items: z.array(productCard.extend({ stock: z.number().nullable(), archived: z.boolean() })),
        next: z.string().optional(),
      }),
    ),
  source: operation({ method: "GET", path: "/admin/store/products/{id}", summary: "Товар для правки", access: "store" })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        id,
        revision: z.number(),
        title: z.string(),
        description: z.string(),
        categoryId: id,
        points: z.number().nullable(),
        oldPoints: z.number().nullable(),
        money: z.number().nullable(),
        perPerson: z.number().nullable(),
        digital: z.boolean(),
        service: z.boolean(),
        promisedOn: z.string().nullable(),
        audience: z.array(z.string()).nullable(),
        availableFrom: z.string().nullable(),
        availableTo: z.string().nullable(),
        pictures: z.array(productPicture),
        archived: z.boolean(),
        variants: z.array(variantView.extend({ sku: z.string() })),
      }),
    ),
  make: operation({ method: "POST", path: "/admin/store/products", summary: "Создать товар", access: "store" })
    .input(z.strictObject({ ...productWords, stock: whole(1_000_000).optional() }))
    .output(done),
  change: operation({ method: "PUT", path: "/admin/store/products/{id}", summary: "Изменить товар", access: "store" })
    .input(z.strictObject({ id, revision: z.coerce.number().int(), ...productWords }))
    .output(done),
  addPicture: operation({
    method: "POST",
    path: "/admin/store/products/{id}/pictures",
    summary: "Добавить картинку товара",
    access: "store",
  })
    .input(z.strictObject({ id, picture: z.file({ error: "Выберите картинку" }), alt: pictureAlt }))
    .output(done),
  describePicture: operation({
    method: "PUT",
    path: "/admin/store/products/{id}/pictures/{pictureId}",
    summary: "Написать, что на картинке товара",
    access: "store",
  })
    .input(z.strictObject({ id, pictureId: id, alt: pictureAlt }))
    .output(done),
  movePicture: operation({
    method: "PUT",
    path: "/admin/store/products/{id}/pictures/{pictureId}/place",
    summary: "Сдвинуть картинку товара",
    access: "store",
  })
    .input(z.strictObject({ id, pictureId: id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(done),
  dropPicture: operation({
    method: "DELETE",
    path: "/admin/store/products/{id}/pictures/{pictureId}",
    summary: "Убрать картинку товара",
    access: "store",
  })
    .input(z.strictObject({ id, pictureId: id }))
    .output(done),
  putVariant: operation({
    method: "PUT",
    path: "/admin/store/products/{id}/variants",
    summary: "Записать вариант и остаток",
    access: "store",
  })
    .input(
      z.strictObject({
        id,
        variantId: id.optional(),
        title: said(60).default(""),
        sku: said(60).default(""),
        stock: whole(1_000_000).optional(),
        /** What the keeper saw as the stock: who bought meanwhile is not overwritten. */
        seen: whole(1_000_000).optional(),
        archived: z.boolean().default(false),
      }),
    )
    .output(done),
  categories: operation({ method: "GET", path: "/admin/store/categories", summary: "Категории", access: "store" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(deskCategory) })),
  putCategory: operation({
    method: "PUT",
    path: "/admin/store/categories",
    summary: "Записать категорию",
    access: "store",
  })
    .input(
      z.strictObject({
        id: id.optional(),
        title: said(60).min(2, "Назовите категорию"),
        /** What it lies in; nothing at the top. */
        parentId: id.optional(),
        archived: z.boolean().default(false),
      }),
    )
    .output(done),
  moveCategory: operation({
    method: "PUT",
    path: "/admin/store/categories/{id}/place",
    summary: "Сдвинуть категорию выше или ниже",
    access: "store",
  })
    .input(z.strictObject({ id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(done),
  deskDeliveries: operation({
    method: "GET",
    path: "/admin/store/deliveries",
    summary: "Способы получения: стол",
    access: "store",
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(deliveryView.extend({ archived: z.boolean() })) })),
  putDelivery: operation({
    method: "PUT",
    path: "/admin/store/deliveries",
    summary: "Записать способ получения",
    access: "store",
  })
    .input(z.strictObject({ id: id.optional(), ...deliveryWords }))
    .output(done),
  board: operation({ method: "GET", path: "/admin/store/orders", summary: "Заказы по состояниям", access: "store" })
    .input(z.strictObject({ state: z.enum(orderStates).default("paid"), after: z.string().max(300).optional() }))
    .output(
      z.object({
        counts: z.array(z.object({ state: z.enum(orderStates), count: z.number() })),
        items: z.array(
          orderLine.extend({ buyer: personCard, delivery: z.string(), steps: z.array(z.enum(orderStates)) }),
        ),
        /** Where many of them may be moved on to at once. */
        bulk: z.array(z.enum(orderStates)),
        next: z.string().optional(),
      }),
    ),
  move: operation({
    method: "PUT",
    path: "/admin/store/orders/{id}",
    summary: "Перевести заказ дальше",
    access: "store",
  })
    .input(
      z.strictObject({
        id,
        from: z.enum(orderStates),
        to: z.enum(orderStates, { error: "Выберите, что с заказом" }),
        track: said(60).default(""),
        note: said(300).default(""),
      }),
    )
    .output(done),
};
