import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, isVisible, publications } from "#app/engines/content/server/index.ts";
import { type NoticeKind, noticeFamilies } from "#app/engines/notifications/contract.ts";
import { isOnDesk } from "#app/news/newsroom/server/index.ts";
import { isOnStoryDesk, stories } from "#app/news/stories/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isNotBlocked, keepsAway } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { families, kindsOf } from "./kinds/index.ts";
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
        select from reactions r where r.subject_id = ${notice.publicationId} and r.account_id = ${notice.actorId} offset 0)
      when 'reaction-comment' then exists (
        select from reactions r where r.subject_id = ${notice.commentId} and r.account_id = ${notice.actorId} offset 0)
      when 'follower' then exists (
        select from subscriptions s where s.account_id = ${notice.actorId} and s.author_id = ${notice.accountId} offset 0)
      else true end`,
  );

/** The condition «it is still so, and nobody blocked is behind it», of a notice itself or of one that stands with it. */
export function isMet(viewer: Viewer, told: Told = itself): SQL {
  const isWelcome = or(notInArray(told.notice.kind, personal), isNotBlocked(viewer, told.notice.actorId));
  return and(isWelcome, isSo(told))!;
}

/** What an address is about: the id in it. */
const idIn = (address: SQLWrapper) => sql`substring(${address} from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}')::uuid`;
const isAbout = (id: SQLWrapper) => eq(id, idIn(notices.href));
/** One row is looked up a notice; without «offset 0» PostgreSQL may read the whole table instead, everybody's. */
const oneOf = (table: typeof publications | typeof stories, isMeant: SQL | undefined) =>
  sql`exists (select from ${table} where ${isMeant} offset 0)`;

const ofDesk = kindsOf("desk");

const guests = alias(accounts, "guests");

/** A guest is there for whoever answers for them, and for administrators. */
function isGuestOf(viewer?: Viewer): SQL {
  const isAnswered = viewer && !viewer.isAdmin ? eq(guests.sponsorId, viewer.accountId) : undefined;
  const isMeant = and(isAbout(guests.id), eq(guests.role, "guest"), isNull(guests.leftAt), isAnswered);
  return sql`exists (select from ${accounts} guests where ${isMeant} offset 0)`;
}

/**
 * The condition «the page that it leads to is there for this reader»: what is told to a desk is not told to whoever has
 * left it, nor of what is no more on it. Where the reader is not known, only of what has been deleted.
 */
function isLeading(viewer?: Viewer): SQL {
  const closed = viewer
    ? noticeFamilies.filter((name) => families[name].isFor?.(viewer) === false).flatMap(kindsOf)
    : [];
  const article = viewer ? isOnDesk(viewer) : isNull(publications.deletedAt);
  const story = viewer ? isOnStoryDesk(viewer) : isNull(stories.deletedAt);
  const out = viewer ? isVisible(viewer) : isNull(publications.deletedAt);
  const isOut = oneOf(publications, and(isAbout(publications.id), out));
  return and(
    notInArray(notices.kind, closed),
    sql`case
      when ${inArray(notices.kind, ofDesk)} then ${oneOf(publications, and(isAbout(publications.id), article))}
      when ${notices.kind} = 'story-answer' then ${oneOf(stories, and(isAbout(stories.id), story))}
      when ${notices.kind} = 'approved' and ${notices.href} not like '/appeal/%' then ${isOut}
      when ${notices.kind} = 'guest-ends' then ${isGuestOf(viewer)}
      else true end`,
  )!;
}

/**
 * The condition «this reader may still see what the notice is about, and has not blocked who is behind it»: else it
 * vanishes.
 */
export function isShown(viewer: Viewer): SQL {
  return and(
    eq(notices.accountId, viewer.accountId),
    isMet(viewer),
    isLeading(viewer),
    or(isNull(notices.publicationId), isVisible(viewer)),
  )!;
}

/** The same as far as it is known without the reader: for numbers that are told to many at once. */
export const isStanding = (): SQL =>
  and(
    not(and(inArray(notices.kind, personal), keepsAway(notices.accountId, notices.actorId))!),
    isSo(itself),
    isLeading(),
    or(
      isNull(notices.publicationId),
      and(
        isNull(publications.deletedAt),
        eq(publications.state, "published"),
        or(ne(publications.kind, "ugc"), not(keepsAway(notices.accountId, publications.authorId))),
      ),
    ),
  )!;
