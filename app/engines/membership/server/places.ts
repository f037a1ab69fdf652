import { and, eq, gt, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { endStreamsOf } from "#platform/events/live.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { refuseMaking } from "./makers.ts";
import { refuseTaken } from "./naming.ts";
import { memberships, type PlaceRole, placeBans, placeInvites, placeOffers, placeRequests, places } from "./schema.ts";
import { putPlacesInSearch } from "./search-source.ts";

type New = { kind: string; title: string } & Partial<
  Pick<Place, "alias" | "description" | "joining" | "posting" | "inviting" | "questions">
>;
type Place = typeof places.$inferSelect;

/**
 * Makes a place of a kind in the viewer's company, who owns it; gives its id. Refuses as forbidden who may make none there,
 * and a word that is taken at its field.
 */
export async function makePlace(viewer: Viewer, said: New): Promise<string> {
  await refuseMaking(viewer);
  if (said.alias) await refuseTaken(viewer, { kind: said.kind, alias: said.alias });
  const id = newId();
  const { groupId, accountId } = viewer;
  await db()
    .insert(places)
    .values({ id, groupId, ...said, createdAt: now() });
  await db()
    .insert(memberships)
    .values({ placeId: id, accountId, groupId, role: "owner", joinedAt: now(), seenAt: now() });
  await putPlacesInSearch([id]);
  return id;
}

type Seat = { place: string; person: string };

/**
 * Lets a person of the place's company into it, or gives them another role. Refuses whom it does not know as not found, and
 * who is shut out as forbidden.
 */
export async function seat({ place, person, role }: Seat & { role: PlaceRole }): Promise<void> {
  const [row] = await db()
    .select({ groupId: places.groupId, banned: sql<boolean>`(${isBanned(person, places.id)})` })
    .from(places)
    .innerJoin(accounts, and(eq(accounts.groupId, places.groupId), eq(accounts.id, person)))
    .where(and(eq(places.id, place), isNull(places.deletedAt)));
  if (!row) refuse("not-found");
  if (row.banned) refuse("forbidden", "banned");
  await db()
    .insert(memberships)
    .values({ placeId: place, accountId: person, groupId: row.groupId, role, joinedAt: now(), seenAt: now() })
    .onConflictDoUpdate({ target: [memberships.placeId, memberships.accountId], set: { role } });
  await forget({ place, person });
}

type Ban = Seat & { reason?: string; until?: Date };

/**
 * Shuts a person out, who belongs to the place no more, from the next request on. Refuses who does not lead it as not
 * found, and its owner as forbidden: a place is handed over first.
 */
export async function ban(viewer: Viewer, { place, person, reason = "", until }: Ban): Promise<void> {
  const [row] = await db()
    .select({ groupId: places.groupId, isOwner: sql<boolean>`(${hasRole(person, places.id, ["owner"])})` })
    .from(places)
    .where(and(eq(places.id, place), leads(viewer, places.id)));
  if (!row) refuse("not-found");
  if (row.isOwner) refuse("forbidden", "owner");
  await forget({ place, person });
  await db()
    .delete(memberships)
    .where(and(eq(memberships.placeId, place), eq(memberships.accountId, person)));
  const said = { bannedBy: viewer.accountId, reason, until: until ?? null, createdAt: now() };
  await db()
    .insert(placeBans)
    .values({ placeId: place, accountId: person, groupId: row.groupId, ...said })
    .onConflictDoUpdate({ target: [placeBans.placeId, placeBans.accountId], set: said });
  await announce({
    ...{ kind: "place.banned", objectId: place, groupId: row.groupId, actorId: viewer.accountId },
    data: { person, reason, until: until?.toISOString() ?? null },
  });
  await endStreamsOf(person);
}

/** What somebody has asked for or was asked to is over: they are inside, or shut out. */
export async function forget({ place, person }: Seat): Promise<void> {
  await db()
    .delete(placeInvites)
    .where(and(eq(placeInvites.placeId, place), eq(placeInvites.accountId, person)));
  await db()
    .delete(placeRequests)
    .where(and(eq(placeRequests.placeId, place), eq(placeRequests.accountId, person)));
}

/**
 * Holds all places that people belong to until the transaction ends, in one order for everybody: what is done afterwards in many
 * of them, one after another, waits for the same in another transaction and never in a ring.
 */
export async function holdPlacesOf(people: string[]): Promise<void> {
  const theirs = db()
    .select({ id: memberships.placeId })
    .from(memberships)
    .where(inArray(memberships.accountId, people));
  await db()
    .select({ id: places.id })
    .from(places)
    .where(inArray(places.id, theirs))
    .orderBy(places.id)
    .for("no key update");
}

/** Takes a person out of every place of the company that they leave. Its places keep what they have written. */
export async function leaveAll(accountId: string): Promise<void> {
  await holdPlacesOf([accountId]);
  await db().delete(memberships).where(eq(memberships.accountId, accountId));
  await db().delete(placeBans).where(eq(placeBans.accountId, accountId));
  await db().delete(placeInvites).where(eq(placeInvites.accountId, accountId));
  await db().delete(placeRequests).where(eq(placeRequests.accountId, accountId));
  await db().delete(placeOffers).where(eq(placeOffers.accountId, accountId));
}

/** Whether a reader leads the place that a column or a value names: its owner and its admins do. */
export function leads({ accountId }: Viewer, place: SQLWrapper): SQL {
  return hasRole(accountId, place, ["owner", "admin"]);
}

/** Whether a reader may write in a place and answer there: who belongs to it and does more than follow it. */
export function takesPart({ accountId }: Viewer, place: SQLWrapper): SQL {
  return hasRole(accountId, place, ["owner", "admin", "member"]);
}

function hasRole(person: string, place: SQLWrapper, roles: PlaceRole[]): SQL {
  const theirs = and(eq(memberships.accountId, person), inArray(memberships.role, roles));
  return sql`exists (select from ${memberships} where ${memberships.placeId} = ${place} and ${theirs})`;
}

function isBanned(person: string, place: SQLWrapper): SQL {
  const lasts = or(isNull(placeBans.until), gt(placeBans.until, now()));
  return sql`exists (
    select from ${placeBans} where ${placeBans.placeId} = ${place} and ${eq(placeBans.accountId, person)} and ${lasts})`;
}
