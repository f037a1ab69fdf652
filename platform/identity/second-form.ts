import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { hashOfCode } from "#platform/dictated-code.ts";
import { personOf } from "./accounts.ts";
import { identitySecondFactor } from "./schema.ts";
import { secretOf } from "./second-factor.ts";
import { OidcStore } from "./store.ts";
import { stepOfCode } from "./totp.ts";

/** Who has typed the right password in which sign-in and has not typed a code: kept sealed, for ten minutes. */
const halfway = new OidcStore("HalfSignIn");
const waitsFor = 10 * 60;

const isOn = (identityId: string) =>
  and(eq(identitySecondFactor.identityId, identityId), isNotNull(identitySecondFactor.confirmedAt));

/** Whether a sign-in with the right password has to wait for a code; if so, remembers whose it is. */
export async function awaitsSecondFactor(uid: string, identityId: string): Promise<boolean> {
  if ((await db().$count(identitySecondFactor, isOn(identityId))) === 0) return false;
  await halfway.upsert(uid, { accountId: identityId }, waitsFor);
  return true;
}

/** Whose code a sign-in waits for; undefined where no password was typed, or too long ago, or no code is asked any more. */
export async function awaitedOf(uid: string): Promise<string | undefined> {
  const identityId = (await halfway.find(uid))?.accountId;
  return identityId && (await db().$count(identitySecondFactor, isOn(identityId))) > 0 ? identityId : undefined;
}

/** The sign-in waits no more: it is over, or has begun anew. */
export const awaitNothing = (uid: string): Promise<void> => halfway.destroy(uid);

/** Takes a code of the application, once: neither it nor an older one opens anything again. */
export async function takeCode(identityId: string, typed: string): Promise<boolean> {
  const [row] = await db()
    .select({ sealed: identitySecondFactor.sealed })
    .from(identitySecondFactor)
    .where(isOn(identityId));
  const secret = row && secretOf(row.sealed);
  const step = secret ? stepOfCode(secret, typed.replace(/\s/g, ""), now()) : null;
  if (step === null) return false;
  // Two who come with one code at once: the row is the judge.
  const { rowCount } = await db()
    .update(identitySecondFactor)
    .set({ lastStep: step })
    .where(and(isOn(identityId), lt(identitySecondFactor.lastStep, step)));
  return rowCount === 1;
}

/** Takes a recovery code and strikes it out. */
export async function takeRecoveryCode(identityId: string, typed: string): Promise<boolean> {
  const hash = hashOfCode(typed);
  const { recoveryHashes: hashes } = identitySecondFactor;
  const { rowCount } = await db()
    .update(identitySecondFactor)
    .set({ recoveryHashes: sql`array_remove(${hashes}, ${hash})` })
    .where(and(isOn(identityId), sql`${hash} = any(${hashes})`));
  return rowCount === 1;
}

/** Writes down how a second factor went, under the name of the person where there is one already. */
export async function tellSecondFactor(
  identityId: string,
  record: Pick<Parameters<typeof recordAudit>[0], "deed" | "result" | "requestId" | "address">,
): Promise<void> {
  const person = await personOf(identityId);
  await recordAudit({ ...record, ...person, ...(person && { objectId: person.accountId }) });
}
