import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { Certificate } from "../contract.ts";
import { certificates } from "./schema.ts";

type Row = { certificate: typeof certificates.$inferSelect; company: string };

/** A certificate as it is shown; the whole name to those who may know it. */
export function toView({ certificate, company }: Row, today: string, isWhole: boolean): Certificate {
  const { number, firstName, lastName, title, score, minutes, revokedAt, replacedBy } = certificate;
  const { passedOn, validUntil, reissuedOn } = certificate;
  const name = isWhole ? `${lastName} ${firstName}` : `${firstName} ${lastName.slice(0, 1)}.`;
  const isExpired = validUntil !== null && validUntil < today;
  const state = revokedAt ? "revoked" : replacedBy ? "replaced" : isExpired ? "expired" : "valid";
  const days = { passedOn, validUntil, reissuedOn };
  return { number, name, title, company, score, minutes, ...days, state, replacedBy, laterOne: null };
}

/** Certificates with their companies and people. */
export const certificateRows = () =>
  db()
    .select({ certificate: certificates, company: groups.name, person: authorColumns })
    .from(certificates)
    .innerJoin(groups, eq(groups.id, certificates.groupId))
    .innerJoin(accounts, eq(accounts.id, certificates.accountId))
    .$dynamic();

/** What anybody learns of a certificate by its number; colleagues see the whole name. Refuses one that is not there. */
export async function check(viewer: Viewer, { number }: { number: string }): Promise<Certificate> {
  const isIt = eq(certificates.number, number.trim().toUpperCase());
  // The number is the key: whoever has it asks from whatever company, or from none.
  const [row] = await withTenant("*", () => certificateRows().where(isIt).limit(1));
  if (!row) refuse("not-found");
  const isNear = !viewer.isGuest && row.certificate.groupId === viewer.groupId;
  const view = toView(row, todayIn(viewer.timeZone), isNear);
  return view.state === "expired" ? { ...view, laterOne: await laterThan(row.certificate) } : view;
}

/** The number of what its person was given for the same course since. */
async function laterThan({ accountId, courseId, passedOn }: Row["certificate"]): Promise<string | null> {
  const isLater = and(
    eq(certificates.accountId, accountId),
    eq(certificates.courseId, courseId),
    gt(certificates.passedOn, passedOn),
    isNull(certificates.revokedAt),
    isNull(certificates.replacedBy),
  );
  const [row] = await withTenant("*", () =>
    db()
      .select({ number: certificates.number })
      .from(certificates)
      .where(isLater)
      .orderBy(desc(certificates.passedOn), desc(certificates.id))
      .limit(1),
  );
  return row?.number ?? null;
}

/** The certificates of a reader, the newest first. */
export async function readMine(viewer: Viewer): Promise<{ items: Certificate[] }> {
  const own = await certificateRows()
    .where(eq(certificates.accountId, viewer.accountId))
    .orderBy(desc(certificates.passedOn), desc(certificates.id))
    .limit(200);
  return { items: own.map((row) => toView(row, todayIn(viewer.timeZone), true)) };
}

/** The certificates of a company, the newest first. */
export async function readDesk(viewer: Viewer, { after }: { after?: string | undefined }) {
  const found = await certificateRows()
    .where(
      and(eq(certificates.groupId, viewer.groupId), beyond([certificates.createdAt, certificates.id], after, "desc")),
    )
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(pageSize + 1);
  const { items, next } = cut(found, ({ certificate }) => [certificate.createdAt, certificate.id]);
  const today = todayIn(viewer.timeZone);
  return {
    items: items.map((row) => ({
      ...toView(row, today, true),
      id: row.certificate.id,
      person: toPerson(row.person),
      reason: row.certificate.reason,
    })),
    next,
  };
}
