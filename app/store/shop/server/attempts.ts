import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import { acquirer, BankTrouble, newsPath } from "#platform/acquiring/index.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { afterCommit, db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { shop } from "../routes.ts";
import { nextAsk } from "./asking.ts";
import { forgetAttempts, isLive } from "./attempt-rows.ts";
import type { Order } from "./order-marks.ts";
import { reservedFor } from "./order-states.ts";
import { storeOrders, storePayments } from "./schema.ts";
import { endAttempt, settle } from "./settling.ts";

type Attempt = typeof storePayments.$inferSelect;

/** A page of the bank that has less than this left to live is not given out again. */
const leastLife = 60_000;
/** The buyer who looks at a page may ask the bank no more often than this. */
const leastPause = 3000;

const endOf = ({ createdAt }: Pick<Attempt, "createdAt">) => new Date(createdAt.getTime() + reservedFor);

/**
 * Begins to pay the money of a locked order at the bank; while it can still be paid there, the same attempt goes on. The bank
 * itself is asked after the commit, so that nobody waits for it inside of a transaction.
 */
export async function beginAttempt(order: Order): Promise<void> {
  const { id: orderId, groupId, money } = order;
  const isFresh = gt(storePayments.createdAt, new Date(now().getTime() - reservedFor + leastLife));
  const [live] = await db()
    .select()
    .from(storePayments)
    .where(and(isLive(orderId), eq(storePayments.amount, money), isFresh))
    .for("update");
  if (live) {
    if (live.state === "new") askSoon(live);
    return;
  }
  await forgetAttempts(order);
  const id = newId();
  const row = { id, orderId, groupId, amount: money, askAt: now(), createdAt: now(), changedAt: now() };
  await db()
    .insert(storePayments)
    .values({ ...row, kind: "money", state: "new" });
  askSoon({ id, groupId });
}

/** The bank is asked as soon as what was done is written. */
const askSoon = (one: Pick<Attempt, "id" | "groupId">) => afterCommit(() => askBank(one));

/** Asks the bank of an attempt that a reader looks at, once the reading is over, and not more often than is decent. */
export function askForReader({ id, groupId }: Pick<Attempt, "id" | "groupId">): void {
  const isDue = lte(storePayments.changedAt, new Date(now().getTime() - leastPause));
  afterCommit(() => askBank({ id, groupId }, isDue));
}

/**
 * Does at the bank what an attempt waits for: begins it, looks what has become of it, closes it. Whoever asks takes it for
 * half a minute, so that two do not begin it twice. Fails for nothing that the bank does: it will be asked again.
 */
export async function askBank(one: Pick<Attempt, "id" | "groupId">, isDue = sql`true`): Promise<void> {
  const bank = acquirer();
  if (!bank) return;
  const it = await claim(one, isDue);
  if (!it) return;
  try {
    if (it.state === "new") return await begin(it);
    if (!it.bankId) return await endAttempt(it, "");
    const known = await bank.look(it.bankId);
    await settle(it, known);
    if (it.state !== "closing" || known.state !== "open") return;
    await bank.close(it.bankId);
    await settle(it, await bank.look(it.bankId));
  } catch (error) {
    if (!(error instanceof BankTrouble)) throw error;
    log.warn("The bank has not settled a payment", { objectId: it.id, error });
    // The bank has said no to the very beginning: there is nothing at it.
    if (!error.isSilent && it.state === "new") await endAttempt(it, error.message);
    else await note(it, error.message);
  }
}

/** What was begun for another sum of the same order is closed at the bank before the next one is begun. */
async function begin(it: Attempt): Promise<void> {
  const isBefore = and(eq(storePayments.orderId, it.orderId), eq(storePayments.state, "closing"));
  for (const one of await withTenant(it.groupId, () => db().select().from(storePayments).where(isBefore)))
    await askBank(one);
  const [order] = await withTenant(it.groupId, () =>
    db().select({ number: storeOrders.number }).from(storeOrders).where(eq(storeOrders.id, it.orderId)),
  );
  const query = { order: it.orderId };
  const begun = await acquirer()!.begin({
    ...{ id: it.id, amount: it.amount, description: `Заказ № ${order!.number}`, until: endOf(it) },
    notifyAt: `${config.publicUrl}${newsPath}`,
    backTo: {
      paid: `${config.publicUrl}${href(shop.orderAcquiring, null, query)}`,
      refused: `${config.publicUrl}${href(shop.orderError, null, query)}`,
    },
  });
  const open = { ...begun, trouble: "", askAt: nextAsk(0), asked: 0, changedAt: now() };
  await withTenant(it.groupId, () =>
    transaction(async () => {
      const [row] = await db().select().from(storePayments).where(eq(storePayments.id, it.id)).for("update");
      // Forgotten while the bank was asked: it is closed there with what is known now.
      const state = row!.state === "new" ? "open" : row!.state;
      const changed = state === "open" ? open : { bankId: begun.bankId, askAt: now(), asked: 0 };
      await db()
        .update(storePayments)
        .set({ ...changed, state })
        .where(eq(storePayments.id, it.id));
    }),
  );
}

const claim = ({ id, groupId }: Pick<Attempt, "id" | "groupId">, isDue: ReturnType<typeof lte>) =>
  withTenant(groupId, () =>
    transaction(async () => {
      const isAsking = inArray(storePayments.state, ["new", "open", "closing"]);
      const isIt = and(eq(storePayments.id, id), eq(storePayments.kind, "money"), isAsking, isDue);
      const [row] = await db().select().from(storePayments).where(isIt).for("update", { skipLocked: true });
      if (!row || (row.state === "new" && row.asked > 0 && row.askAt && row.askAt > now())) return;
      const next = { askAt: nextAsk(row.asked), asked: row.asked + 1, changedAt: now() };
      await db().update(storePayments).set(next).where(eq(storePayments.id, id));
      return row;
    }),
  );

const note = ({ id, groupId }: Attempt, trouble: string) =>
  withTenant(groupId, () =>
    db()
      .update(storePayments)
      .set({ trouble: trouble.slice(0, 300) })
      .where(eq(storePayments.id, id)),
  );

/** What a bank has sent to the portal: read, and the bank itself is asked before any of it is believed. Null for what is not signed. */
export async function hearBank(news: string): Promise<string | null> {
  const bank = acquirer();
  const heard = bank?.hear(news);
  if (!bank || !heard) return null;
  const isIt = and(eq(storePayments.bankId, heard.bankId), sql`${storePayments.id}::text = ${heard.id}`);
  const [it] = await withTenant("*", () => db().select().from(storePayments).where(isIt));
  if (it) await settle(it, await bank.look(heard.bankId));
  else log.warn("A bank tells of a payment that is not known here", {});
  return bank.thanks;
}
