import { and, asc, eq, sql } from "drizzle-orm";
import type { DeskPlace } from "#app/engines/membership/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { literally } from "#platform/db/like.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { seat } from "./places.ts";
import { memberships, places } from "./schema.ts";

/** Reads a page of all places of the administrator's company, those that nobody owns too. */
export async function readDesk({ groupId }: Viewer, { query, after }: { query: string; after?: string }) {
  const rows = await db()
    .select({
      id: places.id,
      kind: places.kind,
      alias: places.alias,
      title: places.title,
      joining: places.joining,
      archivedAt: places.archivedAt,
      official: places.official,
      owner: sql<DeskPlace["owner"]>`(
        select json_build_object('alias', o.alias, 'name', o.first_name || ' ' || o.last_name)
        from ${memberships} m join ${accounts} o on o.id = m.account_id
        where m.place_id = ${places}.id and m.role = 'owner' and ${isColleague(sql`o`)} limit 1)`,
      members: sql<number>`(select count(*)::int from ${memberships} m where m.place_id = ${places}.id)`,
      lastAt: places.activeAt,
    })
    .from(places)
    .where(
      and(
        eq(places.groupId, groupId),
        query ? sql`${places.title} ilike ${`%${literally(query)}%`}` : undefined,
        beyond([places.title, places.id], after, "asc"),
      ),
    )
    .orderBy(asc(places.title), asc(places.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.title, row.id]);
  return {
    items: items.map(
      ({ archivedAt, lastAt, ...row }): DeskPlace => ({
        ...row,
        archived: archivedAt !== null,
        lastAt: lastAt?.toISOString() ?? null,
      }),
    ),
    next,
  };
}

type Wish = { place: string; owner?: string; archived?: boolean; official?: boolean };

/**
 * An administrator gives a place to another colleague, calls it official, puts it into the archive or takes it back; the
 * journal keeps each. Refuses another company's as not found, and at its field a colleague that is not there.
 */
export async function give(viewer: Viewer, { place, owner, archived, official }: Wish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const keep = (deed: Deed) => recordAudit({ deed, result: "ok", accountId, groupId, objectId: place });
  const [row] = await db()
    .select({ id: places.id })
    .from(places)
    .where(and(eq(places.id, place), eq(places.groupId, groupId)));
  if (!row) refuse("not-found");
  if (owner) {
    await putOwner(groupId, place, owner);
    await keep("place.given");
  }
  if (archived !== undefined) {
    await db()
      .update(places)
      .set({ archivedAt: archived ? now() : null })
      .where(eq(places.id, place));
    await keep(archived ? "place.archived" : "place.revived");
  }
  if (official !== undefined) {
    await db().update(places).set({ official }).where(eq(places.id, place));
    await keep(official ? "place.official" : "place.unofficial");
  }
  return { id: place };
}

async function putOwner(groupId: string, place: string, owner: string): Promise<void> {
  const [person] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.groupId, groupId), isColleague(), eq(accounts.alias, owner.replace(/^@/, "").toLowerCase())),
    );
  if (!person) refuse("invalid", "owner", { fields: { owner: ["Такого коллеги нет"] } });
  await db()
    .update(memberships)
    .set({ role: "admin" })
    .where(and(eq(memberships.placeId, place), eq(memberships.role, "owner")));
  await seat({ place, person: person.id, role: "owner" });
}
