import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { moved, writePlaces } from "#platform/db/places.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { CategoryView, DeskCategory } from "../contract.ts";
import { tell } from "./desk-journal.ts";
import { storeCategories, storeProducts } from "./schema.ts";

/** So many categories lie in one another at most. */
const deepest = 3;

type Row = typeof storeCategories.$inferSelect;

/** The condition «it stands in a category that is not put away, nor is any that this one lies in». */
export const isOnShelf = (groupId: string): SQL => sql`${storeProducts}.category_id in (
  with recursive open as (
    select c.id from ${storeCategories} c where c.group_id = ${groupId} and c.parent_id is null and c.archived_at is null
    union all
    select c.id from ${storeCategories} c join open on c.parent_id = open.id where c.archived_at is null)
  select id from open)`;

/** The condition «it stands in this category or deeper in it». */
export const isInBranch = (categoryId: string): SQL => sql`${storeProducts}.category_id in (
  with recursive branch as (
    select ${categoryId}::uuid as id
    union all
    select c.id from ${storeCategories} c join branch on c.parent_id = branch.id)
  select id from branch)`;

/** A column: the categories that a product stands in, the widest first. */
export const wayTo = sql<{ id: string; title: string }[]>`(
  with recursive way as (
    select c.id, c.title, c.parent_id, 0 as up from ${storeCategories} c where c.id = ${storeProducts}.category_id
    union all
    select c.id, c.title, c.parent_id, way.up + 1 from ${storeCategories} c join way on c.id = way.parent_id)
  select json_agg(json_build_object('id', id, 'title', title) order by up desc) from way)`;

/** The categories that have something on their shelves or deeper, in their order; `isSold` says what stands there. */
export async function readCategories({ groupId }: Viewer, isSold: SQL): Promise<CategoryView[]> {
  const isOpen = and(eq(storeCategories.groupId, groupId), isNull(storeCategories.archivedAt));
  const rows = await db()
    .select({
      ...{ id: storeCategories.id, title: storeCategories.title, parentId: storeCategories.parentId },
      hasGoods: sql<boolean>`exists (select from ${storeProducts}
        where ${storeProducts}.category_id = ${storeCategories}.id and ${isSold})`,
    })
    .from(storeCategories)
    .where(isOpen)
    .orderBy(asc(storeCategories.place), asc(storeCategories.title));
  const open = rows.filter((one) => (wayUp(rows, one).at(-1) ?? one).parentId === null);
  return open
    .filter(({ id }) => branchOf(open, id).some(({ hasGoods }) => hasGoods))
    .map(({ hasGoods: _, ...row }) => row);
}

type Lying = { id: string; parentId: string | null };

const branchOf = <One extends Lying>(rows: One[], id: string): One[] =>
  rows.filter((one) => one.id === id || wayUp(rows, one).some((above) => above.id === id));

/** What a category lies in, the nearest first. */
function wayUp<One extends Lying>(rows: One[], one: One): One[] {
  const above = rows.find(({ id }) => id === one.parentId);
  return above ? [above, ...wayUp(rows, above)] : [];
}

const sumOf = (rows: (Lying & { count: number })[], id: string): number =>
  branchOf(rows, id).reduce((sum, { count }) => sum + count, 0);

const depthOf = (rows: Lying[], one: Lying): number => wayUp(rows, one).length;

/** Where a category may be put: not into itself or deeper in it, and nowhere too deep. */
function parentsOf<One extends Lying>(rows: One[], id?: string): One[] {
  const own = id ? branchOf(rows, id) : [];
  const top = rows.find((one) => one.id === id);
  const height = Math.max(0, ...own.map((one) => depthOf(rows, one) - depthOf(rows, top!)));
  return rows.filter((one) => !own.includes(one) && depthOf(rows, one) + 1 + height < deepest);
}

/** The categories of the company as a tree, each after what it lies in, with how much stands in it or deeper. */
export async function readDeskCategories({ groupId }: Viewer): Promise<{ items: DeskCategory[] }> {
  const rows = await db()
    .select({
      ...{ id: storeCategories.id, title: storeCategories.title, parentId: storeCategories.parentId },
      count: sql<number>`(select count(*)::int from ${storeProducts} p
        where p.category_id = ${storeCategories}.id and p.archived_at is null)`,
      archived: sql<boolean>`${storeCategories.archivedAt} is not null`,
    })
    .from(storeCategories)
    .where(eq(storeCategories.groupId, groupId))
    .orderBy(asc(storeCategories.place), asc(storeCategories.title));
  const under = (parentId: string | null): typeof rows =>
    rows.filter((one) => one.parentId === parentId).flatMap((one) => [one, ...under(one.id)]);
  const items = under(null).map((one) => ({
    ...{ ...one, count: sumOf(rows, one.id), depth: depthOf(rows, one) },
    parents: parentsOf(rows, one.id).map(({ id }) => id),
  }));
  return { items };
}

type CategoryWish = { id?: string | undefined; title: string; parentId?: string | undefined; archived: boolean };

/**
 * Writes a category, or another one; where it is new it stands last. Refuses at its field a name that another one has, and a
 * place in itself or too deep.
 */
export async function putCategory(viewer: Viewer, { id, title, parentId, archived }: CategoryWish) {
  const { groupId } = viewer;
  const rows = await lockCategories(groupId);
  const before = rows.find((one) => one.id === id);
  if (id && !before) refuseAt("id", "Такой категории нет");
  const isSame = (one: Row) => one.id !== id && one.title.toLocaleLowerCase("ru") === title.toLocaleLowerCase("ru");
  if (rows.some(isSame)) refuseAt("title", "Такая категория уже есть");
  if (parentId && !parentsOf(rows, id).some((one) => one.id === parentId))
    refuseAt("parentId", `Сюда не положить: категории лежат друг в друге не глубже ${deepest} и не сами в себе`);
  const parent = parentId ?? null;
  const last = rows.filter((one) => one.parentId === parent).length + 1;
  const place = before && before.parentId === parent ? before.place : last;
  const row = { title, place, parentId: parent, archivedAt: archived ? (before?.archivedAt ?? now()) : null };
  const made = id ?? newId();
  if (before) await db().update(storeCategories).set(row).where(eq(storeCategories.id, made));
  else
    await db()
      .insert(storeCategories)
      .values({ id: made, groupId, ...row });
  await tell(viewer, "store-category.put", made, title);
  return { id: made };
}

/** Moves a category among those that lie in the same one. */
export async function moveCategory(viewer: Viewer, { id, by }: { id: string; by: -1 | 1 }): Promise<{ id: string }> {
  const rows = await lockCategories(viewer.groupId);
  const one = rows.find((row) => row.id === id);
  if (!one) return refuse("not-found");
  const beside = rows.filter(({ parentId }) => parentId === one.parentId).map((row) => row.id);
  await writePlaces(storeCategories, moved(beside, id, by));
  await tell(viewer, "store-category.put", id, one.title);
  return { id };
}

/** The categories of a company in their order; one keeper at a time changes their tree. */
async function lockCategories(groupId: string): Promise<Row[]> {
  await db().select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
  return db()
    .select()
    .from(storeCategories)
    .where(eq(storeCategories.groupId, groupId))
    .orderBy(asc(storeCategories.place), asc(storeCategories.title));
}
