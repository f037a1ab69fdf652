import { createHmac, timingSafeEqual } from "node:crypto";
import { Column, is, type SQL, sql } from "drizzle-orm";
import { refuse } from "../refusal.ts";
import { secretKeys } from "../secret.ts";

/** How many things a page shows (specification §9); a query asks for one more, to know whether there is a next page. */
export const pageSize = 20;

type Key = Column | SQL;
type Direction = "asc" | "desc";

/**
 * The condition «after this cursor» for a list ordered by `keys`, all in one direction or each in its own, the last one
 * unique. Undefined without a cursor; refuses a cursor that is not ours as «invalid».
 */
export function beyond(
  keys: Key[],
  cursor: string | undefined,
  direction: Direction | Direction[] = "desc",
): SQL | undefined {
  if (!cursor) return undefined;
  const values = valuesOf(cursor);
  if (values.length !== keys.length) refuse("invalid", "cursor");
  const told = keys.map((key, at) =>
    is(key, Column) ? sql`${values[at]}::${sql.raw(key.getSQLType())}` : sql`${values[at]}`,
  );
  if (Array.isArray(direction)) return beyondEach(keys, told, direction);
  const [here, there] = [keys, told].map((all) => sql.join(all, sql`, `));
  return direction === "desc" ? sql`(${here}) < (${there})` : sql`(${here}) > (${there})`;
}

/** A key decides where those before it are equal. */
function beyondEach([key, ...keys]: Key[], [value, ...values]: SQL[], [direction, ...others]: Direction[]): SQL {
  const isBeyond = direction === "desc" ? sql`${key} < ${value}` : sql`${key} > ${value}`;
  return keys.length ? sql`(${isBeyond} or (${key} = ${value} and ${beyondEach(keys, values, others)}))` : isBeyond;
}

/** Cuts a result of `size + 1` rows to a page and the cursor of the next one; `key` gives a row's ordered values. */
export function cut<T>(
  rows: T[],
  key: (row: T) => unknown[],
  size: number = pageSize,
): { items: T[]; next: string | undefined } {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, next: rows.length > size && last !== undefined ? cursorOf(key(last)) : undefined };
}

/** The cursor of what comes after these values. It is signed: what comes back is what we gave and needs no checking. */
export function cursorOf(values: unknown[]): string {
  const text = Buffer.from(JSON.stringify(values));
  return Buffer.concat([sign(text), text]).toString("base64url");
}

/** What a cursor was made of; refuses one that is not ours as «invalid». */
export function valuesOf(cursor: string): unknown[] {
  const bytes = Buffer.from(cursor, "base64url");
  const text = bytes.subarray(8);
  if (bytes.length < 10 || !timingSafeEqual(sign(text), bytes.subarray(0, 8))) refuse("invalid", "cursor");
  return JSON.parse(text.toString("utf8")) as unknown[];
}

function sign(text: Buffer): Buffer {
  return createHmac("sha256", secretKeys("cursor")[0]!).update(text).digest().subarray(0, 8);
}
