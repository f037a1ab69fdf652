import { type SQL, sql } from "drizzle-orm";
import { db } from "./connection.ts";

/** A small question that can be asked together with others: a SELECT, and what its rows mean. */
export type Part<View> = { select: SQL; view(rows: unknown[]): View };

/** Makes a part. The rows come as JSON: days and moments are strings. */
export function part<Row, View>(select: SQL, view: (rows: Row[]) => View): Part<View> {
  return { select, view: view as Part<View>["view"] };
}

/** Asks all parts in one statement, however many they are: a page of many small pictures costs as much as one of few. */
export async function askTogether<View>(parts: Part<View>[]): Promise<View[]> {
  if (parts.length === 0) return [];
  const columns = parts.map(
    ({ select }, at) => sql`(select coalesce(json_agg(r), '[]') from (${select}) r) as ${sql.identifier(`part_${at}`)}`,
  );
  const { rows } = await db().execute<Record<string, unknown[]>>(sql`select ${sql.join(columns, sql`, `)}`);
  return parts.map(({ view }, at) => view(rows[0]![`part_${at}`]!));
}
