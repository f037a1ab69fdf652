import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { isMetComment } from "./met.ts";
import { comments, publications } from "./schema.ts";

/** A thread stands together: an answer is sorted beside the comment that it answers. */
export const threadStart = sql<string>`coalesce(${comments.parentId}, ${comments.id})`;

/** What is put first stands before the others, with the answers to it. */
export const order = sql<number>`case when ${threadStart} = ${publications.pinnedCommentId} then 0 else 1 end`;

export const keys = [order, threadStart, comments.id];

/** The order of a talk, and the way back through it. */
export const ways = {
  old: { on: ["asc", "asc", "asc"], back: ["desc", "desc", "desc"] },
  new: { on: ["asc", "desc", "asc"], back: ["desc", "asc", "desc"] },
} as const;

export type Place = [order: number, threadStart: string, id: string];
export type Way = readonly ("asc" | "desc")[];

/** The comments of a publication that a reader meets, and which of them is put first. */
export type Talk = { met: SQL; first: SQL };

export function talkOf(viewer: Viewer, id: string): Talk {
  return {
    met: and(eq(comments.publicationId, id), isMetComment(viewer))!,
    first: sql`(select p.pinned_comment_id from ${publications} p where p.id = ${id})`,
  };
}

export const sorted = (way: Way) => keys.map((key, at) => (way[at] === "asc" ? asc(key) : desc(key)));

/**
 * What comes beyond a place of a talk, so much of it that it fills a page: the thread that is put first apart from the
 * others, because those stand in the index in their order and are read from the place on, however long the talk is.
 */
export function beyond(talk: Talk, place: Place | undefined, way: Way): SQL {
  const { first, others } = sidesOf(talk, place, way);
  const columns = sql`${threadStart} as thread, ${comments.id} as id`;
  const [, thread, own] = way.map((one) => sql.raw(one));
  return sql`(select 0 as place, ${columns} from ${comments} where ${first} order by ${comments.id} ${own} limit ${pageSize + 1})
    union all
    (select 1 as place, ${columns} from ${comments} where ${others}
      order by ${threadStart} ${thread}, ${comments.id} ${own} limit ${pageSize + 1})`;
}

/** How many stand before a place: `back` is the way to them. */
export async function countBefore(talk: Talk, place: Place, back: Way): Promise<number> {
  const { first, others } = sidesOf(talk, place, back);
  const { rows } = await db().execute<{ count: number }>(sql`
    select ((select count(*) from ${comments} where ${first}) + (select count(*) from ${comments} where ${others}))::int as count`);
  return rows[0]!.count;
}

/** A place so many comments back from another; null where there are not so many. */
export function placeBefore(talk: Talk, place: Place, back: Way, count: number): SQL<Place | null> {
  const [side, thread, own] = back.map((one) => sql.raw(one));
  return sql`(select json_build_array(part.place, part.thread, part.id) from (${beyond(talk, place, back)}) part
    order by part.place ${side}, part.thread ${thread}, part.id ${own} offset ${count - 1} limit 1)`;
}

/** Of the thread that is put first, and of the others, what lies beyond a place. */
function sidesOf({ met, first }: Talk, place: Place | undefined, way: Way): { first: SQL; others: SQL } {
  const isOn = way[0] === "asc";
  const [side, thread, id] = place ?? [isOn ? 0 : 1];
  const isWhole = { first: !place || (!isOn && side === 1), others: !place || (isOn && side === 0) };
  const ofFirst = isWhole.first ? undefined : side === 0 ? beside(comments.id, id!, way[2]!) : sql`false`;
  const ofOthers = isWhole.others ? undefined : side === 1 ? beyondIn(thread!, id!, way) : sql`false`;
  return {
    first: and(met, sql`${threadStart} = ${first}`, ofFirst)!,
    others: and(met, sql`${threadStart} is distinct from ${first}`, ofOthers)!,
  };
}

const beside = (key: typeof comments.id | SQL, value: string, direction: "asc" | "desc") =>
  direction === "asc" ? sql`${key} > ${value}::uuid` : sql`${key} < ${value}::uuid`;

/** The thread is named alone too, where the two go in different directions: so the index begins to be read there. */
function beyondIn(thread: string, id: string, [, ofThread, own]: Way): SQL {
  const places = sql`(${threadStart}, ${comments.id})`;
  const told = sql`(${thread}::uuid, ${id}::uuid)`;
  if (ofThread === own) return ofThread === "asc" ? sql`${places} > ${told}` : sql`${places} < ${told}`;
  const isHere = ofThread === "asc" ? sql`${threadStart} >= ${thread}::uuid` : sql`${threadStart} <= ${thread}::uuid`;
  return and(isHere, sql`(${beside(threadStart, thread, ofThread!)} or ${beside(comments.id, id, own!)})`)!;
}
