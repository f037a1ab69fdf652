import { and, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { PublicationLine } from "#app/engines/content/contract.ts";
import {
  cardColumns,
  isVisible,
  type LineRow,
  lineColumns,
  publications,
  toCard,
  toLine,
} from "#app/engines/content/server/index.ts";
import type { PinnedCard } from "#app/news/news/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, kept, type Part, part } from "#platform/db/index.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isAcknowledged, isAskedOf } from "./obliged.ts";
import { articles, pinFolds, pins } from "./schema.ts";

/** The editors' order; what is pinned later comes first until they say otherwise. */
export const pinOrder = [pins.place, desc(pins.createdAt)];

/** What stands above a feed now, five at most; what its reader has folded stays so, unless they must read it (specification §7). */
export async function readPinned(viewer: Viewer, feed: "work" | "life"): Promise<{ items: PinnedCard[] }> {
  const rows = await pinnedRows(viewer, {}, feed);
  return {
    items: rows.map((row) => {
      const foldable = !row.duty || row.duty.done;
      return { ...toCard(row), foldable, folded: foldable && row.folded };
    }),
  };
}

const pinnedRows = kept((viewer: Viewer, _: object, feed: "work" | "life") =>
  db()
    .select({
      ...cardColumns(viewer),
      folded: sql<boolean>`exists (select 1 from ${pinFolds} where ${isFoldedBy(viewer)})`,
    })
    .from(pins)
    .innerJoin(publications, eq(publications.id, pins.publicationId))
    .innerJoin(groups, eq(groups.id, publications.groupId))
    .leftJoin(accounts, eq(accounts.id, publications.authorId))
    .where(and(stands(viewer), eq(pins.feed, feed), isVisible(viewer)))
    .orderBy(...pinOrder)
    .limit(5),
);

/** For feeds: what stands above this one is not told twice. */
export function isPinned(viewer: Viewer, feed: "work" | "life"): SQL {
  const over = db()
    .select({ id: pins.publicationId })
    .from(pins)
    .where(and(stands(viewer), eq(pins.feed, feed)))
    .orderBy(...pinOrder)
    .limit(5);
  return inArray(publications.id, over);
}

/** What stands above the feeds now, both of them together, as lines. */
export function pinnedLines(viewer: Viewer): Part<PublicationLine[]> {
  return part<LineRow, PublicationLine[]>(
    sql`select ${lineColumns(viewer)} from ${pins} join ${publications} on ${publications.id} = ${pins.publicationId}
      where ${and(stands(viewer), isVisible(viewer))}
      order by ${sql.join(pinOrder, sql`, `)} limit 4`,
    (rows) => rows.map(toLine),
  );
}

/**
 * Folds what is pinned for one person, or opens it again. Refuses what does not stand above their feeds as not found,
 * and what they are still to acknowledge as a conflict.
 */
export async function foldPin(
  viewer: Viewer,
  { id, folded }: { id: string; folded: boolean },
): Promise<{ id: string }> {
  const [pin] = await db()
    .select({ asked: sql<boolean>`coalesce(${isAskedOf(viewer)} and not ${isAcknowledged(viewer)}, false)` })
    .from(pins)
    .innerJoin(publications, eq(publications.id, pins.publicationId))
    .leftJoin(articles, eq(articles.publicationId, pins.publicationId))
    .where(and(stands(viewer), isVisible(viewer), eq(pins.publicationId, id)));
  if (!pin) refuse("not-found");
  const mine = { publicationId: id, accountId: viewer.accountId };
  if (folded) {
    if (pin.asked) refuse("conflict");
    await db().insert(pinFolds).values(mine).onConflictDoNothing();
  } else
    await db()
      .delete(pinFolds)
      .where(and(eq(pinFolds.publicationId, id), eq(pinFolds.accountId, viewer.accountId)));
  return { id };
}

function stands({ groupId }: Viewer): SQL {
  return and(eq(pins.groupId, groupId), gt(pins.until, now()))!;
}

function isFoldedBy({ accountId }: Viewer): SQL {
  return and(eq(pinFolds.publicationId, pins.publicationId), eq(pinFolds.accountId, accountId))!;
}
