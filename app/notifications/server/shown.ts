import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { comments, isVisible, publications } from "#app/content/server/index.ts";
import type { NoticeKind } from "#app/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { keepsAway } from "#platform/people/blocks.ts";
import { notices } from "./schema.ts";

/** What one person has done towards another; the rest the portal and its desks say, and a block does not touch it. */
const personal: NoticeKind[] = ["comment", "reply", "mention", "mention-post", "story-answer"];

/** The condition «its reader has not blocked who is behind it, nor the author of what it leads to». */
const isTold = sql`not (${inArray(notices.kind, personal)} and ${keepsAway(notices.accountId, notices.actorId)})
  and not exists (
    select 1 from ${publications} p where p.id = ${notices}.publication_id and p.kind = 'ugc'
      and ${keepsAway(sql`${notices}.account_id`, sql`p.author_id`)})`;

/** What a notice is about, for queries over notices: the comment and the publication stand beside it. */
export const ofComment = eq(comments.id, notices.commentId);
export const ofPublication = eq(publications.id, notices.publicationId);

/** The words that a notice is about are still there, and nobody keeps them away from its reader. */
const stands = and(
  isTold,
  or(isNull(notices.commentId), and(isNotNull(comments.id), isNull(comments.deletedAt), isNull(comments.hiddenAt))),
);

/** The condition «this reader may still see what the notice is about»: else it vanishes (product B26). */
export function isShown(viewer: Viewer): SQL {
  return and(eq(notices.accountId, viewer.accountId), stands, or(isNull(notices.publicationId), isVisible(viewer)))!;
}

/** The same as far as it is known without the reader: for numbers that are told to many at once. */
export const isStanding = and(
  stands,
  or(isNull(notices.publicationId), and(isNull(publications.deletedAt), eq(publications.state, "published"))),
)!;
