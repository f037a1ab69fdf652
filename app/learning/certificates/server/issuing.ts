import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { certificates } from "./schema.ts";
import { wordingOf } from "./templates.ts";

type IssueWish = {
  groupId: string;
  accountId: string;
  objectId: string;
  courseId: string;
  title: string;
  score: number | null;
  minutes: number;
  passedOn: string;
  validMonths: number | null;
  templateId?: string | null;
};

/** Gives a certificate for what was passed, once for one object. Gives its number. */
export async function issueCertificate({ validMonths, templateId = null, ...wish }: IssueWish): Promise<string> {
  const [person] = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, wish.accountId));
  const { firstName, lastName } = person ?? refuse("not-found");
  const number = newNumber(wish.passedOn);
  const template = await wordingOf(wish.groupId, templateId);
  const months = validMonths ?? template?.validMonths ?? null;
  const validUntil = months === null ? null : monthsAfter(wish.passedOn, months);
  const made = await db()
    .insert(certificates)
    .values({ id: newId(), ...wish, ...template?.said, number, firstName, lastName, validUntil, createdAt: now() })
    .onConflictDoNothing()
    .returning({ number: certificates.number });
  return made[0]?.number ?? (await readCertificateOf(wish.objectId)) ?? refuse("conflict");
}

/** The number of the certificate in force for an object; null where there is none. */
export async function readCertificateOf(objectId: string): Promise<string | null> {
  const [row] = await db()
    .select({ number: certificates.number })
    .from(certificates)
    .where(and(eq(certificates.objectId, objectId), isNull(certificates.replacedBy)));
  return row?.number ?? null;
}

/** Takes a certificate back, with a reason that the desk alone reads. */
export async function revoke(viewer: Viewer, { id, reason }: { id: string; reason: string }): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const [row] = await db()
    .update(certificates)
    .set({ revokedAt: now(), revokedBy: accountId, reason })
    .where(and(isHere(viewer, id), isNull(certificates.revokedAt), isNull(certificates.replacedBy)))
    .returning();
  if (!row) refuse("not-found");
  await recordAudit({
    deed: "certificate.revoked",
    result: "ok",
    accountId,
    groupId,
    objectId: id,
    detail: { name: row.number, reason },
  });
  return { id };
}

/** Gives a new one in the place of an old one, on the name as it is now; the day of passing stays. */
export async function reissue(viewer: Viewer, { id }: { id: string }): Promise<{ id: string; number: string }> {
  const { groupId, accountId } = viewer;
  const [old] = await db()
    .select()
    .from(certificates)
    .where(and(isHere(viewer, id), isNull(certificates.replacedBy)))
    .for("update");
  if (!old) refuse("not-found");
  const [person] = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, old.accountId));
  const number = newNumber(old.passedOn);
  await db().update(certificates).set({ replacedBy: number }).where(eq(certificates.id, id));
  const { revokedAt: _, revokedBy: __, ...kept } = old;
  const made = newId();
  const { firstName, lastName } = person!;
  const reissuedOn = todayIn(viewer.timeZone);
  await db()
    .insert(certificates)
    .values({ ...kept, ...{ id: made, number, firstName, lastName }, reason: "", reissuedOn, createdAt: now() });
  const detail = { name: number };
  await recordAudit({ deed: "certificate.reissued", result: "ok", accountId, groupId, objectId: made, detail });
  return { id: made, number };
}

const isHere = ({ groupId }: Viewer, id: string) => and(eq(certificates.id, id), eq(certificates.groupId, groupId));

/** Letters and digits that nobody takes for one another. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** «2026-7KQM-X4TB»: the year of passing and forty bits by lot. */
export function newNumber(day: string): string {
  const lot = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return `${day.slice(0, 4)}-${lot()}-${lot()}`;
}

/** The same day so many months later; the last of the month where there is no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
