import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { ScimToken } from "#app/office/scim/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { hashOfToken, newToken } from "#platform/tokens.ts";
import { scimTokens } from "./schema.ts";

/** Who calls: a company's directory, in nobody's name. */
export type Holder = { id: string; viewer: Viewer; onTrial: boolean };

const prefix = "veche-scim-";
const noteEvery = 60_000;

/** The tokens of a company, newest first. */
export async function readTokens(viewer: Viewer, after?: string): Promise<{ items: ScimToken[]; next?: string }> {
  const rows = await db()
    .select({ token: scimTokens, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(scimTokens)
    .innerJoin(accounts, eq(accounts.id, scimTokens.authorId))
    .where(and(eq(scimTokens.groupId, viewer.groupId), beyond([scimTokens.createdAt, scimTokens.id], after)))
    .orderBy(desc(scimTokens.createdAt), desc(scimTokens.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ token }) => [token.createdAt, token.id]);
  return { items: items.map(({ token, firstName, lastName }) => lineOf(token, `${firstName} ${lastName}`)), next };
}

/** Makes a token and tells it this once. */
export async function makeToken(
  viewer: Viewer,
  { name, onTrial }: { name: string; onTrial: boolean },
): Promise<{ id: string; token: string }> {
  const { accountId, groupId } = viewer;
  const [id, token] = [newId(), prefix + newToken()];
  await db()
    .insert(scimTokens)
    .values({
      id,
      groupId,
      name,
      onTrial,
      tokenHash: hashOfToken(token),
      ending: token.slice(-4),
      authorId: accountId,
    });
  await recordAudit({ deed: "scim.token-made", result: "ok", accountId, groupId, objectId: id });
  return { id, token };
}

/** Makes a token useless at once. Refuses another company's as not found. */
export async function revokeToken({ accountId, groupId }: Viewer, id: string): Promise<{ id: string }> {
  const own = and(eq(scimTokens.groupId, groupId), eq(scimTokens.id, id));
  const [found] = await db().select({ id: scimTokens.id }).from(scimTokens).where(own);
  if (!found) refuse("not-found");
  const revoked = await db()
    .update(scimTokens)
    .set({ revokedAt: now(), revokedBy: accountId })
    .where(and(own, isNull(scimTokens.revokedAt)))
    .returning({ id: scimTokens.id });
  if (revoked.length) await recordAudit({ deed: "scim.token-revoked", result: "ok", accountId, groupId, objectId: id });
  return found;
}

/** Whose token it is; undefined for one that is unknown or revoked. That it was used is noted once a minute. */
export async function holderOf(token: string): Promise<Holder | undefined> {
  if (!token.startsWith(prefix) || token.length > 100) return undefined;
  return withTenant("*", async () => {
    const [row] = await db()
      .select({ id: scimTokens.id, groupId: scimTokens.groupId, onTrial: scimTokens.onTrial })
      .from(scimTokens)
      .where(and(eq(scimTokens.tokenHash, hashOfToken(token)), isNull(scimTokens.revokedAt)));
    if (!row) return undefined;
    const isOld = or(isNull(scimTokens.usedAt), lt(scimTokens.usedAt, new Date(now().getTime() - noteEvery)));
    await db()
      .update(scimTokens)
      .set({ usedAt: now() })
      .where(and(eq(scimTokens.id, row.id), isOld));
    return { id: row.id, viewer: { ...nobody, groupId: row.groupId }, onTrial: row.onTrial };
  });
}

function lineOf(
  { id, name, ending, onTrial, createdAt, usedAt, revokedAt }: typeof scimTokens.$inferSelect,
  by: string,
): ScimToken {
  const [since, used] = [createdAt.toISOString(), usedAt?.toISOString() ?? null];
  return { id, name, ending, onTrial, since, used, isRevoked: revokedAt !== null, by };
}
