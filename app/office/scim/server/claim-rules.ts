import { and, eq, isNull, sql } from "drizzle-orm";
import type { ClaimPlaces, ClaimRule } from "#app/office/scim/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { settleRights } from "./group-rights.ts";
import { claimHolders, claimPlaces, claimRules } from "./schema.ts";

type Wish = Pick<ClaimRule, "claim" | "value" | "right">;

/** Every sign-in reads them all. */
const most = 200;

/** The rules of a company that are in force. */
export const livingRules = (groupId: string) => and(eq(claimRules.groupId, groupId), isNull(claimRules.removedAt));

/** What signing in gives in the viewer's company, and which claims say where a new person belongs. */
export async function readClaims({ groupId }: Viewer): Promise<{ items: ClaimRule[]; places: ClaimPlaces }> {
  const items = await db()
    .select({
      id: claimRules.id,
      claim: claimRules.claim,
      value: claimRules.value,
      right: claimRules.right,
      people: db().$count(claimHolders, eq(claimHolders.ruleId, claimRules.id)),
    })
    .from(claimRules)
    .where(livingRules(groupId))
    .orderBy(sql`${claimRules.claim} collate russian`, sql`${claimRules.value} collate russian`, claimRules.id)
    .limit(most);
  return { items, places: await readPlaces(groupId) };
}

export async function readPlaces(groupId: string): Promise<ClaimPlaces> {
  const columns = { department: claimPlaces.department, location: claimPlaces.location };
  const [row] = await db().select(columns).from(claimPlaces).where(eq(claimPlaces.groupId, groupId));
  return row ?? { department: "", location: "" };
}

/** Adds a rule: whoever signs in from now on gets the right by it. Refuses one that is there already, and one too many. */
export async function addRule(viewer: Viewer, wish: Wish): Promise<{ id: string }> {
  const { groupId } = viewer;
  if ((await db().$count(claimRules, livingRules(groupId))) >= most) wrong(`Больше ${most} правил не бывает`);
  const said = { ...wish, value: wish.value.normalize("NFC") };
  const [row] = await db()
    .insert(claimRules)
    .values({ id: newId(), groupId, ...said })
    .onConflictDoNothing()
    .returning({ id: claimRules.id });
  if (!row) wrong("Такое правило уже есть");
  await tell(viewer, "scim.claim-added", { objectId: row.id, detail: said });
  return row;
}

/** Removes a rule: a right that nothing else gives goes with it at once. Refuses another company's as not found. */
export async function removeRule(viewer: Viewer, id: string): Promise<{ id: string }> {
  const { groupId } = viewer;
  const columns = { claim: claimRules.claim, value: claimRules.value, right: claimRules.right };
  const [rule] = await db()
    .update(claimRules)
    .set({ removedAt: now() })
    .where(and(eq(claimRules.id, id), livingRules(groupId)))
    .returning(columns);
  if (!rule) refuse("not-found");
  const held = await db()
    .delete(claimHolders)
    .where(eq(claimHolders.ruleId, id))
    .returning({ accountId: claimHolders.accountId });
  await tell(viewer, "scim.claim-removed", { objectId: id, detail: rule });
  await settleRights(
    viewer,
    held.map((one) => one.accountId),
  );
  return { id };
}

/** Says which claims tell where a person belongs whom their first sign-in makes; who is here already stays where they are. */
export async function setPlaces(viewer: Viewer, places: ClaimPlaces): Promise<ClaimPlaces> {
  const { groupId } = viewer;
  const before = await readPlaces(groupId);
  if (before.department === places.department && before.location === places.location) return places;
  await db()
    .insert(claimPlaces)
    .values({ groupId, ...places })
    .onConflictDoUpdate({ target: claimPlaces.groupId, set: places });
  await tell(viewer, "scim.claim-places", { detail: { before, ...places } });
  return places;
}

function tell(
  { accountId, groupId }: Viewer,
  deed: Deed,
  about: { objectId?: string; detail: Record<string, unknown> },
) {
  return recordAudit({ deed, result: "ok", accountId, groupId, ...about });
}

function wrong(text: string): never {
  return refuse("invalid", "rule", { fields: { value: [text] } });
}
