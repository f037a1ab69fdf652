import { and, desc, eq, lte, sql } from "drizzle-orm";
import { personalData } from "#app/access/agreements/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import { now } from "#platform/clock.ts";
import { afterCommit, db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { hasAccepted, isPublished } from "./policy.ts";
import { agreements, agreementVersions } from "./schema.ts";

const isComing = sql`${agreementVersions.number} > coalesce(${agreements.inForce}, 0)`;

/**
 * Lets versions come into force on their day: a job of every minute, on any node. A document is locked before its
 * version changes, so each comes once, however many nodes look; after a stop what is due comes at the next look.
 */
export async function keepEnacting(): Promise<void> {
  const due = await withTenant("*", () =>
    db()
      .selectDistinct({ id: agreements.id })
      .from(agreements)
      .innerJoin(agreementVersions, eq(agreementVersions.agreementId, agreements.id))
      .where(and(isPublished, isComing, lte(agreementVersions.effectiveFrom, now()))),
  );
  for (const { id } of due) await withTenant("*", () => enact(id));
}

/**
 * Brings the newest version whose day has come into force. Where it is the consent to personal data, whoever has not
 * accepted these words is asked from now on.
 */
export async function enact(agreementId: string): Promise<boolean> {
  const [agreement] = await db().select().from(agreements).where(eq(agreements.id, agreementId)).for("update");
  if (!agreement) return false;
  const [version] = await db()
    .select({ id: agreementVersions.id, number: agreementVersions.number })
    .from(agreementVersions)
    .innerJoin(agreements, eq(agreements.id, agreementVersions.agreementId))
    .where(and(eq(agreements.id, agreementId), isPublished, isComing, lte(agreementVersions.effectiveFrom, now())))
    .orderBy(desc(agreementVersions.number))
    .limit(1);
  if (!version) return false;
  const { code, groupId } = agreement;
  await db().update(agreements).set({ inForce: version.number }).where(eq(agreements.id, agreementId));
  if (code === personalData && groupId) {
    const isStanding = hasAccepted(sql`accounts.id`, sql`${version.id}::uuid`);
    await db()
      .update(accounts)
      .set({ consentToPersData: false })
      .where(and(eq(accounts.groupId, groupId), eq(accounts.consentToPersData, true), sql`not ${isStanding}`));
    afterCommit(forgetViewers);
  }
  await recordAudit({ deed: "agreement.enacted", result: "ok", groupId, objectId: `${code}/${version.number}` });
  return true;
}
