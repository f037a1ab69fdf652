import { and, eq, sql } from "drizzle-orm";
import type { DepartmentFields } from "#app/office/staff/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { toldPerson } from "#platform/people/named.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { inUnitOrder } from "#platform/people/units.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { findPlace, no } from "./named.ts";

type Place = { id: string; name: string; depth: number };
const deepest = 10;
/** Nobody looks through more in one list. */
const most = 1000;

/** Every department of the own company, each right below what it belongs to. */
export async function readPlaces({ groupId }: Viewer): Promise<{ items: Place[] }> {
  const { rows } = await db().execute<Place>(sql`
    with recursive tree as (
      select d.id, d.name, 0 as depth, array[d.name] as path from ${departments} d
      where d.parent_id is null and d.group_id = ${groupId}
      union all
      select d.id, d.name, tree.depth + 1, tree.path || d.name from ${departments} d join tree on d.parent_id = tree.id
    ) select id, name, depth from tree order by ${inUnitOrder(sql`path`)} limit ${most}`);
  return { items: rows };
}

/** A department as its form begins. Refuses another company's as not found. */
export async function readDepartment({ groupId }: Viewer, id: string) {
  const [row] = await db()
    .select({
      id: departments.id,
      name: departments.name,
      parent: departments.parentId,
      head: sql<{
        id: string;
        name: string;
      } | null>`(select ${toldPerson(sql`h`)} from ${accounts} h where h.id = ${departments}.head_id)`,
      people: sql<number>`(select count(*)::int from ${accounts} a where a.department_id = ${departments}.id)`,
      departments: sql<number>`(select count(*)::int from ${departments} c where c.parent_id = ${departments}.id)`,
    })
    .from(departments)
    .where(and(eq(departments.groupId, groupId), eq(departments.id, id)));
  return row ?? refuse("not-found");
}

/** Makes a department. Refuses a name that stands beside it already and a tree that is too deep, beside the field. */
export async function addDepartment(viewer: Viewer, { name, parent }: DepartmentFields): Promise<{ id: string }> {
  await holdTree(viewer);
  const parentId = await findPlace(viewer, "parent", parent);
  const id = newId();
  await demandPlace(viewer, { id, name, parentId });
  await db().insert(departments).values({ id, groupId: viewer.groupId, name, parentId });
  return tell(viewer, "department.added", id, { name });
}

type Change = DepartmentFields & { id: string; head?: string | undefined };

/** Renames a department, moves it with all that is below and says who leads it. Refuses a place inside itself too. */
export async function changeDepartment(viewer: Viewer, { id, name, parent, head }: Change): Promise<{ id: string }> {
  await holdTree(viewer);
  const before = await readDepartment(viewer, id);
  const parentId = await findPlace(viewer, "parent", parent);
  const headId = (await namedPerson(viewer, head, { field: "head" }))?.id ?? null;
  await demandPlace(viewer, { id, name, parentId });
  await db().update(departments).set({ name, parentId, headId }).where(eq(departments.id, id));
  return tell(viewer, "department.changed", id, { name, ...(before.name !== name && { before: before.name }) });
}

/** Takes an empty department away. Refuses one where somebody works or has worked, and one with others inside, as a conflict. */
export async function removeDepartment(viewer: Viewer, id: string): Promise<{ id: string }> {
  await holdTree(viewer);
  const { name, people, departments: inside } = await readDepartment(viewer, id);
  if (people || inside) refuse("conflict", "not empty");
  await db().delete(departments).where(eq(departments.id, id));
  return tell(viewer, "department.removed", id, { name });
}

/** Two who build at once: the second one starts from what the first has left. */
async function holdTree({ groupId }: Viewer): Promise<void> {
  await db().select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("no key update");
}

type Wanted = { id: string; name: string; parentId: string | null };

async function demandPlace({ groupId }: Viewer, { id, name, parentId }: Wanted): Promise<void> {
  const { rows } = await db().execute<{ depth: number; loops: boolean; height: number; taken: boolean }>(sql`
    with recursive up as (
      select d.id, d.parent_id from ${departments} d where d.id = ${parentId}::uuid
      union select d.id, d.parent_id from ${departments} d join up on d.id = up.parent_id
    ), below as (
      select ${id}::uuid as id, 1 as height
      union all select d.id, below.height + 1 from ${departments} d join below on d.parent_id = below.id where below.height < 30
    ) select (select count(*)::int from up) as depth, exists (select from up where up.id = ${id}) as loops,
      (select max(height)::int from below) as height,
      exists (select from ${departments} d where d.group_id = ${groupId} and d.id <> ${id}
        and d.parent_id is not distinct from ${parentId}::uuid and lower(d.name) = lower(${name})) as taken`);
  const { depth, loops, height, taken } = rows[0]!;
  if (loops) no("parent", "Подразделение не может стоять внутри себя");
  if (depth + height > deepest) no("parent", `Не больше ${deepest} ступеней`);
  if (taken) no("name", "Здесь уже есть подразделение с таким названием");
}

async function tell({ accountId, groupId }: Viewer, deed: Deed, id: string, detail: Record<string, unknown>) {
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}
