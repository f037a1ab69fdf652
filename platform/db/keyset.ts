import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { refuse } from "#platform/refusal.ts";

/** Rows of one page (specification §9). */
export const pageSize = 20;

export type Page<T> = { items: T[]; next: string | null };
export type PageRequest = { after?: string; size: number };

type Order = "asc" | "desc";
type Mark = [value: Date | string | number, id: string];

/**
 * The condition «after this row» for a list ordered by `value`, then `id`, both in one direction.
 * Takes an opaque cursor made by `pageOf`; none means the first page. Refuses a forged one as invalid.
 */
export function readCursor(
  cursor: string | undefined,
  value: AnyColumn | SQL,
  id: AnyColumn,
  order: Order = "desc",
): SQL | undefined {
  if (!cursor) return undefined;
  const [mark, markId] = decode(cursor);
  const sign = order === "desc" ? sql`<` : sql`>`;
  return sql`(${value}, ${id}) ${sign} (${typed(mark)}, ${markId}::uuid)`;
}

/** Cuts `size + 1` rows to a page of views and the cursor of the next one, or null at the end. */
export function pageOf<Row, T>(
  rows: Row[],
  size: number,
  toView: (row: Row) => T,
  toMark: (row: Row) => Mark,
): Page<T> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { items: shown.map(toView), next: rows.length > size && last ? encode(toMark(last)) : null };
}

function typed(mark: string): SQL {
  const type = /^\d{4}-\d\d-\d\dT/.test(mark) ? "timestamptz" : /^[0-9a-f]{8}-/.test(mark) ? "uuid" : "float4";
  return sql`${mark}::${sql.raw(type)}`;
}

function encode([value, id]: Mark): string {
  return Buffer.from(`${value instanceof Date ? value.toISOString() : value}|${id}`).toString("base64url");
}

function decode(cursor: string): [string, string] {
  const [mark = "", id = ""] = Buffer.from(cursor, "base64url").toString().split("|");
  const known = /^(\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f-]{36}|-?[\d.e+-]+)$/i.test(mark);
  if (!known || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) refuse("invalid", "cursor");
  return [mark, id];
}
