import { and, eq, gt, sql } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { storeDesk } from "#app/store/store-desk/routes.ts";
import { href } from "#app/web/urls.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findHolders } from "#platform/people/administrators.ts";
import type { OrderState } from "../contract.ts";
import { shop } from "../routes.ts";
import { giveUp } from "./order-moving.ts";
import { undone } from "./order-states.ts";
import { roublesText } from "./roubles-text.ts";
import { storeOrders, storePayments, storeProducts, storeRefunds } from "./schema.ts";

const leadsTo = () => isThere(storeOrders, isAbout(storeOrders.id));

const forKeepers = (viewer?: Viewer) => (viewer && !mayAs(viewer, "store") ? sql`false` : leadsTo());

export const shopNotices: NoticeFamily = {
  name: "store",
  title: "Магазин",
  hint: "Что с вашим заказом и что снова в наличии; тем, кто ведёт магазин, – о новых заказах",
  kinds: {
    "order-moved": { words: "Ваш заказ", leadsTo },
    "order-refunded": { words: "Возврат по вашему заказу", leadsTo },
    "product-arrived": { words: "Снова в наличии", leadsTo: () => isThere(storeProducts, isAbout(storeProducts.id)) },
    "refund-asked": { words: "Нужно ваше согласие на возврат", leadsTo: forKeepers },
    "return-asked": { words: "Просят принять возврат", leadsTo: forKeepers },
    "order-placed": { words: "Новый заказ в магазине", leadsTo: forKeepers },
  },
  mail: "now",
  push: "now",
  mark: "store",
};

/** What has become of an order, as its buyer is told. */
const told: Partial<Record<OrderState, string>> = {
  paid: "оформлен",
  assembling: "собираем",
  ready: "можно забирать",
  shipped: "отправлен",
  delivered: "выдан",
  closed: "завершён",
  "cancelled-by-user": "отменён",
  "cancelled-by-store": "магазин отменил",
  expired: "не оплачен и отменён",
  "return-requested": "ждёт решения о возврате",
  returned: "возврат принят",
};

/** Tells the buyer of each step of their order, and those who keep the store of a new one. */
export const notifyOfOrders: Listener = {
  name: "notifications.store",
  kinds: ["order.paid", "order.moved"],
  async hear({ kind, objectId, actorId, groupId, data }, key) {
    const [order] = await db().select().from(storeOrders).where(eq(storeOrders.id, objectId));
    if (!order) return;
    const state = kind === "order.paid" ? "paid" : (data as { state: OrderState }).state;
    const isBack = undone.includes(state) && (await wasPaid(objectId));
    const subject = `№ ${order.number}: ${told[state] ?? ""}${isBack ? ", оплата возвращается" : ""}`;
    const buyer = { accountId: order.accountId, groupId, eventKey: key, kind: "order-moved" };
    await notifyPeople([
      { ...buyer, subject, href: href(shop.order, { id: objectId }) },
      ...(kind === "order.paid" ? await toKeepers("order-placed", order, actorId, key) : []),
    ]);
  },
};

type Order = typeof storeOrders.$inferSelect;

/** A notice for everybody who keeps the store, but for who has done it. */
async function toKeepers(kind: string, { id, number, groupId, accountId }: Order, actorId: string, key: string) {
  const keepers = await findHolders(groupId, "store");
  return keepers
    .filter((keeper) => keeper.accountId !== actorId && keeper.accountId !== accountId)
    .map((keeper) => ({
      ...{ ...keeper, eventKey: key, kind, subject: `№ ${number}` },
      href: href(storeDesk.adminOrder, { id }),
    }));
}

/** Whether anything of an order had been paid that has gone, or goes, back. */
const wasPaid = async (orderId: string): Promise<boolean> => {
  const isBack = and(eq(storePayments.orderId, orderId), gt(storePayments.returned, 0));
  return (await db().$count(storePayments, isBack)) > 0;
};

/** Tells the buyer what goes back to them, and keepers what waits for their decision. */
export const notifyOfRefunds: Listener = {
  name: "notifications.store-refunds",
  kinds: ["order.refunded", "order.refund-asked", "order.return-asked"],
  async hear({ kind, objectId, actorId, groupId, data }, key) {
    const [order] = await db().select().from(storeOrders).where(eq(storeOrders.id, objectId));
    if (!order) return;
    if (kind !== "order.refunded") {
      const asked = kind === "order.refund-asked" ? "refund-asked" : "return-asked";
      return await notifyPeople(await toKeepers(asked, order, actorId, key));
    }
    const { refund: id } = data as { refund: string };
    const [refund] = await db().select().from(storeRefunds).where(eq(storeRefunds.id, id));
    if (!refund) return;
    await notifyPeople([
      {
        ...{ accountId: order.accountId, groupId, eventKey: key, kind: "order-refunded" },
        subject: `№ ${order.number}: ${sumText(refund)}`,
        href: href(shop.order, { id: objectId }),
      },
    ]);
  },
};

const numbers = new Intl.NumberFormat("ru");

const sumText = ({ points, money }: { points: number; money: number }): string =>
  [points > 0 && `баллов: ${numbers.format(points)}`, money > 0 && roublesText(money)].filter(Boolean).join(", ");

/** Points that were put aside too long have gone back: the order goes with them. */
export const hearOfOver: Listener = {
  name: "store.hold-over",
  kinds: ["ledger.hold-over"],
  hear: ({ objectId }) => giveUp(objectId),
};
