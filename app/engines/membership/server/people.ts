import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Banned, PlaceMember } from "#app/engines/membership/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, isId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { literally } from "#platform/db/like.ts";
import { endStreamsOf } from "#platform/events/live.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { ban } from "./places.ts";
import { type Level, memberships, placeBans } from "./schema.ts";
import { demand } from "./standing.ts";

type Of = { place: string; person: string };
type Asked = { place: string; query: string; role?: "leaders" | "others"; after?: string };

/** The columns of a person in a list of a place. */
export const personColumns = {
  accountId: accounts.id,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  alias: accounts.alias,
  position: accounts.position,
  photoId: accounts.photoId,
};

type Row = {
  accountId: string;
  firstName: string;
  lastName: string;
  alias: string;
  position: string;
  photoId: string | null;
};

/** A person as lists of a place draw them. */
export function toPerson({ accountId, firstName, lastName, alias, position, photoId }: Row) {
  return { accountId, name: `${firstName} ${lastName}`, alias, position, photo: photoId && fileUrl(photoId) };
}

/** Reads a page of those who belong to a place, its leaders first. Refuses who may not read it. */
export async function readMembers(viewer: Viewer, { place, query, role, after }: Asked) {
  await demand(viewer, place, "read");
  const rank = sql<number>`case ${memberships.role} when 'owner' then 0 when 'admin' then 1 else 2 end`;
  const keys = [rank, accounts.lastName, accounts.id];
  const roles = { leaders: sql`${rank} < 2`, others: sql`${rank} = 2` };
  const belongs = and(
    eq(memberships.placeId, place),
    isColleague(),
    query ? sql`${accounts.firstName} || ' ' || ${accounts.lastName} ilike ${`%${literally(query)}%`}` : undefined,
    role && roles[role],
  );
  const rows = await db()
    .select({
      ...personColumns,
      rank,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
      mutedUntil: memberships.mutedUntil,
      total: sql<number>`(select count(*)::int from ${memberships} join ${accounts} on ${accounts.id} = ${memberships.accountId} where ${belongs})`,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(and(belongs, beyond(keys, after, "asc")))
    .orderBy(...keys.map((key) => asc(key)))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.rank, row.lastName, row.accountId]);
  return {
    items: items.map(
      (row): PlaceMember => ({
        ...toPerson(row),
        role: row.role,
        joinedAt: row.joinedAt.toISOString(),
        mutedUntil: row.mutedUntil && row.mutedUntil > now() ? row.mutedUntil.toISOString() : null,
      }),
    ),
    total: rows[0]?.total ?? 0,
    next,
  };
}

/** Makes a member an admin, or an admin a member: its owner alone does. Refuses who is not inside as not found. */
export async function setRole(viewer: Viewer, { place, person, role }: Of & { role: "admin" | "member" }) {
  await demand(viewer, place, "own");
  return changed({ place, person }, { role, mutedUntil: null });
}

/** Lets a member only read for some hours, or write again. Its owner and admins keep their word: refuses them as not found. */
export async function mute(viewer: Viewer, { place, person, hours }: Of & { hours: number }) {
  await demand(viewer, place, "lead");
  const mutedUntil = hours ? new Date(now().getTime() + hours * 3_600_000) : null;
  return changed({ place, person }, { mutedUntil }, eq(memberships.role, "member"));
}

/** Says of which news of a place the viewer is told. Refuses who does not belong to it as not found. */
export async function listen(viewer: Viewer, { place, level }: { place: string; level: Level }) {
  await demand(viewer, place, "read");
  return changed({ place, person: viewer.accountId }, { level }, sql`true`);
}

/** All that is there is known to its member until now, on all their devices. Says nothing of who is no member. */
export async function markSeen(viewer: Viewer, { place }: { place: string }): Promise<{ id: string }> {
  await demand(viewer, place, "read");
  await db()
    .update(memberships)
    .set({ seenAt: now() })
    .where(isSeat({ place, person: viewer.accountId }));
  return { id: place };
}

/** Takes a person out, who may come back. An admin is taken out by the owner alone; the owner by nobody. */
export async function exclude(viewer: Viewer, { place, person }: Of) {
  const { may } = await demand(viewer, place, "lead");
  const gone = await db()
    .delete(memberships)
    .where(
      and(
        isSeat({ place, person }),
        ne(memberships.role, "owner"),
        may.own ? undefined : ne(memberships.role, "admin"),
      ),
    )
    .returning({ id: memberships.accountId });
  if (!gone.length) refuse("not-found");
  await endStreamsOf(person);
  return { id: place };
}

/** Shuts a person out of a place for some days or for good; their invite and request end too. */
export async function shutOut(viewer: Viewer, { place, person, reason, days }: Of & { reason: string; days?: number }) {
  await demand(viewer, place, "lead");
  const known = isId(person) ? await findOwn(viewer, person) : await namedPerson(viewer, person, { field: "person" });
  if (!known) return refuse("not-found");
  if (known.id === viewer.accountId) refuse("invalid", "person", { fields: { person: ["Это вы сами"] } });
  const until = days ? new Date(now().getTime() + days * 86_400_000) : undefined;
  await ban(viewer, { place, person: known.id, reason, until });
  return { id: place };
}

/** Of the own company, whether they work there still or not. */
async function findOwn({ groupId }: Viewer, id: string) {
  const isOwn = and(eq(accounts.id, id), eq(accounts.groupId, groupId));
  return (await db().select({ id: accounts.id }).from(accounts).where(isOwn))[0];
}

/** Lets a person come back in the way that others come in. */
export async function unban(viewer: Viewer, { place, person }: Of) {
  await demand(viewer, place, "lead");
  await db()
    .delete(placeBans)
    .where(and(eq(placeBans.placeId, place), eq(placeBans.accountId, person)));
  return { id: place };
}

/** Reads a page of those who are shut out, for the leaders of a place. */
export async function readBans(viewer: Viewer, { place, after }: { place: string; after?: string }) {
  await demand(viewer, place, "lead");
  const keys = [accounts.lastName, accounts.id];
  const rows = await db()
    .select({ ...personColumns, reason: placeBans.reason, until: placeBans.until })
    .from(placeBans)
    .innerJoin(accounts, eq(accounts.id, placeBans.accountId))
    .where(
      and(
        eq(placeBans.placeId, place),
        or(isNull(placeBans.until), gt(placeBans.until, now())),
        beyond(keys, after, "asc"),
      ),
    )
    .orderBy(...keys.map((key) => asc(key)))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.lastName, row.accountId]);
  const told = ({ reason, until, ...row }: (typeof rows)[number]): Banned => ({
    ...toPerson(row),
    reason,
    until: until?.toISOString() ?? null,
  });
  return { items: items.map(told), next };
}

const isSeat = ({ place, person }: Of) => and(eq(memberships.placeId, place), eq(memberships.accountId, person));

async function changed(
  of: Of,
  change: Partial<typeof memberships.$inferInsert>,
  more: SQL = ne(memberships.role, "owner"),
) {
  const rows = await db()
    .update(memberships)
    .set(change)
    .where(and(isSeat(of), more))
    .returning({ id: memberships.accountId });
  if (!rows.length) refuse("not-found");
  return { id: of.place };
}
