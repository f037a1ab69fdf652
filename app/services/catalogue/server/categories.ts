import { and, asc, eq, ne, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { ServiceIcon } from "../contract.ts";
import { moved, placeAll } from "./desk.ts";
import { serviceCategories, services } from "./schema.ts";

const isHere = ({ groupId }: Viewer) => eq(serviceCategories.groupId, groupId);
const inOrder = [asc(serviceCategories.place), asc(serviceCategories.id)] as const;

/** The categories of the company in their order, with how many services stand in each. */
export async function readCategories(viewer: Viewer) {
  const items = await db()
    .select({
      id: serviceCategories.id,
      title: serviceCategories.title,
      icon: serviceCategories.icon,
      count: sql<number>`(select count(*)::int from ${services} s
        where s.category_id = ${serviceCategories}.id and s.deleted_at is null)`,
    })
    .from(serviceCategories)
    .where(isHere(viewer))
    .orderBy(...inOrder);
  return { items };
}

type Wish = { id?: string | undefined; title: string; icon: ServiceIcon };

/** Writes a category, or another one. Refuses at its field a name that another one has. */
export async function putCategory(viewer: Viewer, { id, ...said }: Wish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const isSame = sql`lower(${serviceCategories.title}) = lower(${said.title})`;
  const isTaken = and(isHere(viewer), isSame, id ? ne(serviceCategories.id, id) : undefined);
  if (await db().$count(serviceCategories, isTaken))
    refuse("invalid", "title", { fields: { title: ["Такая категория уже есть"] } });
  const made = id ?? newId();
  if (id) {
    const changed = await db()
      .update(serviceCategories)
      .set(said)
      .where(and(eq(serviceCategories.id, id), isHere(viewer)))
      .returning({ id: serviceCategories.id });
    if (!changed.length) refuse("not-found");
  } else
    await db()
      .insert(serviceCategories)
      .values({ id: made, groupId, ...said, place: (await db().$count(serviceCategories, isHere(viewer))) + 1 });
  const detail = { name: said.title };
  await recordAudit({ deed: "service-category.put", result: "ok", accountId, groupId, objectId: made, detail });
  return { id: made };
}

/** Moves a category a step; at the edge it stays. */
export async function moveCategory(viewer: Viewer, { id, by }: { id: string; by: 1 | -1 }): Promise<{ id: string }> {
  const rows = await db()
    .select({ id: serviceCategories.id })
    .from(serviceCategories)
    .where(isHere(viewer))
    .orderBy(...inOrder)
    .for("update");
  const ids = rows.map((one) => one.id);
  const at = ids.indexOf(id);
  if (at < 0) refuse("not-found");
  await placeAll("service_categories", moved(ids, at, by));
  return { id };
}

/** Takes a category away: its services stay without one. */
export async function dropCategory(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const isIt = and(eq(serviceCategories.id, id), isHere(viewer));
  if (!(await db().$count(serviceCategories, isIt))) refuse("not-found");
  await db().update(services).set({ categoryId: null }).where(eq(services.categoryId, id));
  await db().delete(serviceCategories).where(isIt);
  return { id };
}
