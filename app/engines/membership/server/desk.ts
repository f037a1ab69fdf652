import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { DeskPlace, DeskState } from "#app/engines/membership/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { literally } from "#platform/db/like.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { dropOffer } from "./handing-over.ts";
import { placeKinds } from "./kinds.ts";
import { callIn } from "./mandatory.ts";
import { seat } from "./places.ts";
import { isDormant } from "./quiet.ts";
import { memberships, places } from "./schema.ts";
import { may } from "./standing.ts";

type Asked = { query: string; state?: DeskState; after?: string };

/** Reads a page of all places of the administrator's company, those that nobody owns too. */
export async function readDesk(viewer: Viewer, { query, state, after }: Asked) {
  const { groupId } = viewer;
  const ownerOf = sql`${memberships} m join ${accounts} o on o.id = m.account_id
    where m.place_id = ${places}.id and m.role = 'owner' and ${isColleague(sql`o`)}`;
  const only = {
    orphans: sql`not exists (select from ${ownerOf})`,
    dormant: isDormant(),
    mandatory: isNotNull(places.mandatory),
  };
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
        from ${ownerOf} limit 1)`,
      mandatory: sql<boolean>`${places.mandatory} is not null`,
      members: places.members,
      lastAt: places.activeAt,
      open: sql<boolean>`coalesce(${may("know")(viewer, sql`${places}.id`)}, false)`,
    })
    .from(places)
    .where(
      and(
        eq(places.groupId, groupId),
        isNull(places.deletedAt),
        state && only[state],
        query ? sql`${places.title} ilike ${`%${literally(query)}%`}` : undefined,
        beyond([places.title, places.id], after, "asc"),
      ),
    )
    .orderBy(asc(places.title), asc(places.id))
    .limit(pageSize + 1);
  const known = new Map(placeKinds.get().map((kind) => [kind.name, kind]));
  const { items, next } = cut(rows, (row) => [row.title, row.id]);
  return {
    items: items.map(
      ({ archivedAt, lastAt, open, ...row }): DeskPlace => ({
        ...row,
        href: open ? (known.get(row.kind)?.address(row.alias) ?? null) : null,
        archived: archivedAt !== null,
        lastAt: lastAt?.toISOString() ?? null,
      }),
    ),
    next,
  };
}

type Wish = { place: string; owner?: string; archived?: boolean; official?: boolean; mandatory?: "company" | string[] };

/**
 * An administrator gives a place to another colleague, calls it official or mandatory for some, puts it into the archive or takes it back; the
 * journal keeps each. Refuses another company's as not found, and at its field a colleague that is not there.
 */
export async function give(
  viewer: Viewer,
  { place, owner, archived, official, mandatory }: Wish,
): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const keep = (deed: Deed) => recordAudit({ deed, result: "ok", accountId, groupId, objectId: place });
  const [row] = await db()
    .select({ id: places.id })
    .from(places)
    .where(and(eq(places.id, place), eq(places.groupId, groupId), isNull(places.deletedAt)));
  if (!row) refuse("not-found");
  if (owner) {
    await putOwner(viewer, place, owner);
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
  if (mandatory) {
    await putMandatory(groupId, place, mandatory === "company" ? [`group:${groupId}`] : mandatory);
    await keep(mandatory.length ? "place.mandatory" : "place.voluntary");
  }
  return { id: place };
}

/** Who is named must belong to the place from now on; who had to before may leave it. */
async function putMandatory(groupId: string, place: string, parts: string[]): Promise<void> {
  const { rows } = await db().execute<{ part: string }>(sql`
    select 'department:' || id as part from ${departments} where group_id = ${groupId} union all select ${`group:${groupId}`}`);
  const known = new Set(rows.map(({ part }) => part));
  if (parts.some((part) => /^(group|department):/.test(part) && !known.has(part)))
    refuse("invalid", "mandatory", { fields: { mandatory: ["Такого подразделения нет"] } });
  await db()
    .update(places)
    .set({ mandatory: parts.length ? parts : null })
    .where(eq(places.id, place));
  if (parts.length) await callIn({ id: place, groupId });
}

async function putOwner(viewer: Viewer, place: string, owner: string): Promise<void> {
  const person = await namedPerson(viewer, owner, { field: "owner" });
  await db()
    .update(memberships)
    .set({ role: "admin" })
    .where(and(eq(memberships.placeId, place), eq(memberships.role, "owner")));
  await seat({ place, person: person!.id, role: "owner" });
  await dropOffer(place);
}
