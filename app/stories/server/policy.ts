import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { StoryState } from "#app/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { stories } from "./schema.ts";

/** What a reader may open: addressed to them, begun and not over. */
export function isOnAir(viewer: Viewer) {
  return and(
    isNull(stories.deletedAt),
    isNull(stories.endedAt),
    lte(stories.publishAt, now()),
    gt(stories.expiresAt, now()),
    isAddressed(stories, viewer),
  );
}

/** What an editor works on: everything of the own company. */
export function isOnDesk({ groupId }: Viewer) {
  return and(isNull(stories.deletedAt), eq(stories.groupId, groupId));
}

type Showing = Pick<typeof stories.$inferSelect, "publishAt" | "expiresAt" | "endedAt">;

/** The state of a story is told by its moments and the clock, so that nothing has to switch it over. */
export function stateOf({ publishAt, expiresAt, endedAt }: Showing): StoryState {
  if (!publishAt || !expiresAt) return "draft";
  if (endedAt || expiresAt <= now()) return "ended";
  return publishAt > now() ? "scheduled" : "live";
}
