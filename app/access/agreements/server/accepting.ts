import { and, eq, isNull, sql } from "drizzle-orm";
import { personalData } from "#app/access/agreements/contract.ts";
import { markConsent, tellBirthday, withholdPhoto } from "#app/people/account/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOffered, isPublished } from "./policy.ts";
import { agreementAcceptances, agreements, agreementVersions } from "./schema.ts";

/** The consent that showing the photo hangs on, once it was given. */
const photoShown = "photo";
/** Without this one nobody but its owner sees a birthday. */
const birthdayShown = "birthday";

/** From where and with what somebody agrees. */
type Way = { address: string; userAgent?: string };
type Said = { code: string; version: number; fullName?: string };

/**
 * Accepts a version that is in force or will be; once is enough. The row keeps whose, which letters, when, from where.
 * Refuses a version that is over beside the tick, and a name that is not the person's own.
 */
export async function accept(viewer: Viewer, { code, version, fullName }: Said, way: Way): Promise<{ code: string }> {
  const { accountId, groupId } = viewer;
  const agreement = await lockOffered(viewer, code);
  const [chosen] = await db()
    .select({ id: agreementVersions.id, textHash: agreementVersions.textHash })
    .from(agreementVersions)
    .where(and(eq(agreementVersions.agreementId, agreement.id), eq(agreementVersions.number, version), isPublished));
  if (!chosen) refuse("not-found");
  if (version < (agreement.inForce ?? 0)) refuse("invalid", "version", { fields: { agree: [outdated] } });
  const signedAs = agreement.needs === "full-name" ? await checkName(viewer, fullName) : null;
  const rows = await db()
    .insert(agreementAcceptances)
    .values({
      ...{ groupId, accountId, agreementId: agreement.id, versionId: chosen.id, textHash: chosen.textHash },
      ...{ method: agreement.needs, signedAs, createdAt: now() },
      ...{ address: way.address, userAgent: (way.userAgent ?? "").slice(0, 300) },
    })
    .onConflictDoNothing()
    .returning({ id: agreementAcceptances.id });
  if (rows.length) await audit(viewer, agreement, "given", version);
  if (code === photoShown && rows.length) await withholdPhoto(viewer, false);
  if (code === birthdayShown && rows.length) await tellBirthday(viewer, true);
  const isMandatory = code === personalData && version === agreement.inForce;
  if (isMandatory && (rows.length || !viewer.consent)) await markConsent(viewer, true);
  return { code };
}

/** Accepts the consent to personal data that is in force (specification §4). */
export async function giveConsent(viewer: Viewer, version: number, way: Way): Promise<{ consentToPersData: true }> {
  await accept(viewer, { code: personalData, version }, way);
  return { consentToPersData: true };
}

/**
 * Takes a consent back, as easily as it was given. Without the consent to personal data the portal's pages close for the
 * person, others see their name alone, and the administrators hear of it; without that to the photo others see initials.
 * Refuses what binds and is no consent.
 */
export async function withdraw(viewer: Viewer, code: string): Promise<{ code: string }> {
  const agreement = await lockOffered(viewer, code);
  if (agreement.kind !== "consent") refuse("conflict", "binding");
  const { accountId, groupId } = viewer;
  const rows = await db()
    .update(agreementAcceptances)
    .set({ withdrawnAt: now() })
    .where(
      and(
        eq(agreementAcceptances.accountId, accountId),
        eq(agreementAcceptances.agreementId, agreement.id),
        isNull(agreementAcceptances.withdrawnAt),
      ),
    )
    .returning({ id: agreementAcceptances.id });
  if (rows.length) await audit(viewer, agreement, "withdrawn");
  if (code === photoShown && rows.length) await withholdPhoto(viewer, true);
  if (code === birthdayShown && rows.length) await tellBirthday(viewer, false);
  if (code !== personalData || !(rows.length || viewer.consent)) return { code };
  await markConsent(viewer, false);
  const data = { agreementId: agreement.id, title: agreement.title, at: now().toISOString() };
  await announce({ kind: "consent.withdrawn", objectId: accountId, groupId, actorId: accountId, data });
  return { code };
}

/** Whether a person agrees to a document in the words that are in force: what an optional consent is for. */
export async function hasConsent(viewer: Pick<Viewer, "accountId" | "groupId">, code: string): Promise<boolean> {
  const isInForceNow = and(
    eq(agreementVersions.id, agreementAcceptances.versionId),
    eq(agreementVersions.number, agreements.inForce),
  );
  const given = and(
    eq(agreementAcceptances.accountId, viewer.accountId),
    eq(agreements.code, code),
    isNull(agreementAcceptances.withdrawnAt),
  );
  const rows = await withTenant(viewer.groupId, () =>
    db()
      .select({ one: sql`1` })
      .from(agreementAcceptances)
      .innerJoin(agreements, eq(agreements.id, agreementAcceptances.agreementId))
      .innerJoin(agreementVersions, isInForceNow)
      .where(given),
  );
  return rows.length > 0;
}

const outdated = "Пока вы читали, вышла новая версия. Прочитайте её и отметьте ещё раз.";

/** The document stands still while somebody agrees to it. */
async function lockOffered(viewer: Viewer, code: string) {
  const [agreement] = await db()
    .select()
    .from(agreements)
    .where(and(isOffered(viewer), eq(agreements.code, code)))
    .for("share");
  if (!agreement || agreement.demand === "none") refuse("not-found");
  return agreement;
}

/** The name is written out as it stands in the portal; case and «ё» are no obstacle. */
async function checkName({ accountId }: Viewer, typed = ""): Promise<string> {
  const [person] = await db().select().from(accounts).where(eq(accounts.id, accountId));
  const { lastName, firstName, patronymic } = person!;
  const names = [
    [lastName, firstName, patronymic],
    [lastName, firstName],
    [firstName, lastName],
  ];
  const plain = (name: string) => name.toLowerCase().replaceAll("ё", "е").split(/\s+/).filter(Boolean).join(" ");
  if (names.some((words) => plain(words.join(" ")) === plain(typed))) return typed.trim();
  const own = `${lastName} ${firstName} ${patronymic}`.trim();
  return refuse("invalid", "name", { fields: { fullName: [`Напишите имя полностью: ${own}`] } });
}

type Agreement = Pick<typeof agreements.$inferSelect, "kind" | "code">;

function audit(
  { accountId, groupId }: Viewer,
  { kind, code }: Agreement,
  deed: "given" | "withdrawn",
  version?: number,
) {
  const what = kind === "consent" ? "consent" : "agreement";
  const objectId = version ? `${code}/${version}` : code;
  return recordAudit({ deed: `${what}.${deed}`, result: "ok", accountId, groupId, objectId });
}
