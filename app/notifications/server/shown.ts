import { and, eq, inArray, isNotNull, isNull, ne, not, notInArray, or, type SQL } from "drizzle-orm";
import { comments, isVisible, publications } from "#app/content/server/index.ts";
import type { NoticeKind } from "#app/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isNotBlocked, keepsAway } from "#platform/people/blocks.ts";
import { notices } from "./schema.ts";

/** What one person has done towards another; the rest the portal and its desks say, and a block does not touch it. */
const personal: NoticeKind[] = ["comment", "reply", "mention", "mention-post", "story-answer"];

/** What a notice is about, for queries over notices: the comment and the publication stand beside it. */
export const ofComment = eq(comments.id, notices.commentId);
export const ofPublication = eq(publications.id, notices.publicationId);

const commentStands = or(
  isNull(notices.commentId),
  and(isNotNull(comments.id), isNull(comments.deletedAt), isNull(comments.hiddenAt)),
);

/**
 * The condition «this reader may still see what the notice is about, and has not blocked who is behind it»: else it
 * vanishes (product B26).
 */
export function isShown(viewer: Viewer): SQL {
  return and(
    eq(notices.accountId, viewer.accountId),
    or(notInArray(notices.kind, personal), isNotBlocked(viewer, notices.actorId)),
    commentStands,
    or(isNull(notices.publicationId), isVisible(viewer)),
  )!;
}

/** The same as far as it is known without the reader: for numbers that are told to many at once. */
export const isStanding: SQL = and(
  not(and(inArray(notices.kind, personal), keepsAway(notices.accountId, notices.actorId))!),
  commentStands,
  or(
    isNull(notices.publicationId),
    and(
      isNull(publications.deletedAt),
      eq(publications.state, "published"),
      or(ne(publications.kind, "ugc"), not(keepsAway(notices.accountId, publications.authorId))),
    ),
  ),
)!;
