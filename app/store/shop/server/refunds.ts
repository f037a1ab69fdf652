import { and, eq, ne, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { BackLine } from "../contract.ts";
import { checkedLines, linesOf, takeBack } from "./back-lines.ts";
import { lockOrder } from "./order-locks.ts";
import type { Order } from "./order-marks.ts";
import { undone } from "./order-states.ts";
import { askRefund, letRefundGo, lockLeft, type Refund } from "./refund-rows.ts";
import { roublesText } from "./roubles-text.ts";
import { storeRefunds } from "./schema.ts";
import { settingsOf } from "./settings.ts";

type Wish = { id: string; points: number; money: number; words: string; lines: BackLine[] };
export type Refunded = { id: string; waits: boolean };

/**
 * Gives the buyer of an order some of what they have paid, any number of times while anything is left; what makes more than
 * the limit of the company waits until another keeper agrees. Refuses at the field more than is left.
 */
export async function refund(viewer: Viewer, { id, lines, ...wish }: Wish): Promise<Refunded> {
  const order = await lockOrder(viewer, id);
  if (order.state === "awaiting-payment" || undone.includes(order.state))
    refuseAt("money", "По этому заказу возвращать нечего");
  const back = checkedLines(await linesOf(id), lines);
  if (wish.points + wish.money === 0 && back.length === 0) refuseAt("money", "Назовите, сколько вернуть");
  await demandLeft(order, wish);
  return giveOrAsk(viewer, order, { ...wish, lines: back });
}

/** Lets a refund go, or asks another keeper for it where it is above the limit. */
export async function giveOrAsk(viewer: Viewer, order: Order, wish: Omit<Wish, "id">): Promise<Refunded> {
  const { accountId, groupId } = viewer;
  const id = await askRefund(order, { ...wish, by: accountId });
  const detail = { name: `№ ${order.number}`, points: wish.points, money: wish.money };
  const told = { result: "ok" as const, accountId, groupId, objectId: order.id, detail };
  // Nobody gives money back to themselves.
  if (order.accountId === accountId || (await isAbove(order))) {
    await announce({ kind: "order.refund-asked", objectId: order.id, groupId, actorId: accountId });
    await recordAudit({ deed: "refund.asked", ...told });
    return { id, waits: true };
  }
  await go(order, id, accountId);
  await recordAudit({ deed: "refund.given", ...told });
  return { id, waits: false };
}

/** Whether what keepers have given back of an order, with what is asked now, is more than one of them may decide alone. */
async function isAbove({ id, groupId }: Order): Promise<boolean> {
  const { pointsAlone, moneyAlone } = await settingsOf(groupId);
  const isCounted = and(eq(storeRefunds.orderId, id), ne(storeRefunds.state, "refused"), sql`asked_by is not null`);
  const [sum] = await db()
    .select({
      points: sql<number>`coalesce(sum(${storeRefunds.points}), 0)::float8`,
      money: sql<number>`coalesce(sum(${storeRefunds.money}), 0)::float8`,
    })
    .from(storeRefunds)
    .where(and(isCounted, sql`${storeRefunds.decidedBy} is null`));
  return sum!.points > pointsAlone || sum!.money > moneyAlone;
}

/** Agrees to a refund that another keeper has asked for, or does not. Refuses one's own wish, and what is decided already as not found. */
export async function decideRefund(viewer: Viewer, { id, agreed }: { id: string; agreed: boolean }) {
  const { accountId, groupId } = viewer;
  const isAsked = and(...[eq(storeRefunds.id, id), eq(storeRefunds.groupId, groupId), eq(storeRefunds.state, "asked")]);
  const [found] = await db().select().from(storeRefunds).where(isAsked);
  if (!found) return refuse("not-found");
  const order = await lockOrder(viewer, found.orderId);
  const [it] = await db().select().from(storeRefunds).where(isAsked).for("update");
  if (!it) return refuse("not-found");
  if (it.askedBy === accountId) refuseAt("agreed", "Вы сами просили об этом возврате: решить должен кто-то другой");
  const state = agreed ? it.state : ("refused" as const);
  await db().update(storeRefunds).set({ state, decidedBy: accountId, changedAt: now() }).where(isAsked);
  if (agreed) {
    await demandLeft(order, it, "agreed");
    await go(order, id, it.askedBy);
  }
  const deed = agreed ? "refund.given" : "refund.refused";
  const detail = { name: `№ ${order.number}`, points: it.points, money: it.money };
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: order.id, detail });
  return { id };
}

async function go(order: Order, id: string, by: string | null): Promise<void> {
  const [it] = await db().select().from(storeRefunds).where(eq(storeRefunds.id, id));
  await letRefundGo(order, it as Refund, by);
  await takeBack(order.id, it!.lines);
}

async function demandLeft(order: Order, wish: { points: number; money: number }, field?: string): Promise<void> {
  const { left } = await lockLeft(order);
  if (wish.points > left.points) refuseAt(field ?? "points", `Баллов можно вернуть не больше ${left.points}`);
  if (wish.money > left.money) refuseAt(field ?? "money", `Денег можно вернуть не больше ${roublesText(left.money)}`);
}
