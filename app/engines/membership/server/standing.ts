import { and, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Deed, deedNames, type Standing } from "#app/engines/membership/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { mayOf, rolesFor } from "./law.ts";
import { memberships, placeBans, placeInvites, placeRequests, places } from "./schema.ts";

type Place = typeof places.$inferSelect;

/** The condition «the ban `b` is not over yet». */
const isLasting = () => sql`(b.until is null or b.until > ${now().toISOString()}::timestamptz)`;

/** The condition «this person, a row of accounts, is neither in the place nor shut out of it». */
export const isOutside = (place: string): SQL => sql`not exists (
  select from ${memberships} m where m.place_id = ${place} and m.account_id = ${accounts.id}) and not exists (
  select from ${placeBans} b where b.place_id = ${place} and b.account_id = ${accounts.id} and ${isLasting()})`;

/** The condition «this person is shut out of this place», both of them columns. */
export const isShutOut = (person: SQLWrapper, place: SQLWrapper): SQL => sql`exists (
  select from ${placeBans} b where b.place_id = ${place} and b.account_id = ${person} and ${isLasting()})`;

/** The condition «this file is no picture of a place that the reader is shut out of and may not know of». */
export const isNoShutPicture = ({ accountId }: Pick<Viewer, "accountId">, file: SQLWrapper): SQL | undefined =>
  accountId
    ? sql`not exists (select from ${placeBans} b join ${places} pl on pl.id = b.place_id
        where b.account_id = ${accountId}::uuid and ${isLasting()} and ${file} in (pl.cover_id, pl.avatar_id)
          and pl.joining in ('closed', 'hidden'))`
    : undefined;

/** What somebody is to a place that a column or a value names, in one word: a column of a query. */
export function roleOf({ accountId }: Pick<Viewer, "accountId">, place: SQLWrapper): SQL<Standing> {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const mine = (alias: string) =>
    sql`${sql.raw(alias)}.place_id = ${place} and ${sql.raw(alias)}.account_id = ${accountId}::uuid`;
  return sql`case
    when exists (select from ${placeBans} b where ${mine("b")} and ${isLasting()}) then 'banned'
    else coalesce(
      (select case when m.role = 'member' and m.muted_until > ${moment} then 'muted' else m.role end
        from ${memberships} m where ${mine("m")}),
      (select 'invited' from ${placeInvites} i where ${mine("i")} and i.declined_at is null and i.expires_at > ${moment}),
      (select 'requested' from ${placeRequests} r where ${mine("r")} and r.rejected_at is null),
      'stranger') end`;
}

/** Whether somebody must belong to a place, whose name in the query is told: an administrator has said so of their part of the company. */
function isBound({ accountId }: Pick<Viewer, "accountId">, place: SQL): SQL<boolean> {
  return sql`case when ${place}.mandatory is null then false
    else ${place}.mandatory && audience_of(${accountId}::uuid, '{}') end`;
}

/** The condition «this reader may do it in the place that a column or a value names»: the same table that `standing` reads. */
export function may(deed: Deed): (viewer: Pick<Viewer, "accountId">, place: SQLWrapper) => SQL {
  return (viewer, place) => {
    const ways = rolesFor(deed).map(({ joining, posting, inviting, archived, preModerated, bound, roles }) => {
      const facts = [
        joining && sql`pl.joining = ${joining}`,
        posting && sql`pl.posting = ${posting}`,
        inviting && sql`pl.inviting = ${inviting}`,
        archived === false && sql`pl.archived_at is null`,
        preModerated === false && sql`not pl.pre_moderated`,
        bound === false && sql`not (${isBound(viewer, sql`pl`)})`,
      ].filter((fact) => typeof fact === "object");
      const mine = sql`who.role in (${sql.join(
        roles.map((role) => sql`${role}`),
        sql`, `,
      )})`;
      return sql`(${sql.join([...facts, mine], sql` and `)})`;
    });
    return sql`exists (
      select from ${places} pl, lateral (select ${roleOf(viewer, sql`pl.id`)} as role) who
      where pl.id = ${place} and pl.deleted_at is null and (${sql.join(ways, sql` or `)}))`;
  };
}

export type Stood = Place & {
  role: Standing;
  /** They must belong to it, and cannot leave. */
  bound: boolean;
  may: Record<Deed, boolean>;
};

/**
 * What a viewer is to the places that a condition names, and what they may do there: the one function that decides.
 * Places that they may not know of are not there.
 */
export async function standing(viewer: Pick<Viewer, "accountId">, where: SQL): Promise<Stood[]> {
  return (await everyStanding(viewer, where)).filter((place) => place.may.know);
}

/** The same, and places that the viewer may not know of too: for who has another way to them, a link. */
export async function everyStanding(viewer: Pick<Viewer, "accountId">, where: SQL): Promise<Stood[]> {
  const rows = await db()
    .select({
      place: places,
      role: sql<Standing>`(${roleOf(viewer, sql`${places}.id`)})`,
      bound: isBound(viewer, sql`${places}`),
    })
    .from(places)
    .where(and(isNull(places.deletedAt), where));
  return rows.map(({ place, role, bound }) => {
    const facts = { ...place, archived: place.archivedAt !== null, bound };
    return { ...place, role, bound, may: mayOf(facts, role) };
  });
}

/**
 * The place that an id names, for a deed in it. What the viewer may not do there is as good as not there: it is refused as
 * not found, like a place that they may not know of.
 */
export async function demand(viewer: Viewer, id: string, deed: Deed): Promise<Stood> {
  const [place] = await standing(viewer, sql`${places.id} = ${id}`);
  if (!place?.may[deed]) refuse("not-found");
  return place;
}

/** Every deed with its answer, for those who test the condition against the table. */
export const conditions = Object.fromEntries(deedNames.map((deed) => [deed, may(deed)])) as Record<
  Deed,
  ReturnType<typeof may>
>;
