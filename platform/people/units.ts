import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { departments } from "./schema.ts";

/** The order of departments by their names, wherever they stand in a row: «Завод 2» before «Завод 10». */
export function inUnitOrder(name: SQLWrapper): SQL {
  return sql`${name} collate russian_numeric`;
}

/** The way from the top down to a department, in one line: «Завод 1 / Отдел продаж». */
export function wayTo(id: SQLWrapper): SQL<string> {
  return sql<string>`(with recursive up as (
      select u.id, u.name, u.parent_id, 0 as step from departments u where u.id = ${id}
      union all select u.id, u.name, u.parent_id, up.step + 1 from departments u join up on u.id = up.parent_id where up.step < 20
    ) select string_agg(up.name, ' / ' order by up.step desc) from up)`;
}

/** What a department is called among all of its company: by its name, and by the whole way where another one is called the same. */
export function unitName(unit: typeof departments | SQLWrapper = departments): SQL<string> {
  return sql<string>`case when exists (
      select from departments same where same.group_id = ${unit}.group_id and same.name = ${unit}.name and same.id <> ${unit}.id
    ) then ${wayTo(sql`${unit}.id`)} else ${unit}.name end`;
}
