import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { thisMoment } from "../db/this-moment.ts";
import type { Right } from "./rights.ts";
import { accounts, grants } from "./schema.ts";

/** The condition «still given»: a right with a term gives nothing after it. */
export function isGiven(given: typeof grants | SQLWrapper = grants): SQL {
  return sql`(${given}.until is null or ${given}.until > ${thisMoment})`;
}

/** A column of a query over people: the rights that a person was given. */
export const grantedRights = grantedTo(accounts);

/** The same of people whom a query calls by another name. */
export function grantedTo(people: { id: PgColumn }): SQL<Right[]> {
  return sql<
    Right[]
  >`array(select ${grants.right} from ${grants} where ${eq(grants.accountId, people.id)} and ${isGiven()})`;
}
