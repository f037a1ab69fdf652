import { and, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { recordAudits } from "#platform/auth/audit.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { givenWith, type Right } from "#platform/people/rights.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { claimHolders, claimRules, scimGroups, scimMembers } from "./schema.ts";

const atOnce = 1000;

type Wanted = { accountId: string; right: Right; fromGroup: boolean; fromSignIn: boolean };

/**
 * Brings the rights that groups of the directory and rules of signing in give in line with who is in the groups and whom the
 * rules mean; a right that an administrator has given stays as it is. A chief editor is an editor too.
 */
export async function settleRights(viewer: Pick<Viewer, "accountId" | "groupId">, accountIds: string[]): Promise<void> {
  for (let at = 0; at < accountIds.length; at += atOnce) await settleSome(viewer, accountIds.slice(at, at + atOnce));
}

async function settleSome({ accountId, groupId }: Pick<Viewer, "accountId" | "groupId">, ids: string[]): Promise<void> {
  const wanted = await wantedFor(ids);
  const had = await db().select().from(grants).where(inArray(grants.accountId, ids));
  const known = new Map(had.map((one) => [keyOf(one), one]));
  const fresh = [...wanted.values()].filter((one) => !known.has(keyOf(one)));
  const brought = had.filter((one) => one.fromGroup || one.fromSignIn);
  const over = brought.filter((one) => !wanted.has(keyOf(one)));
  if (fresh.length)
    await db()
      .insert(grants)
      .values(fresh.map((one) => ({ ...one, groupId })))
      .onConflictDoNothing();
  for (const one of over) await db().delete(grants).where(isBrought(one));
  for (const { fromGroup, fromSignIn, ...one } of brought) {
    const now = wanted.get(keyOf(one));
    if (now && (now.fromGroup !== fromGroup || now.fromSignIn !== fromSignIn))
      await db().update(grants).set({ fromGroup: now.fromGroup, fromSignIn: now.fromSignIn }).where(isBrought(one));
  }
  const told = (deed: "right.given" | "right.taken") => (one: Wanted) => {
    return {
      deed,
      result: "ok" as const,
      accountId,
      groupId,
      objectId: one.accountId,
      detail: { right: one.right, by: one.fromGroup ? "scim" : "sign-in" },
    };
  };
  await recordAudits([...fresh.map(told("right.given")), ...over.map(told("right.taken"))]);
  if (fresh.length || over.length) afterCommit(forgetViewers);
}

/** What groups and rules give to these people now; who has left and guests get nothing. */
async function wantedFor(ids: string[]): Promise<Map<string, Wanted>> {
  const isToWork = and(isPresent(), ne(accounts.role, "guest"));
  const byGroups = await db()
    .selectDistinct({ accountId: scimMembers.accountId, right: scimGroups.right })
    .from(scimMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimMembers.scimGroupId))
    .innerJoin(accounts, and(eq(accounts.id, scimMembers.accountId), isToWork))
    .where(and(inArray(scimMembers.accountId, ids), isNull(scimGroups.removedAt), isNotNull(scimGroups.right)));
  const byRules = await db()
    .selectDistinct({ accountId: claimHolders.accountId, right: claimRules.right })
    .from(claimHolders)
    .innerJoin(claimRules, eq(claimRules.id, claimHolders.ruleId))
    .innerJoin(accounts, and(eq(accounts.id, claimHolders.accountId), isToWork))
    .where(and(inArray(claimHolders.accountId, ids), isNull(claimRules.removedAt)));
  const wanted = new Map<string, Wanted>();
  const want = (accountId: string, right: Right, by: "fromGroup" | "fromSignIn") => {
    for (const one of givenWith(right)) {
      const had = wanted.get(keyOf({ accountId, right: one })) ?? { fromGroup: false, fromSignIn: false };
      wanted.set(keyOf({ accountId, right: one }), { ...had, [by]: true, accountId, right: one });
    }
  };
  for (const { accountId, right } of byGroups) want(accountId, right!, "fromGroup");
  for (const { accountId, right } of byRules) want(accountId, right, "fromSignIn");
  return wanted;
}

const keyOf = ({ accountId, right }: Pick<Wanted, "accountId" | "right">) => `${accountId} ${right}`;

/** A right that nobody has given by hand meanwhile. */
function isBrought({ accountId, right }: Pick<Wanted, "accountId" | "right">) {
  const itself = and(eq(grants.accountId, accountId), eq(grants.right, right));
  return and(itself, or(eq(grants.fromGroup, true), eq(grants.fromSignIn, true)));
}
