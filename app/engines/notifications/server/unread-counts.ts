import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { handedOver } from "#platform/handed-over.ts";

/** How much is new to a person in what stands at an address: a column of a query. */
export type UnreadCounts = Record<string, (viewer: Viewer) => SQL<number>>;

/** What the navigation counts beside the bell's own number, by where each entry leads. */
export const unreadCounts = handedOver<UnreadCounts>("what is counted in the navigation");

/** A column of a query: all these numbers by their addresses. */
export function allUnread(viewer: Viewer): SQL<Record<string, number>> {
  const pairs = Object.entries(unreadCounts.get()).map(([address, count]) => sql`${address}::text, ${count(viewer)}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
