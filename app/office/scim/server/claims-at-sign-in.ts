import { and, eq, inArray } from "drizzle-orm";
import { openTree } from "#app/office/people-desk/server/index.ts";
import type { SignedIn } from "#platform/auth/sign-in.ts";
import { nobody } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { livingRules, readPlaces } from "./claim-rules.ts";
import { valuesAt } from "./claim-values.ts";
import { settleRights } from "./group-rights.ts";
import { claimHolders, claimRules } from "./schema.ts";

/**
 * Does at a sign-in what the company's rules make of its tokens: gives the rights that they name, takes those that no rule
 * gives any more, and puts whom this sign-in has made where they belong. Whatever the tokens say, somebody
 * who may sign in signs in.
 */
export async function applyClaims({ accountId, groupId, isNew, claims }: SignedIn): Promise<void> {
  const told = (way: string) => claims.flatMap((one) => valuesAt(one, way));
  await withTenant(groupId, async () => {
    if (isNew) await place({ accountId, groupId }, told);
    const meant = await noteRules({ accountId, groupId }, told);
    const own = and(eq(grants.accountId, accountId), eq(grants.fromSignIn, true));
    if (meant || (await db().$count(grants, own))) await settleRights({ ...nobody, groupId }, [accountId]);
  });
}

type Told = (way: string) => string[];
type Who = Pick<SignedIn, "accountId" | "groupId">;

/** Notes which rules mean the person now; gives whether any does or did. */
async function noteRules({ accountId, groupId }: Who, told: Told): Promise<boolean> {
  const rules = await db()
    .select({ id: claimRules.id, claim: claimRules.claim, value: claimRules.value, held: claimHolders.accountId })
    .from(claimRules)
    .leftJoin(claimHolders, and(eq(claimHolders.ruleId, claimRules.id), eq(claimHolders.accountId, accountId)))
    .where(livingRules(groupId));
  const said = new Map([...new Set(rules.map(({ claim }) => claim))].map((way) => [way, new Set(told(way))]));
  const isMeant = ({ claim, value }: { claim: string; value: string }) => said.get(claim)!.has(value);
  const come = rules.filter((rule) => !rule.held && isMeant(rule));
  const gone = rules.filter((rule) => rule.held && !isMeant(rule)).map(({ id }) => id);
  if (come.length)
    await db()
      .insert(claimHolders)
      .values(come.map(({ id }) => ({ ruleId: id, accountId, groupId })))
      .onConflictDoNothing();
  if (gone.length)
    await db()
      .delete(claimHolders)
      .where(and(eq(claimHolders.accountId, accountId), inArray(claimHolders.ruleId, gone)));
  return gone.length > 0 || rules.some(isMeant);
}

/** A department that the company does not have is none; a guest belongs to none. */
async function place({ accountId, groupId }: Who, told: Told): Promise<void> {
  const [person] = await db().select({ role: accounts.role }).from(accounts).where(eq(accounts.id, accountId));
  if (person?.role === "guest") return;
  const ways = await readPlaces(groupId);
  const [location = ""] = ways.location ? told(ways.location).map((one) => one.trim().slice(0, 200)) : [];
  const names = ways.department ? told(ways.department) : [];
  const tree = names.length ? await openTree({ groupId }) : undefined;
  const departmentId = names.map((name) => tree!.known(name)).find(Boolean);
  if (!location && !departmentId) return;
  await db()
    .update(accounts)
    .set({ location, ...(departmentId && { departmentId }) })
    .where(eq(accounts.id, accountId));
}

/** Who comes back to work is who their next sign-in says. */
export async function forgetClaims(accountId: string): Promise<void> {
  await db().delete(claimHolders).where(eq(claimHolders.accountId, accountId));
}
