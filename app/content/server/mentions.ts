import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Named } from "#app/content/contract.ts";
import { mention } from "#app/rich-text/mention.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { isLive, isSpokenTo } from "./policy.ts";
import { comments, type Mentions, publications } from "./schema.ts";

/** Nobody calls more people at once without meaning a list of them. */
const most = 20;

/**
 * Whom a text names: those whom its writer may know. A name that stood there `before` goes on meaning the same person,
 * whatever they are called now and whoever has taken the name since (product B6).
 */
export async function mentionsOf(viewer: Viewer, text: string, before: Mentions = {}): Promise<Mentions> {
  const names = namesIn(text);
  const known = new Map(Object.entries(before));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length) {
    const mayKnow = or(eq(accounts.reach, "portal"), eq(accounts.groupId, viewer.groupId));
    const found = await db()
      .select({ id: accounts.id, alias: accounts.alias })
      .from(accounts)
      .where(and(isNull(accounts.leftAt), mayKnow, inArray(accounts.alias, unknown)));
    for (const { id, alias } of found) known.set(alias, id);
  }
  return Object.fromEntries(names.flatMap((name) => (known.has(name) ? [[name, known.get(name)!]] : [])));
}

function namesIn(text: string): string[] {
  const found = text.matchAll(new RegExp(mention, "giu"));
  return [...new Set([...found].map(([, , name]) => name!.toLowerCase()))].slice(0, most);
}

/** A column of a query: what those are called now who are named, as far as the reader may know them. */
export function named(mentions: AnyPgColumn): SQL<Named | null> {
  return sql`(
    select json_object_agg(m.key, json_build_object('alias', a.alias, 'name', a.first_name || ' ' || a.last_name))
    from jsonb_each_text(${mentions}) m join accounts a on a.id = m.value::uuid and a.left_at is null)`;
}

/** Lets those who are named in a comment or in a published text hear of it. */
export async function announceMentions(viewer: Viewer, objectId: string, groupId: string, mentions: Mentions) {
  if (Object.keys(mentions).length === 0) return;
  await announce({ kind: "people.mentioned", objectId, groupId, actorId: viewer.accountId });
}

type Mentioned = {
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
export async function findMentioned(objectId: string): Promise<Mentioned[]> {
  const isHere = and(isLive(), isSpokenTo);
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
    .innerJoin(accounts, isNamedIn(comments.mentions))
    .where(
      and(
        eq(comments.id, objectId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenAt),
        isHere,
        sql`${accounts.id} not in (${comments.authorId}, ${publications.authorId})`,
        sql`not exists (select 1 from comments parent where parent.id = ${comments.parentId} and parent.author_id = ${accounts.id})`,
      ),
    );
  if (inComment.length) return inComment;
  const inText = await db()
    .select({
      accountId: accounts.id,
      groupId: accounts.groupId,
      actorId: sql<string | null>`case when not ${publications.editorial} then ${publications.authorId} end`,
      publicationId: publications.id,
    })
    .from(publications)
    .innerJoin(accounts, isNamedIn(publications.mentions))
    .where(and(eq(publications.id, objectId), isHere, sql`${accounts.id} <> ${publications.authorId}`));
  return inText.map((row) => ({ ...row, commentId: null }));
}

function isNamedIn(mentions: AnyPgColumn): SQL {
  return sql`${accounts.id} in (select m.value::uuid from jsonb_each_text(${mentions}) m)`;
}
