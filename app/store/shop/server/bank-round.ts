import { and, asc, inArray, lte } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { askBank } from "./attempts.ts";
import { sendRefund } from "./refund-sending.ts";
import { storePayments, storeRefunds } from "./schema.ts";

const atOnce = 100;

/** Asks the bank of everything that waits for its word: attempts and refunds, whoever has begun them and wherever it stopped; a job. */
export async function askBanks(): Promise<void> {
  const isAsking = inArray(storePayments.state, ["new", "open", "closing"]);
  const attempts = await withTenant("*", () =>
    db()
      .select({ id: storePayments.id, groupId: storePayments.groupId })
      .from(storePayments)
      .where(and(lte(storePayments.askAt, now()), isAsking))
      .orderBy(asc(storePayments.askAt))
      .limit(atOnce),
  );
  for (const one of attempts) await askBank(one);
  const refunds = await withTenant("*", () =>
    db()
      .select({ id: storeRefunds.id, groupId: storeRefunds.groupId })
      .from(storeRefunds)
      .where(lte(storeRefunds.askAt, now()))
      .orderBy(asc(storeRefunds.askAt))
      .limit(atOnce),
  );
  for (const one of refunds) await sendRefund(one);
}
