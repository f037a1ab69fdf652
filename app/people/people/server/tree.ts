import { type SQL, sql } from "drizzle-orm";
import type { DepartmentLine } from "#app/people/people/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, type Part, part } from "#platform/db/index.ts";
import { beyond, cut } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { inUnitOrder } from "#platform/people/units.ts";

type Named = { id: string; name: string };

const levelSize = 50;

/** A department and all that are below it, as a subquery of ids. */
export function withBelow(department: string): SQL {
  return sql`(with recursive below as (
      select id from ${departments} where id = ${department}
      union select d.id from ${departments} d join below on d.parent_id = below.id
    ) select id from below)`;
}

/** The way from the top of the own company down to a department, itself the last; empty without one. */
export function pathTo({ groupId }: Viewer, department: string | undefined): Part<Named[]> {
  return part<Named, Named[]>(
    sql`with recursive up as (
        select id, name, parent_id, 0 as step from ${departments}
        where id = ${department ?? null}::uuid and group_id = ${groupId}
        union all select d.id, d.name, d.parent_id, up.step + 1 from ${departments} d join up on d.id = up.parent_id
      ) select id, name from up order by step desc`,
    (rows) => rows,
  );
}

type Row = Omit<DepartmentLine, "head"> & {
  head: { accountId: string; alias: string; name: string; photoId: string | null } | null;
};

/** Departments that answer to a condition on `d`, with all the people below each, and whom they answer to. */
export async function readDepartments(
  viewer: Viewer,
  where: SQL,
  after?: string,
): Promise<{ items: DepartmentLine[]; next?: string | undefined }> {
  const keys = [inUnitOrder(sql`d.name`), sql`d.id`];
  const { rows } = await db().execute<Row>(sql`
    with recursive below as (
      select d.id as top, d.id from ${departments} d where ${where}
      union all select below.top, d.id from ${departments} d join below on d.parent_id = below.id
    ), counts as (
      select below.top, count(a.id)::int as people from below
      left join ${accounts} a on a.department_id = below.id and ${isColleague(sql`a`)} and ${isNotBlocked(viewer, sql`a.id`)} group by below.top
    )
    select d.id, d.name, counts.people, coalesce(${named}, ${head}) as head,
      (select count(*)::int from ${departments} c where c.parent_id = d.id) as departments
    from ${departments} d join counts on counts.top = d.id
    where ${beyond(keys, after, "asc") ?? sql`true`}
    order by ${sql.join(keys, sql`, `)} limit ${levelSize + 1}`);
  const { items, next } = cut(rows, ({ name, id }) => [name, id], levelSize);
  return { items: items.map(toLine), next };
}

const told = sql`json_build_object('accountId', m.id, 'alias', m.alias, 'name', m.first_name || ' ' || m.last_name, 'photoId', m.shown_photo_id)`;

/** Whom an administrator has named. */
const named = sql`(select ${told} from ${accounts} m where m.id = d.head_id and ${isColleague(sql`m`)})`;

/**
 * Whom the people of a department answer to: first of all somebody who works in it, then whom most of them name.
 * Heads of the departments right below count too, so that a department with nobody else has its head.
 */
const head = sql`(
  select ${told}
  from ${accounts} a
  join ${departments} o on o.id = a.department_id and (o.id = d.id or o.parent_id = d.id)
  join ${accounts} m on m.id = a.manager_id and ${isColleague(sql`m`)}
  where ${isColleague(sql`a`)} and (o.id = d.id or m.department_id is distinct from o.id)
  group by m.id order by (m.department_id is not distinct from d.id) desc, count(*) desc, m.id limit 1)`;

function toLine({ head, ...line }: Row): DepartmentLine {
  if (!head) return { ...line, head };
  const { photoId, ...person } = head;
  return { ...line, head: { ...person, photo: photoId && fileUrl(photoId) } };
}
