import { and, eq, ne } from "drizzle-orm";
import { acquirer, BankTrouble } from "#platform/acquiring/index.ts";
import { now } from "#platform/clock.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { nextAsk } from "./asking.ts";
import { storePayments, storeRefunds } from "./schema.ts";

type One = { id: string; groupId: string };
type Sent = { refund: typeof storeRefunds.$inferSelect; payment: typeof storePayments.$inferSelect; isAlone: boolean };

/**
 * Asks the bank to give the money of a refund back. What was sent once and not answered is not sent again before the bank has
 * said how the payment stands; and the bank knows the refund by its id. Fails for nothing that the bank does: it is asked again.
 */
export async function sendRefund(one: One): Promise<void> {
  const bank = acquirer();
  if (!bank) return;
  const it = await claim(one);
  if (!it?.payment.bankId) return;
  const { refund, payment, isAlone } = it;
  const bankId = payment.bankId!;
  try {
    const state = refund.asked > 0 ? (await bank.look(bankId)).state : "paid";
    const isDone = state === "returned" || (state === "partly-returned" && isAlone);
    if (!isDone) await bank.giveBack({ bankId, amount: refund.money, key: refund.id });
    await finish(it);
  } catch (error) {
    if (!(error instanceof BankTrouble)) throw error;
    log.warn("The bank has not given money back yet", { objectId: refund.id, error });
    await withTenant(one.groupId, () =>
      db()
        .update(storeRefunds)
        .set({ trouble: error.message.slice(0, 300) })
        .where(eq(storeRefunds.id, one.id)),
    );
  }
}

/** Takes a refund for half a minute and more: two do not send it at once. */
const claim = ({ id, groupId }: One): Promise<Sent | undefined> =>
  withTenant(groupId, () =>
    transaction(async () => {
      const isIt = and(eq(storeRefunds.id, id), eq(storeRefunds.state, "sending"));
      const [refund] = await db().select().from(storeRefunds).where(isIt).for("update", { skipLocked: true });
      if (!refund?.paymentId || (refund.asked > 0 && refund.askAt && refund.askAt > now())) return;
      const [payment] = await db().select().from(storePayments).where(eq(storePayments.id, refund.paymentId));
      const isOther = and(eq(storeRefunds.paymentId, refund.paymentId), ne(storeRefunds.id, id));
      const others = await db().$count(storeRefunds, isOther);
      const next = { askAt: nextAsk(refund.asked), asked: refund.asked + 1 };
      await db().update(storeRefunds).set(next).where(eq(storeRefunds.id, id));
      return { refund, payment: payment!, isAlone: others === 0 };
    }),
  );

/** The bank has given it back: the payment of which nothing is left has gone back too. */
const finish = ({ refund, payment }: Sent) =>
  withTenant(refund.groupId, () =>
    transaction(async () => {
      const [it] = await db().select().from(storePayments).where(eq(storePayments.id, payment.id)).for("update");
      await db()
        .update(storeRefunds)
        .set({ state: "done", askAt: null, trouble: "", changedAt: now() })
        .where(eq(storeRefunds.id, refund.id));
      const isOpen = and(eq(storeRefunds.paymentId, payment.id), eq(storeRefunds.state, "sending"));
      if (it!.returned < it!.amount || (await db().$count(storeRefunds, isOpen))) return;
      await db()
        .update(storePayments)
        .set({ state: "returned", changedAt: now() })
        .where(eq(storePayments.id, payment.id));
    }),
  );
