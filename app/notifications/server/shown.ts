import { and, eq, inArray, isNotNull, isNull, ne, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, isVisible, publications } from "#app/content/server/index.ts";
import type { NoticeKind } from "#app/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isNotBlocked, keepsAway } from "#platform/people/blocks.ts";
import { notices } from "./schema.ts";

/** What one person has done towards another; the rest the portal and its desks say, and a block does not touch it. */
const personal: NoticeKind[] = [
  ...(["comment", "reply", "mention", "mention-post", "story-answer"] as const),
  ...(["reaction", "reaction-comment", "follower"] as const),
];

/** What a notice is about, for queries over notices: the comment and the publication stand beside it. */
export const ofComment = eq(comments.id, notices.commentId);
export const ofPublication = eq(publications.id, notices.publicationId);

/** Those that stand together with a notice, in a query of their own. */
export const others = alias(notices, "others");
export const otherComments = alias(comments, "other_comments");

type Told = { notice: typeof notices; comment: typeof comments };
const itself: Told = { notice: notices, comment: comments };

/** The comment is there, the reaction was not taken back, the follower still follows. */
const isSo = ({ notice, comment }: Told) =>
  and(
    or(isNull(notice.commentId), and(isNotNull(comment.id), isNull(comment.deletedAt), isNull(comment.hiddenAt))),
    sql`case ${notice.kind}
      when 'reaction' then exists (
        select from reactions r where r.subject_id = ${notice.publicationId} and r.account_id = ${notice.actorId})
      when 'reaction-comment' then exists (
        select from reactions r where r.subject_id = ${notice.commentId} and r.account_id = ${notice.actorId})
      when 'follower' then exists (
        select from subscriptions s where s.account_id = ${notice.actorId} and s.author_id = ${notice.accountId})
      else true end`,
  );

/** The condition «it is still so, and nobody blocked is behind it», of a notice itself or of one that stands with it. */
export function isMet(viewer: Viewer, told: Told = itself): SQL {
  const isWelcome = or(notInArray(told.notice.kind, personal), isNotBlocked(viewer, told.notice.actorId));
  return and(isWelcome, isSo(told))!;
}

/**
 * The condition «this reader may still see what the notice is about, and has not blocked who is behind it»: else it
 * vanishes (product B26).
 */
export function isShown(viewer: Viewer): SQL {
  return and(
    eq(notices.accountId, viewer.accountId),
    isMet(viewer),
    or(isNull(notices.publicationId), isVisible(viewer)),
  )!;
}

/** The same as far as it is known without the reader: for numbers that are told to many at once. */
export const isStanding: SQL = and(
  not(and(inArray(notices.kind, personal), keepsAway(notices.accountId, notices.actorId))!),
  isSo(itself),
  or(
    isNull(notices.publicationId),
    and(
      isNull(publications.deletedAt),
      eq(publications.state, "published"),
      or(ne(publications.kind, "ugc"), not(keepsAway(notices.accountId, publications.authorId))),
    ),
  ),
)!;
