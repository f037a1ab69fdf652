import { sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";

/** Makes people findable by name, position, department and company; their later changes follow by themselves. */
export async function indexPeople(ids: string[]): Promise<void> {
  if (!ids.length) return;
  await db().execute(sql`select put_people_in_search(${sql.param(ids)}::uuid[], false)`);
}
