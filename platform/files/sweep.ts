import { inArray } from "drizzle-orm";
import { now } from "../clock.ts";
import { db, withTenant } from "../db/index.ts";
import { disk } from "./disk.ts";
import { files } from "./schema.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Throws away bytes whose deed failed after they had been written: a day old, and no row knows them.
 * Tells how many there were.
 */
export async function sweepFiles(): Promise<number> {
  const store = await disk();
  let swept = 0;
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll("", { recursive: false, ...(paginationToken && { paginationToken }) });
    const keys = [...page.objects].filter((one) => one.isDirectory).map((one) => one.prefix.replace(/\/$/, ""));
    const old = keys.filter((key) => /^[0-9a-f-]{36}$/.test(key) && madeAt(key) < now().getTime() - day);
    // As the portal itself: a file that a company alone may see must not look unknown.
    const known = await withTenant("*", () =>
      db().select({ key: files.key }).from(files).where(inArray(files.key, old)),
    );
    for (const key of old.filter((one) => !known.some((row) => row.key === one))) {
      await store.deleteAll(key);
      swept += 1;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return swept;
}

/** Keys are UUIDv7: the moment is in their first 48 bits. */
function madeAt(key: string): number {
  return Number.parseInt(key.replace("-", "").slice(0, 12), 16);
}
