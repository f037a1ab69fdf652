import { and, eq, exists, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Names, namesOf } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { notices } from "./schema.ts";
import { isMet } from "./shown.ts";
import { otherComments, others } from "./told.ts";

const speakers = alias(accounts, "speakers");

/** How many stand in one place of a list, and of how many people. */
export type Heap = {
  count: number;
  people: number;
  /** In a letter, what each has said, oldest first: there is nothing to open there. */
  said?: { name: string; text: string; names: Names | null }[] | null;
};

/** Where a list is of notices in the bell, of those in one letter, or of those for devices. */
export type Place = { letterId?: string; push?: true };

/**
 * What happens to one object again and again stands as one notice: the same heap, all unread or all read at one moment. It
 * is made while reading, so what is deleted, taken back or blocked falls out of it and every event is told exactly once.
 */
function standsWith({ letterId, push }: Place): SQL {
  return and(
    eq(others.accountId, notices.accountId),
    eq(others.heap, notices.heap),
    sql`${others.readAt} is not distinct from ${notices.readAt}`,
    letterId ? eq(others.letterId, letterId) : push ? isNotNull(others.push) : eq(others.bell, true),
  )!;
}

/** The condition «the latest of its heap», which speaks for all of it. */
export function isTop(viewer: Viewer, place: Place): SQL {
  const isLater = sql`(${others.createdAt}, ${others.id}) > (${notices.createdAt}, ${notices.id})`;
  const later = db()
    .select({ one: sql`1` })
    .from(others)
    .leftJoin(otherComments, eq(otherComments.id, others.commentId))
    .where(and(standsWith(place), isLater, isMet(viewer, { notice: others, comment: otherComments } as never)));
  return or(sql`${notices.heap} is null`, not(exists(later)))!;
}

const saidTo = (viewer: Viewer) => sql`json_agg(
  json_build_object('name', ${speakers.firstName} || ' ' || ${speakers.lastName}, 'text', ${otherComments.text},
    'names', ${namesOf(otherComments.mentions, viewer)})
  order by ${others.createdAt}, ${others.id}) filter (where ${others.kind} in ('comment', 'reply'))`;

/** A column: the heap that a notice speaks for; null where it stands alone. */
export function heapOf(viewer: Viewer, place: Place): SQL<Heap | null> {
  const all = db()
    .select({
      heap: sql`json_build_object('count', count(*), 'people', count(distinct ${others.actorId}),
        'said', ${place.letterId ? saidTo(viewer) : sql`null`})`,
    })
    .from(others)
    .leftJoin(otherComments, eq(otherComments.id, others.commentId))
    .leftJoin(speakers, eq(speakers.id, others.actorId))
    .where(and(standsWith(place), isMet(viewer, { notice: others, comment: otherComments } as never)));
  return sql<Heap | null>`case when ${notices.heap} is not null then (${all}) end`;
}

/** What is counted: each heap once. */
export const places: SQL<number> = sql<number>`count(distinct coalesce(${notices.heap}, ${notices.id}::text))::int`;
