import { and, eq, gt, isNotNull, isNull, lte, not, or, sql } from "drizzle-orm";
import type { StoryState } from "#app/news/stories/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { stories } from "./schema.ts";

/** What stands in a reader's row: addressed to them, begun and not over. */
export function isOnAir(viewer: Viewer) {
  return and(
    isNull(stories.deletedAt),
    isNull(stories.endedAt),
    lte(stories.publishAt, now()),
    gt(stories.expiresAt, now()),
    isForReader(viewer),
  );
}

/** Addressed to them, and not the own word of somebody whom they have blocked: what editors make is the company's. */
export function isForReader(viewer: Viewer) {
  return and(isAddressed(stories, viewer), or(not(stories.inOwnName), isNotBlocked(viewer, stories.authorId)));
}

/** What has begun and is kept on a page after its time; what was taken back before its hour has not. */
export function isKept() {
  return and(
    isNull(stories.deletedAt),
    isNull(stories.archivedAt),
    isNotNull(stories.keptAt),
    lte(stories.publishAt, now()),
    sql`${stories.publishAt} < coalesce(${stories.endedAt}, ${stories.expiresAt})`,
  );
}

/** What a reader may open: on air, or kept for them to find later. */
export function isReadable(viewer: Viewer) {
  return or(isOnAir(viewer), and(isKept(), isForReader(viewer)));
}

/** What one works on: an editor on everything of the own company, everybody else on what they tell in their own name. */
export function isOnDesk(viewer: Viewer) {
  const isOwn = mayAs(viewer, "editor") ? undefined : isInNameOf(viewer);
  return and(isNull(stories.deletedAt), eq(stories.groupId, viewer.groupId), isOwn);
}

/** What one may write: nobody puts words into the mouth of another, so editors only end and remove what is a colleague's own. */
export function isWritable(viewer: Viewer) {
  return and(isOnDesk(viewer), or(not(stories.inOwnName), isInNameOf(viewer)));
}

function isInNameOf({ accountId }: Viewer) {
  return and(stories.inOwnName, eq(stories.authorId, accountId));
}

/** Refuses those who make no stories here now: beside editors all employees do, where their company wants it. */
export async function refuseClosed(viewer: Viewer, field: string): Promise<void> {
  if (mayAs(viewer, "editor")) return;
  const isOpen = and(eq(groups.id, viewer.groupId), groups.employeeStories);
  if (await db().$count(groups, isOpen)) return;
  refuse("invalid", "closed", { fields: { [field]: [closedWords] } });
}

const closedWords = "Сейчас истории выкладывают только редакторы компании. То, что уже показывается, дойдёт до конца.";

type Showing = Pick<typeof stories.$inferSelect, "publishAt" | "expiresAt" | "endedAt" | "archivedAt">;

/** The state of a story is told by its moments and the clock, so that nothing has to switch it over. */
export function stateOf({ publishAt, expiresAt, endedAt, archivedAt }: Showing): StoryState {
  if (archivedAt) return "archived";
  if (!publishAt || !expiresAt) return "draft";
  if (endedAt || expiresAt <= now()) return "ended";
  return publishAt > now() ? "scheduled" : "live";
}
