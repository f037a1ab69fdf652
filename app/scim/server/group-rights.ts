import { and, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import { recordAudits } from "#platform/auth/audit.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import type { Right } from "#platform/people/rights.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { scimGroups, scimMembers } from "./schema.ts";

const atOnce = 1000;

/**
 * Brings the rights that groups of the directory give in line with who is in them; a right that an administrator has given
 * stays as it is (product B33). A chief editor is an editor too.
 */
export async function settleRights(viewer: Pick<Viewer, "accountId" | "groupId">, accountIds: string[]): Promise<void> {
  for (let at = 0; at < accountIds.length; at += atOnce) await settleSome(viewer, accountIds.slice(at, at + atOnce));
}

async function settleSome({ accountId, groupId }: Pick<Viewer, "accountId" | "groupId">, ids: string[]): Promise<void> {
  const due = await db()
    .selectDistinct({ accountId: scimMembers.accountId, right: scimGroups.right })
    .from(scimMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimMembers.scimGroupId))
    .innerJoin(accounts, and(eq(accounts.id, scimMembers.accountId), isPresent(), ne(accounts.role, "guest")))
    .where(and(inArray(scimMembers.accountId, ids), isNull(scimGroups.removedAt), isNotNull(scimGroups.right)));
  const wanted = new Map<string, { accountId: string; right: Right }>();
  for (const { accountId, right } of due)
    for (const one of right === "chief-editor" ? (["editor", right] as const) : [right!])
      wanted.set(`${accountId} ${one}`, { accountId, right: one });
  const had = await db().select().from(grants).where(inArray(grants.accountId, ids));
  const known = new Set(had.map(({ accountId, right }) => `${accountId} ${right}`));
  const fresh = [...wanted].filter(([key]) => !known.has(key)).map(([, one]) => one);
  const over = had.filter(({ accountId, right, fromGroup }) => fromGroup && !wanted.has(`${accountId} ${right}`));
  if (fresh.length)
    await db()
      .insert(grants)
      .values(fresh.map((one) => ({ ...one, groupId, fromGroup: true })))
      .onConflictDoNothing();
  for (const { accountId, right } of over)
    await db()
      .delete(grants)
      .where(and(eq(grants.accountId, accountId), eq(grants.right, right), eq(grants.fromGroup, true)));
  const told = (deed: "right.given" | "right.taken") => (one: { accountId: string; right: Right }) => {
    return {
      deed,
      result: "ok" as const,
      accountId,
      groupId,
      objectId: one.accountId,
      detail: { right: one.right, by: "scim" },
    };
  };
  await recordAudits([...fresh.map(told("right.given")), ...over.map(told("right.taken"))]);
  if (fresh.length || over.length) afterCommit(forgetViewers);
}
