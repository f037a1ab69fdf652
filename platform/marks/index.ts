import { sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { currentConnection } from "../db/connection.ts";
import { db, sqlState } from "../db/index.ts";
import { log } from "../log.ts";
import { marks } from "./schema.ts";

export type Mark = { at: Date; detail: string; times: number };

/**
 * Notes that the machinery has just done something, beside any open transaction: a failure is noted though its deed is
 * rolled back. Never fails itself.
 */
export async function leaveMark(name: string, detail = ""): Promise<void> {
  try {
    await write(name, detail);
  } catch (error) {
    log.debug("A mark could not be left", { reason: name, error });
  }
}

/** Whether the database keeps what people write now: it is asked for as much room as a few articles take, all of it new. */
export function canKeep(): Promise<boolean> {
  return askForRoom().then(
    () => true,
    () => false,
  );
}

/** A table of 128 KB that is gone at once: in one that stands there may be room left from what was there before. */
async function askForRoom(): Promise<void> {
  await write("room", "");
  const takeRoom = sql`create temp table room_for_writing on commit drop as
    select md5(n::text) as words from generate_series(1, 2000) n`;
  try {
    await currentConnection().db.transaction((alone) => alone.execute(takeRoom));
  } catch (error) {
    // Where the database lets the portal make no such table, the mark alone has to tell.
    if (sqlState(error) !== "42501") throw error;
  }
}

async function write(name: string, detail: string): Promise<void> {
  const set = { at: now(), detail };
  await currentConnection()
    .db.insert(marks)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: marks.name, set: { ...set, times: sql`${marks.times} + 1` } });
}

/** All marks by their names. */
export async function readMarks(): Promise<Map<string, Mark>> {
  const rows = await db().select().from(marks);
  return new Map(rows.map(({ name, ...mark }) => [name, mark]));
}
