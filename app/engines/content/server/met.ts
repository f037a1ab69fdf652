import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Reactions } from "#app/engines/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isBlocked, isNotBlocked, unlessBlocking } from "#platform/people/blocks.ts";
import { comments, publications, reactions } from "./schema.ts";

/** How many comments of a publication a reader meets: the counter, without those of people whom they have blocked. */
export function metComments(viewer: Viewer): SQL<number> {
  const theirs = sql`(select count(*)::int from ${comments} c where c.publication_id = ${publications}.id
    and ${isBlocked(viewer, sql`c.author_id`)} and c.deleted_at is null and c.hidden_at is null)`;
  const count = sql`${publications}.comment_count`;
  return unlessBlocking(viewer, count, sql`greatest(${count} - ${theirs}, 0)`);
}

/** How many reactions of each name a reader meets under a publication or a comment, without those of whom they have blocked. */
export function metReactions(viewer: Viewer, subject: typeof publications | typeof comments): SQL<Reactions["counts"]> {
  const counts = sql`${subject}.reaction_counts`;
  const theirs = sql`(select count(*)::int from ${reactions} r where r.subject_id = ${subject}.id
    and r.name = kept.key and ${isBlocked(viewer, sql`r.account_id`)})`;
  return unlessBlocking(
    viewer,
    counts,
    sql`coalesce((select jsonb_object_agg(kept.key, kept.value::int - ${theirs})
      from jsonb_each_text(${counts}) kept where kept.value::int > ${theirs}), '{}'::jsonb)`,
  );
}

/**
 * A comment whose place a reader meets: one of a blocked person stays, without its words, while others have answered it,
 * and so does one that waits for a moderator.
 */
export function isMetComment(viewer: Viewer): SQL {
  const answered = (where: SQL) => sql`exists (select 1 from ${comments} answer
    where answer.parent_id = ${comments.id} and ${where})`;
  return and(
    or(isNotBlocked(viewer, comments.authorId), answered(isNotBlocked(viewer, sql`answer.author_id`))),
    or(
      isNull(comments.pending),
      eq(comments.authorId, viewer.accountId),
      answered(sql`answer.deleted_at is null and answer.hidden_at is null`),
    ),
  )!;
}
