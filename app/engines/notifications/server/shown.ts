import { and, type Column, eq, inArray, isNotNull, isNull, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { isOfficial, isVisible, publications } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isNotBlocked, keepsAway } from "#platform/people/blocks.ts";
import { allKinds, type describeKind, kindsThat } from "./families.ts";
import { notices } from "./schema.ts";
import { itself, type Told } from "./told.ts";

/** What one person has done towards another; the rest the portal and its desks say, and a block does not touch it. */
const personal = () => kindsThat((kind) => kind.personal);

/** A condition for each kind that has one, true for the others; kinds of the same one share it. */
function byKind<Condition>(
  kind: Column,
  conditionOf: (of: ReturnType<typeof describeKind>) => Condition | undefined,
  sqlOf: (condition: Condition) => SQL,
): SQL {
  const cases = [...Map.groupBy(allKinds(), conditionOf)].flatMap(([condition, kinds]) => {
    const names = kinds.map(({ name }) => name);
    return condition ? [sql`when ${inArray(kind, names)} then ${sqlOf(condition)}`] : [];
  });
  return sql`case ${sql.join(cases, sql` `)} else true end`;
}

/** The comment is there, and what areas say of their kinds holds: the reaction was not taken back, the follower still follows. */
const isSo = (told: Told) =>
  and(
    or(
      isNull(told.notice.commentId),
      and(isNotNull(told.comment.id), isNull(told.comment.deletedAt), isNull(told.comment.hiddenAt)),
    ),
    byKind(
      told.notice.kind,
      (kind) => kind.isSo,
      (isSo) => isSo(told),
    ),
  );

/** The condition «it is still so, and nobody blocked is behind it», of a notice itself or of one that stands with it. */
export function isMet(viewer: Viewer, told: Told = itself): SQL {
  const isWelcome = or(notInArray(told.notice.kind, personal()), isNotBlocked(viewer, told.notice.actorId));
  return and(isWelcome, isSo(told))!;
}

/**
 * The condition «the page that it leads to is there for this reader»: what is told to a desk is not told to whoever has
 * left it, nor of what is no more on it. Where the reader is not known, only of what has been deleted.
 */
function isLeading(viewer?: Viewer): SQL {
  const closed = viewer ? kindsThat(({ family }) => family.isFor?.(viewer) === false) : [];
  return and(
    notInArray(notices.kind, closed),
    byKind(
      notices.kind,
      (kind) => kind.leadsTo,
      (leadsTo) => leadsTo(viewer),
    ),
  )!;
}

/**
 * The condition «this reader may still see what the notice is about, and has not blocked who is behind it»: else it
 * vanishes.
 */
export function isShown(viewer: Viewer): SQL {
  return and(
    // Behind a subquery, so that the plan for one reader looks no cheaper than the one for all, which is made but once.
    eq(notices.accountId, sql`(select ${viewer.accountId}::uuid)`),
    isMet(viewer),
    isLeading(viewer),
    or(isNull(notices.publicationId), isVisible(viewer)),
  )!;
}

/** The same as far as it is known without the reader: for numbers that are told to many at once. */
export const isStanding = (): SQL =>
  and(
    not(and(inArray(notices.kind, personal()), keepsAway(notices.accountId, notices.actorId))!),
    isSo(itself),
    isLeading(),
    or(
      isNull(notices.publicationId),
      and(
        isNull(publications.deletedAt),
        eq(publications.state, "published"),
        or(isOfficial(), not(keepsAway(notices.accountId, publications.authorId))),
      ),
    ),
  )!;
