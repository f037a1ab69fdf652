import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Viewer } from "../auth/viewer.ts";
import { accounts } from "./schema.ts";

/**
 * A column of a query over people: how near somebody is to the reader. 0 is the own team: the
 * department, the supervisor and those whom one leads; 1 the own company; 2 everybody else.
 */
export function nearness({ accountId, groupId }: Pick<Viewer, "accountId" | "groupId">): SQL<number> {
  const mine = (column: PgColumn) =>
    sql`(select mine.${sql.identifier(column.name)} from ${accounts} mine where mine.id = ${accountId})`;
  return sql<number>`case
    when ${accounts.managerId} = ${accountId} or ${accounts.id} = ${mine(accounts.managerId)}
      or ${accounts.departmentId} = ${mine(accounts.departmentId)} then 0
    when ${accounts.groupId} = ${groupId} then 1 else 2 end`;
}

/**
 * A column of a query over people: which part of the name the first word of a query begins. 0 is the surname, 1 the first
 * name, 2 neither: a patronymic, the second half of a double name.
 */
export function nameMatch(query: string): SQL<number> {
  const [word = ""] =
    query
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[\p{L}\d]+/gu) ?? [];
  const isBegun = (name: PgColumn) => sql`starts_with(replace(lower(${name}), 'ё', 'е'), ${word})`;
  return sql<number>`case when ${isBegun(accounts.lastName)} then 0 when ${isBegun(accounts.firstName)} then 1 else 2 end`;
}
