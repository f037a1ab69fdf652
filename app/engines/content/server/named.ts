import { and, asc, eq, gt, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isShutOut, memberships } from "#app/engines/membership/server/index.ts";
import { db } from "#platform/db/index.ts";
import { byName } from "#platform/people/name-order.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { everyone } from "./mentions.ts";
import { isLive, isSpokenTo } from "./policy.ts";
import { comments, publications } from "./schema.ts";

export type Mentioned = {
  accountId: string;
  groupId: string;
  /** Nobody by name where the newsroom signs. */
  actorId: string | null;
  publicationId: string;
  commentId: string | null;
};

/**
 * Who is to be told that a comment or a publication names them: those who may read it, not the writer, and not those who
 * are told of the comment anyway, the publication's author and whoever is answered.
 */
export function findMentioned(objectId: string): Promise<Mentioned[]> {
  return findReaders(objectId, isNamedIn);
}

/** Who is to be told of a call to everybody, and is not named besides: `count` of them, behind one of them if told. */
export function findCalled(objectId: string, count: number, behind?: string): Promise<Mentioned[]> {
  const next = behind ? gt(accounts.id, behind) : undefined;
  return findReaders(objectId, (mentions) => and(isCall(mentions), not(isNamedIn(mentions)), isCalled(), next)!, count);
}

async function findReaders(
  objectId: string,
  isMeant: (mentions: AnyPgColumn) => SQL,
  count = 1000,
): Promise<Mentioned[]> {
  const isHere = and(isLive(), isSpokenTo, isNotShutOut());
  const inComment = await db()
    .select({
      accountId: accounts.id,
      groupId: accounts.groupId,
      actorId: comments.authorId,
      publicationId: publications.id,
      commentId: comments.id,
    })
    .from(comments)
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .innerJoin(accounts, isMeant(comments.mentions))
    .where(
      and(
        eq(comments.id, objectId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenAt),
        isHere,
        sql`${accounts.id} not in (${comments.authorId}, ${publications.authorId})`,
        sql`not exists (select 1 from comments parent where parent.id = ${comments.parentId} and parent.author_id = ${accounts.id})`,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(count);
  if (inComment.length) return inComment;
  const inText = await db()
    .select({
      accountId: accounts.id,
      groupId: accounts.groupId,
      actorId: sql<string | null>`case when not ${publications.editorial} then ${publications.authorId} end`,
      publicationId: publications.id,
    })
    .from(publications)
    .innerJoin(accounts, isMeant(publications.mentions))
    .where(and(eq(publications.id, objectId), isHere, sql`${accounts.id} <> ${publications.authorId}`))
    .orderBy(asc(accounts.id))
    .limit(count);
  return inText.map((row) => ({ ...row, commentId: null }));
}

/** What a writer is told at once: who is named and cannot read it, and how many a call to everybody reaches. */
export type Heard = { unseen?: string[]; called?: number };

/** Tells a writer who hears of a publication, or of a comment under it, and who of those named does not. */
export async function hearersOf(publicationId: string, mentions: Record<string, string>): Promise<Heard> {
  const { [everyone]: call, ...named } = mentions;
  const ids = Object.values(named);
  const heard: Heard = {};
  const here = eq(publications.id, publicationId);
  if (ids.length) {
    const rows = await db()
      .select({ name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}` })
      .from(publications)
      .innerJoin(accounts, inArray(accounts.id, ids))
      .where(and(here, isColleague(), sql`not coalesce((${and(isSpokenTo, isNotShutOut())}), false)`))
      .orderBy(...byName);
    if (rows.length) heard.unseen = rows.map(({ name }) => name);
  }
  if (call) {
    const [row] = await db()
      .select({ count: sql<number>`count(*)::int` })
      .from(publications)
      .innerJoin(accounts, and(isSpokenTo, isCalled()))
      .where(here);
    // Whoever calls is not called.
    heard.called = Math.max((row?.count ?? 0) - 1, 0);
  }
  return heard;
}

/** A call in a place is to those who belong to it, however many may read there. */
const isCalled = () =>
  sql`(${publications.placeId} is null or exists (
    select from ${memberships} m where m.place_id = ${publications.placeId} and m.account_id = ${accounts.id}))`;

/** Who is shut out of a place is told of nothing there, in an open one neither. */
const isNotShutOut = () =>
  sql`(${publications.placeId} is null or not ${isShutOut(accounts.id, publications.placeId)})`;

const isCall = (mentions: AnyPgColumn) => sql`${mentions} ->> ${everyone}::text is not null`;

function isNamedIn(mentions: AnyPgColumn): SQL {
  return sql`${accounts.id} in (select m.value::uuid from jsonb_each_text(${mentions}) m)`;
}
