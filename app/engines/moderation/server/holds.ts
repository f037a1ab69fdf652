import { sql } from "drizzle-orm";
import { may, type PlaceEvent } from "#app/engines/membership/server/index.ts";
import type { Target } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { askAgain, lockCaseOf } from "./cases.ts";
import { type Caught, findCaught, keepFinds } from "./checking.ts";
import { mustWait, readRules } from "./rules.ts";

type Said = { groupId: string; place: "publications" | "comments"; words: string; placeId?: string | null };
/** Whether words wait for a moderator, and which rules have found something in them. */
export type Checked = { waits: boolean; caught: Caught[] };

/**
 * What the rules of the company where something is said have to say of it. Those who moderate there are
 * trusted: of their words the others only get notices. `countEarlier`, for publications, tells how many of this person's
 * readers have met. What somebody publishes in a place whose leaders read it first waits for them, whoever it is.
 */
export async function check(
  viewer: Viewer,
  { groupId, place, words, placeId }: Said,
  countEarlier?: () => Promise<number>,
): Promise<Checked> {
  const isTrusted = viewer.groupId === groupId && viewer.rights.includes("moderator");
  return withTenant(groupId, async () => {
    const found = await findCaught(groupId, place, words);
    const isRead = placeId ? !(await mayPublish(viewer, placeId)) : false;
    if (isTrusted) return { waits: isRead, caught: found.filter(({ action }) => action === "alert") };
    const isCaught = isRead || found.some(({ action }) => action === "hold");
    const waits = isCaught || (countEarlier && (await mustWait(await readRules({ groupId }), countEarlier)));
    return { waits: waits === true, caught: found };
  });
}

/** Whether what this person writes in a place comes out at once. */
async function mayPublish(viewer: Viewer, placeId: string): Promise<boolean> {
  const { rows } = await db().execute<{ may: boolean }>(
    sql`select ${may("publish")(viewer, sql`${placeId}::uuid`)} as may`,
  );
  return rows[0]?.may === true;
}

type About = { target: Target; id: string; groupId: string; placeId: string | null };

/** Does what was said of a person's own words: puts them into the moderators' queue, whether they wait there or are out, and tells. */
export async function settle(
  viewer: Viewer,
  { target, id, groupId, placeId }: About,
  { waits, caught }: Checked,
): Promise<void> {
  const { accountId } = viewer;
  await withTenant(groupId, async () => {
    const fresh = await keepFinds({ groupId, actorId: accountId, objectId: id }, caught);
    if (!waits && !fresh.some(({ action }) => action === "flag")) return;
    const cause = waits ? "hold" : "rule";
    const found = await lockCaseOf({ target, id, groupId, placeId, authorId: accountId }, cause);
    if (waits || found.closedAt) await askAgain(found.id, cause);
    const asks: PlaceEvent = "place.asked";
    if (placeId) await announce({ kind: asks, objectId: placeId, groupId, actorId: accountId, data: { object: id } });
  });
}
