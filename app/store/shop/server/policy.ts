import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isOneOf } from "#platform/people/audience.ts";
import type { Sale } from "../contract.ts";
import { isOnShelf } from "./categories.ts";
import { storeProducts } from "./schema.ts";

/** Which products speak to a reader: those of their company that are for all there, or for them. */
export const isForReader = (viewer: Viewer): SQL =>
  and(eq(storeProducts.groupId, viewer.groupId), isOneOf(storeProducts.audience, viewer))!;

/** Which of them stand in no archive, whatever their category. */
export const isShown = (viewer: Viewer): SQL => and(isForReader(viewer), isNull(storeProducts.archivedAt))!;

/** What stands on the shelves of a reader: nothing of the archive, nothing of a category that is put away. */
export const isSold = (viewer: Viewer): SQL => and(isShown(viewer), isOnShelf(viewer.groupId))!;

/** Which products a reader opens: those that speak to them, and all of the company for its keepers. */
export const isOpened = (viewer: Viewer): SQL =>
  or(isForReader(viewer), mayAs(viewer, "store") ? eq(storeProducts.groupId, viewer.groupId) : sql`false`)!;

/** Where the store stands: its days begin there. */
const zone = "Europe/Moscow";

export const today = (): string => todayIn(zone);

/** A column: the day by which it is promised to whom orders it while there is none; nothing where it is not ordered ahead. */
export const promisedOn = () =>
  sql<
    string | null
  >`case when ${storeProducts.promisedOn} >= ${today()}::date then ${storeProducts.promisedOn}::text end`;

/** A column: whether it is sold now, not yet, or not any more. */
export const saleNow = (): SQL<Sale> => {
  const at = sql`${now().toISOString()}::timestamptz`;
  return sql<Sale>`case when ${storeProducts.availableFrom} > ${at} then 'early'
    when ${storeProducts.availableTo} <= ${at} then 'over' else 'open' end`;
};
