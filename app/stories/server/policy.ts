import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { StoryState } from "#app/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { stories } from "./schema.ts";

/** What stands in a reader's row: addressed to them, begun and not over. */
export function isOnAir(viewer: Viewer) {
  return and(
    isNull(stories.deletedAt),
    isNull(stories.endedAt),
    lte(stories.publishAt, now()),
    gt(stories.expiresAt, now()),
    isAddressed(stories, viewer),
  );
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
  return or(isOnAir(viewer), and(isKept(), isAddressed(stories, viewer)));
}

/** What an editor works on: everything of the own company. */
export function isOnDesk({ groupId }: Viewer) {
  return and(isNull(stories.deletedAt), eq(stories.groupId, groupId));
}

type Showing = Pick<typeof stories.$inferSelect, "publishAt" | "expiresAt" | "endedAt" | "archivedAt">;

/** The state of a story is told by its moments and the clock, so that nothing has to switch it over. */
export function stateOf({ publishAt, expiresAt, endedAt, archivedAt }: Showing): StoryState {
  if (archivedAt) return "archived";
  if (!publishAt || !expiresAt) return "draft";
  if (endedAt || expiresAt <= now()) return "ended";
  return publishAt > now() ? "scheduled" : "live";
}
