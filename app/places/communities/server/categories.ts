import { and, asc, eq, sql } from "drizzle-orm";
import { may, places } from "#app/engines/membership/server/index.ts";
import type { Category } from "#app/places/communities/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { moved, writePlaces } from "#platform/db/places.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { communities, communityCategories } from "./schema.ts";

/** Reads the categories of the viewer's company in their order, each with how many communities the viewer may know of. */
export async function readCategories(viewer: Viewer): Promise<{ items: Category[] }> {
  const items = await db()
    .select({
      id: communityCategories.id,
      title: communityCategories.title,
      communities: sql<number>`(
        select count(*)::int from ${communities} c join ${places} on ${places.id} = c.place_id
        where c.category_id = ${communityCategories}.id and ${places.archivedAt} is null
          and ${may("know")(viewer, sql`${places.id}`)})`,
    })
    .from(communityCategories)
    .where(eq(communityCategories.groupId, viewer.groupId))
    .orderBy(asc(communityCategories.place), asc(communityCategories.id));
  return { items };
}

/** An administrator adds a category or calls it otherwise. Refuses another company's as not found, a name twice at its field. */
export async function putCategory(
  viewer: Viewer,
  { id, title }: { id: string; title: string },
): Promise<{ id: string }> {
  const own = await hold(viewer);
  const isSame = (one: string) => one.toLocaleLowerCase("ru") === title.toLocaleLowerCase("ru");
  if (own.some((one) => one.id !== id && isSame(one.title)))
    refuse("invalid", "title", { fields: { title: ["Такая категория уже есть"] } });
  const { groupId } = viewer;
  const kept = await db()
    .insert(communityCategories)
    .values({ id, groupId, title, place: own.length + 1, createdAt: now() })
    .onConflictDoUpdate({
      target: communityCategories.id,
      set: { title },
      setWhere: eq(communityCategories.groupId, groupId),
    })
    .returning({ id: communityCategories.id });
  if (!kept.length) refuse("not-found");
  return { id };
}

/** Moves a category among the others. Refuses what is not of the company as not found. */
export async function moveCategory(viewer: Viewer, { id, by }: { id: string; by: -1 | 1 }): Promise<{ id: string }> {
  const own = await hold(viewer);
  if (!own.some((one) => one.id === id)) refuse("not-found");
  const ids = own.map((one) => one.id);
  await writePlaces(communityCategories, moved(ids, id, by));
  return { id };
}

/** Takes a category away; its communities stand in none from then on. Refuses what is not of the company as not found. */
export async function dropCategory({ groupId }: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const gone = await db()
    .delete(communityCategories)
    .where(and(eq(communityCategories.id, id), eq(communityCategories.groupId, groupId)))
    .returning({ id: communityCategories.id });
  if (!gone.length) refuse("not-found");
  return { id };
}

/** One administrator of a company at a time. */
async function hold({ groupId }: Viewer) {
  await db().select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
  return db()
    .select()
    .from(communityCategories)
    .where(eq(communityCategories.groupId, groupId))
    .orderBy(asc(communityCategories.place), asc(communityCategories.id));
}
