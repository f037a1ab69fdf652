import { and, desc, eq, isNull } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { isPassword, loginOfPerson } from "#platform/identity/index.ts";
import type { OwnPart } from "#platform/own-data/part.ts";
import { refuse } from "#platform/refusal.ts";
import { erasureRequests } from "./schema.ts";
import { ownParts } from "./sources.ts";

/** The law gives the company thirty days from the day when a person asks (152-ФЗ, article 21). */
export function dueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + 30 * 86_400_000);
}

/** What erasing one's data would take away and leave, and where a request for it stands. */
export async function readErasure({ accountId }: Viewer) {
  const [last] = await db()
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.accountId, accountId))
    .orderBy(desc(erasureRequests.createdAt), desc(erasureRequests.id))
    .limit(1);
  return {
    open: last && !last.endedAt ? toAsked(last) : null,
    refused: last?.ending === "refused" ? { at: last.endedAt!.toISOString(), reason: last.reason } : null,
    byPassword: (await loginOfPerson(accountId)) !== undefined,
    ...{ gone: titlesOf("gone"), nameless: titlesOf("nameless"), kept: titlesOf("kept") },
  };
}

export function toAsked({ id, createdAt }: Pick<typeof erasureRequests.$inferSelect, "id" | "createdAt">) {
  return { id, askedAt: createdAt.toISOString(), until: dueAt(createdAt).toISOString() };
}

const titlesOf = (after: OwnPart["after"]) =>
  ownParts
    .get()
    .filter((part) => part.after === after)
    .map(({ title }) => title);

/**
 * Asks the administrators to erase everything personal of the one who asks; asked again it is the same request. Refuses
 * beside the field a password that is not theirs, where they sign in with one.
 */
export async function askForErasure(viewer: Viewer, { password }: { password?: string | undefined }) {
  const { accountId, groupId } = viewer;
  const login = await loginOfPerson(accountId);
  if (login && !(await isPassword(password ?? "", login.passwordHash)))
    refuse("invalid", "password", { fields: { password: ["Пароль не подошёл"] } });
  const [made] = await db()
    .insert(erasureRequests)
    .values({ id: newId(), groupId, accountId, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: erasureRequests.id });
  if (!made) return { id: (await findOpen(accountId))?.id ?? refuse("conflict", "request") };
  await recordAudit({ deed: "erasure.asked", result: "ok", accountId, groupId, objectId: accountId });
  await announce({ kind: "erasure.asked", objectId: made.id, groupId, actorId: accountId });
  return made;
}

/** Thinks better of it; without a request nothing happens. */
export async function withdrawErasure({ accountId, groupId }: Viewer): Promise<{ withdrawn: boolean }> {
  const [ended] = await db()
    .update(erasureRequests)
    .set({ endedAt: now(), ending: "withdrawn" })
    .where(isOpen(accountId))
    .returning({ id: erasureRequests.id });
  if (ended) await recordAudit({ deed: "erasure.withdrawn", result: "ok", accountId, groupId, objectId: accountId });
  return { withdrawn: ended !== undefined };
}

/** The condition «the request of this person that nobody has decided yet». */
export function isOpen(accountId: string) {
  return and(eq(erasureRequests.accountId, accountId), isNull(erasureRequests.endedAt));
}

/** The request of this person that nobody has decided yet. */
export async function findOpen(accountId: string): Promise<{ id: string } | undefined> {
  return (await db().select({ id: erasureRequests.id }).from(erasureRequests).where(isOpen(accountId)))[0];
}
