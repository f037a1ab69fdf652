import { sql } from "drizzle-orm";
import { urlOf } from "#app/engines/content/server/index.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import type { Found, OwnPart } from "#platform/own-data/part.ts";

export type OwnValue = string | number | boolean | null | string[];
export type OwnRow = Record<string, OwnValue>;

/** So many rows are in memory at once, however many there are. */
const atOnce = 200;

/**
 * A person's rows of one part, page by page, as they are kept: each page in a transaction of the portal itself, because
 * what they once said where they may no longer read is theirs all the same.
 */
export async function* findOwn({ rows }: Pick<OwnPart, "rows">, accountId: string): AsyncGenerator<Found> {
  const own = rows(sql`${accountId}::uuid`);
  for (let after: unknown; ; ) {
    const isBehind = after === undefined ? sql`true` : sql`own.key > ${after}`;
    const page = await withTenant("*", () =>
      db().execute<Found>(sql`select * from (${own}) own where ${isBehind} order by own.key limit ${atOnce}`),
    );
    yield* page.rows;
    if (page.rows.length < atOnce) return;
    after = page.rows.at(-1)!.key;
  }
}

/** The same as the archive tells them: what the part's head names, and nothing else. */
export async function* readOwn(part: OwnPart, accountId: string): AsyncGenerator<OwnRow> {
  for await (const found of findOwn(part, accountId)) {
    const told = part.tell?.(found) ?? found;
    yield Object.fromEntries(Object.keys(part.head).map((name) => [name, tellValue(name, told[name])]));
  }
}

function tellValue(name: string, value: unknown): OwnValue {
  if (value === undefined || value === null) return null;
  return name === "address" ? addressOf(value as Parameters<typeof addressOf>[0]) : (value as OwnValue);
}

/** Where a thing is read; of what is gone, nothing. */
function addressOf([kind, id, comment]: [Parameters<typeof urlOf>[0] | null, string, string | null]): string | null {
  return kind && `${config.publicUrl}${urlOf(kind, id, comment)}`;
}
