import { and, asc, desc, eq, not, type SQL, sql } from "drizzle-orm";
import type { DeskLine, LinePart } from "#app/news/running-line/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk, isWaiting, stateOf } from "./policy.ts";
import { runningLines } from "./schema.ts";

/** The announcements of an editor's company: those that stand or will in their order, or those that are over. */
export async function readDesk(viewer: Viewer, part: LinePart, after?: string) {
  const ended = part === "ended";
  const keys = ended ? [runningLines.createdAt, runningLines.id] : [runningLines.place, runningLines.id];
  const rows = await select(
    and(isOnDesk(viewer), ended ? not(isWaiting()!) : isWaiting(), beyond(keys, after, ended ? "desc" : "asc")),
  )
    .orderBy(...keys.map((key) => (ended ? desc(key) : asc(key))))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ row }) => [ended ? row.createdAt : row.place, row.id]);
  return { items: items.map(toLine), next };
}

/** One announcement of the editor's company as its form wrote it. */
export async function readSource(viewer: Viewer, id: string): Promise<DeskLine> {
  const [row] = await select(and(isOnDesk(viewer), eq(runningLines.id, id)));
  if (!row) refuse("not-found");
  return toLine(row);
}

function select(where: SQL | undefined) {
  return db()
    .select({
      row: runningLines,
      author: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      dismissals: sql<number>`(select count(*)::int from line_dismissals d where d.line_id = ${runningLines.id})`,
    })
    .from(runningLines)
    .innerJoin(accounts, eq(accounts.id, runningLines.authorId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toLine({ row, author, dismissals }: Row): DeskLine {
  const { id, text, link, level, feed, reach, audience, dismissible, revision } = row;
  return {
    ...{ id, text, link, level, feed, reach, audience, dismissible, revision, author, dismissals },
    from: row.beginsAt.toISOString(),
    to: row.endsAt.toISOString(),
    state: stateOf(row),
  };
}
