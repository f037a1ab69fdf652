import { type SQL, sql } from "drizzle-orm";
import { db } from "./connection.ts";
import { kept } from "./kept.ts";

/** A small question that can be asked together with others: a SELECT, and what its rows mean. */
export type Part<View> = { select: SQL; view(rows: unknown[]): View };

/** Makes a part. The rows come as JSON: days and moments are strings. */
export function part<Row, View>(select: SQL, view: (rows: Row[]) => View): Part<View> {
  return { select, view: view as Part<View>["view"] };
}

/** Asks all parts in one statement, however many they are: a page of many small pictures costs as much as one of few. */
export async function askTogether<View>(parts: Part<View>[]): Promise<View[]> {
  return parts.length === 0 ? [] : viewsOf(parts, await rowOf(parts));
}

/** The same with parts that are built once, as `kept` tells; what their rows mean hangs on nobody's values. */
export const keptTogether = <Of extends { accountId: string; groupId: string }, Slots extends object, Shape, View>(
  build: (reader: Of, slots: Slots, shape: Shape) => Part<View>[],
) =>
  kept((reader: Of, slots: Slots, shape: Shape) => {
    const parts = build(reader, slots, shape);
    const row = rowOf(parts);
    return {
      prepare(name: string) {
        const statement = row.prepare(name);
        return { execute: async (values: object) => viewsOf(parts, await statement.execute({ ...values })) };
      },
    };
  });

function rowOf(parts: Part<unknown>[]) {
  const columns = parts.map(({ select }) => sql<unknown[]>`(select coalesce(json_agg(r), '[]') from (${select}) r)`);
  return db()
    .select(Object.fromEntries(columns.entries()) as Record<string, SQL<unknown[]>>)
    .from(sql`(select) one`);
}

function viewsOf<View>(parts: Part<View>[], [row]: Record<string, unknown[]>[]): View[] {
  return parts.map(({ view }, at) => view(row![at]!));
}
