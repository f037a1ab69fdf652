import { eq, sql } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { mayAs } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findHolders } from "#platform/people/administrators.ts";
import type { OrderState } from "../contract.ts";
import { storeDesk } from "../desk-routes.ts";
import { shop } from "../routes.ts";
import { giveUp } from "./order-moving.ts";
import { undone } from "./order-states.ts";
import { storeOrders, storePayments } from "./schema.ts";

const leadsTo = () => isThere(storeOrders, isAbout(storeOrders.id));

export const shopNotices: NoticeFamily = {
  name: "store",
  title: "Магазин",
  hint: "Что с вашим заказом; тем, кто ведёт магазин, – о новых заказах",
  kinds: {
    "order-moved": { words: "Ваш заказ", leadsTo },
    "order-placed": {
      words: "Новый заказ в магазине",
      leadsTo: (viewer) => (viewer && !mayAs(viewer, "store") ? sql`false` : leadsTo()),
    },
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
};

/** Tells the buyer of each step of their order, and those who keep the store of a new one. */
export const notifyOfOrders: Listener = {
  name: "notifications.store",
  kinds: ["order.paid", "order.moved"],
  async hear({ kind, objectId, actorId, groupId, data }, key) {
    const [order] = await db().select().from(storeOrders).where(eq(storeOrders.id, objectId));
    if (!order) return;
    const state = kind === "order.paid" ? "paid" : (data as { state: OrderState }).state;
    const isBack =
      undone.includes(state) && (await db().$count(storePayments, eq(storePayments.orderId, objectId))) > 0;
    const subject = `№ ${order.number}: ${told[state] ?? ""}${isBack ? ", баллы вернулись" : ""}`;
    const buyer = { accountId: order.accountId, groupId, eventKey: key, kind: "order-moved" };
    const keepers = kind === "order.paid" ? await findHolders(groupId, "store") : [];
    await notifyPeople([
      { ...buyer, subject, href: href(shop.order, { id: objectId }) },
      ...keepers
        .filter(({ accountId }) => accountId !== actorId && accountId !== order.accountId)
        .map((keeper) => ({
          ...keeper,
          ...{ eventKey: key, kind: "order-placed", subject: `№ ${order.number}` },
          href: href(storeDesk.adminOrder, { id: objectId }),
        })),
    ]);
  },
};

/** Points that were put aside too long have gone back: the order goes with them. */
export const hearOfOver: Listener = {
  name: "store.hold-over",
  kinds: ["ledger.hold-over"],
  hear: ({ objectId }) => giveUp(objectId),
};
