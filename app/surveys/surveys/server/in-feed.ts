import { and, desc, eq, not, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { AskedCard } from "#app/engines/questionnaires/contract.ts";
import { countAsked, hasAnswered, isOpen, isOut, questionnaires } from "#app/engines/questionnaires/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, pageSize } from "#platform/db/keyset.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { addressOf } from "./search-source.ts";

/** When those who are asked could answer first: there it stands among publications. */
const since = sql<Date>`greatest(${questionnaires.publishedAt}, coalesce(${questionnaires.opensAt}, ${questionnaires.publishedAt}))`;

/**
 * Reads the surveys that this reader may answer and has not, the newest first: those behind one cursor of a feed and not behind another, so each
 * stands on one page of it. Refuses cursors that are not the portal's as invalid.
 */
export async function readInFeed(
  viewer: Viewer,
  { after, until }: { after?: string; until?: string },
): Promise<{ items: AskedCard[] }> {
  const keys = [since, questionnaires.id];
  const below = beyond(keys, until);
  const rows = await db()
    .select({
      row: questionnaires,
      at: sql<string>`to_char(${since} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      company: groups.name,
      author: authorColumns,
    })
    .from(questionnaires)
    .innerJoin(groups, eq(groups.id, questionnaires.groupId))
    .innerJoin(accounts, eq(accounts.id, questionnaires.authorId))
    .where(
      and(
        eq(questionnaires.kind, "survey"),
        isOut(viewer),
        isOpen(),
        not(hasAnswered(viewer)),
        beyond(keys, after),
        below && not(below),
      ),
    )
    .orderBy(desc(since), desc(questionnaires.id))
    .limit(pageSize);
  return {
    items: rows.map(({ row, at, company, author }) => ({
      ...{ id: row.id, href: addressOf("survey", row.id), title: row.title, company, author: toPerson(author) },
      ...{ anonymity: row.settings.anonymity, questions: countAsked(row), publishedAt: at },
      closesAt: row.closesAt?.toISOString() ?? null,
    })),
  };
}
