import { eq, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { askTogether, db } from "#platform/db/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readLines } from "./lines.ts";
import { pathTo, readDepartments } from "./tree.ts";

/** The top of the own company: its departments, how many people work there in all, and where the reader does. */
export async function readStructure(viewer: Viewer, below?: string) {
  const { groupId, accountId } = viewer;
  const [row] = await db()
    .select({
      company: groups.name,
      people: sql<number>`(select count(*)::int from ${accounts} a where a.group_id = ${groupId} and ${isColleague(sql`a`)} and ${isNotBlocked({ accountId }, sql`a.id`)})`,
      own: sql<string | null>`(select a.department_id from ${accounts} a where a.id = ${accountId})`,
    })
    .from(groups)
    .where(eq(groups.id, groupId));
  if (!row) refuse("not-found");
  const { items, next } = await readDepartments(viewer, sql`d.group_id = ${groupId} and d.parent_id is null`, below);
  return { ...row, departments: items, more: next };
}

/** A department of the own company: the way to it, what is right below, a page of its own people. Refuses another company's as not found. */
export async function readDepartment(
  viewer: Viewer,
  id: string,
  { below, after }: { below?: string | undefined; after?: string | undefined },
) {
  const [path] = await askTogether([pathTo(viewer, id)]);
  if (!path?.length) refuse("not-found");
  const [own] = (await readDepartments(viewer, sql`d.id = ${id}`)).items;
  const level = await readDepartments(viewer, sql`d.parent_id = ${id}`, below);
  const { name, people, head } = own!;
  const parts = { departments: level.items, more: level.next, path: path.slice(0, -1) };
  return { id, name, people, head, ...parts, ...(await readLines(viewer, eq(accounts.departmentId, id), after)) };
}
