import { and, asc, desc, eq } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { BackLine, OrderState } from "../contract.ts";
import { checkedLines, linesOf, takeBack, worthOf } from "./back-lines.ts";
import { lockOrder, lockOwnOrder } from "./order-locks.ts";
import type { Order } from "./order-marks.ts";
import { stepsOf } from "./order-states.ts";
import { lockLeft } from "./refund-rows.ts";
import { giveOrAsk, type Refunded } from "./refunds.ts";
import { storeOrderMarks, storeReturns } from "./schema.ts";
import { settingsOf } from "./settings.ts";
import { step } from "./steps.ts";

const day = 86_400_000;

/** Until when things may be given back that were handed over then; nothing where something is decided just now. */
export function returnUntil(state: OrderState, handedAt: Date | undefined, returnDays: number): Date | null {
  const may = stepsOf(state, "buyer").includes("return-requested") && handedAt && returnDays > 0;
  return may ? new Date(handedAt.getTime() + returnDays * day) : null;
}

async function untilOf({ id, groupId, state }: Order): Promise<Date | null> {
  const [handed] = await db()
    .select({ at: storeOrderMarks.createdAt })
    .from(storeOrderMarks)
    .where(and(eq(storeOrderMarks.orderId, id), eq(storeOrderMarks.state, "delivered")))
    .orderBy(asc(storeOrderMarks.createdAt))
    .limit(1);
  return returnUntil(state, handed?.at, (await settingsOf(groupId)).returnDays);
}

type Wish = { id: string; words: string; lines: BackLine[] };

/** Asks the store to take things back. Refuses in words when it is too late for that, and what has come back already. */
export async function askReturn(viewer: Viewer, { id, words, lines }: Wish): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const order = await lockOwnOrder(viewer, id);
  if (order.state === "return-requested") refuseAt("words", "О возврате по этому заказу вы уже попросили");
  const until = await untilOf(order);
  if (!until || until <= now()) refuseAt("words", "Вернуть этот заказ уже нельзя");
  const back = checkedLines(
    await linesOf(id),
    lines.map((line) => ({ ...line, shelf: 0 })),
  );
  if (back.length === 0) refuseAt("lines", "Отметьте, что возвращаете");
  await db()
    .insert(storeReturns)
    .values({ id: newId(), orderId: id, groupId, accountId, words, lines: back, state: "asked", createdAt: now() });
  await step(order, "return-requested", accountId, words);
  await announce({ kind: "order.return-asked", objectId: id, groupId, actorId: accountId });
  return { id };
}

type Decision = { id: string; agreed: boolean; answer: string; lines: BackLine[] };

/**
 * Takes back what a buyer wants to give back, and gives them what they have paid for it; or says why not. Of the things the
 * keeper says how many are sold again.
 */
export async function decideReturn(viewer: Viewer, { id, agreed, answer, lines }: Decision): Promise<Refunded> {
  const { accountId, groupId } = viewer;
  const isAsked = and(...[eq(storeReturns.id, id), eq(storeReturns.groupId, groupId), eq(storeReturns.state, "asked")]);
  const [found] = await db().select().from(storeReturns).where(isAsked);
  if (!found) return refuse("not-found");
  const order = await lockOrder(viewer, found.orderId);
  const [it] = await db().select().from(storeReturns).where(isAsked).for("update");
  if (!it) return refuse("not-found");
  if (order.accountId === accountId) refuseAt("answer", "О возврате собственного заказа решает кто-то другой");
  if (!agreed && answer.length < 3) refuseAt("answer", "Напишите покупателю, почему возврат не принят");
  const state = agreed ? ("agreed" as const) : ("refused" as const);
  await db().update(storeReturns).set({ state, answer, decidedBy: accountId, decidedAt: now() }).where(isAsked);
  const waits = agreed && (await accept(viewer, order, { ...it, answer }, lines));
  if (!agreed) await step(order, "delivered", accountId, answer);
  const deed = agreed ? "return.agreed" : "return.refused";
  const detail = { name: `№ ${order.number}` };
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: order.id, detail });
  return { id, waits };
}

async function accept(viewer: Viewer, order: Order, it: typeof storeReturns.$inferSelect, said: BackLine[]) {
  const known = await linesOf(order.id);
  const shelfOf = new Map(said.map(({ variantId, shelf }) => [variantId, shelf]));
  const leftOf = new Map(known.map(({ line }) => [line.variantId, line.count - line.returned]));
  // What a refund has taken back since the buyer asked does not come back twice.
  const asked = it.lines.map(({ variantId, count }) => ({
    ...{ variantId, count: Math.min(count, leftOf.get(variantId) ?? 0), shelf: shelfOf.get(variantId) ?? 0 },
  }));
  const back = checkedLines(known, asked);
  const worth = worthOf(known, order.total, back);
  const { left } = await lockLeft(order);
  const sums = { points: Math.min(worth.points, left.points), money: Math.min(worth.money, left.money) };
  await takeBack(order.id, back);
  const words = it.answer || "Возврат принят";
  const { waits } =
    sums.points + sums.money > 0 ? await giveOrAsk(viewer, order, { ...sums, words, lines: [] }) : { waits: false };
  const backOf = (variantId: string) => back.find((one) => one.variantId === variantId)?.count ?? 0;
  const isWhole = known.every(({ line }) => line.returned + backOf(line.variantId) === line.count);
  await step(order, isWhole ? "returned" : "delivered", viewer.accountId, words);
  return waits;
}

/** What buyers of an order have asked to give back, the latest first. */
export const returnsOf = (orderId: string) =>
  db().select().from(storeReturns).where(eq(storeReturns.orderId, orderId)).orderBy(desc(storeReturns.createdAt));
