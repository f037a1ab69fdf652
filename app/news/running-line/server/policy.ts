import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { LineState } from "#app/news/running-line/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { runningLines } from "./schema.ts";

/** What stands now and speaks to this reader. */
export function isStanding(viewer: Viewer) {
  return and(isWaiting(), lte(runningLines.beginsAt, now()), isAddressed(runningLines, viewer));
}

/** What is not over: it stands, or will. */
export function isWaiting() {
  return and(isNull(runningLines.endedAt), gt(runningLines.endsAt, now()));
}

/** What an editor works on: everything of the own company. */
export function isOnDesk({ groupId }: Viewer) {
  return eq(runningLines.groupId, groupId);
}

type Standing = Pick<typeof runningLines.$inferSelect, "beginsAt" | "endsAt" | "endedAt">;

/** The state of an announcement is told by its moments and the clock. */
export function stateOf({ beginsAt, endsAt, endedAt }: Standing): LineState {
  if (endedAt || endsAt <= now()) return "ended";
  return beginsAt > now() ? "scheduled" : "live";
}
