import { asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { guestPlaces, type Joining } from "./schema.ts";

type Wish = {
  place: { id: string; groupId: string; alias: string };
  joining: Joining;
  /** Nothing is said of guests: an open place stays as it is. */
  guestVisible?: boolean | undefined;
};

/**
 * «Показать гостям»: lets everybody read an open place, or ends that; what is no longer open is closed to guests by itself. What
 * colleagues say to one another goes out of the company then, so it is a decision of its chief editors and administrators.
 * Tells whether it has changed. Refuses others as forbidden, and at its field a place that is not open.
 */
export async function showToGuests(viewer: Viewer, { place, joining, guestVisible }: Wish): Promise<boolean> {
  const { id, groupId, alias } = place;
  const isShown = (await db().$count(guestPlaces, eq(guestPlaces.placeId, id))) > 0;
  if (guestVisible && joining !== "open")
    refuse("invalid", "guestVisible", {
      fields: { guestVisible: ["Гостям показывают только открытое всем коллегам"] },
    });
  const wish = (guestVisible ?? isShown) && joining === "open";
  if (wish === isShown) return false;
  if (guestVisible !== undefined && !mayShow(viewer)) refuse("forbidden", "guests");
  if (wish) await db().insert(guestPlaces).values({ placeId: id, groupId, alias });
  else await db().delete(guestPlaces).where(eq(guestPlaces.placeId, id));
  const deed = wish ? "place.shown-to-guests" : "place.hidden-from-guests";
  await recordAudit({ deed, result: "ok", accountId: viewer.accountId, groupId, objectId: id });
  return true;
}

/** Who decides what of a company guests read. */
export const mayShow = (viewer: Viewer): boolean => viewer.isAdmin || mayAs(viewer, "chief-editor");

/** A value of a query: whether guests read a place. */
export const isShownToGuests = (place: SQLWrapper) =>
  sql<boolean>`exists (select from ${guestPlaces} g where g.place_id = ${place})`;

/** Whether guests read a place under this word. */
export async function isGuestPlace(alias: string): Promise<boolean> {
  return (await db().$count(guestPlaces, eq(guestPlaces.alias, alias))) > 0;
}

/** The place that a word names to guests, the first that was shown under it; refuses others as not found. */
export async function guestPlace(alias: string): Promise<{ placeId: string; groupId: string }> {
  const [shown] = await db()
    .select({ placeId: guestPlaces.placeId, groupId: guestPlaces.groupId })
    .from(guestPlaces)
    .where(eq(guestPlaces.alias, alias))
    .orderBy(asc(guestPlaces.createdAt), asc(guestPlaces.placeId))
    .limit(1);
  return shown ?? refuse("not-found");
}
