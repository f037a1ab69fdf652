import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { publications } from "./schema.ts";

/** What a reader may meet at all: live publications that speak to them. */
export function isVisible(viewer: Viewer) {
  return and(isLive(), isAddressed(publications, viewer));
}

/** Published and not deleted. The state is written out, so that the indexes of live publications serve it. */
function isLive() {
  return and(
    isNull(publications.deletedAt),
    sql`${publications.state} = 'published'`,
    lte(publications.publishedAt, now()),
  );
}

/** Whose publication it is to change: its author's alone, wherever it stands. */
export function isOwn(viewer: Viewer) {
  return and(isNull(publications.deletedAt), eq(publications.authorId, viewer.accountId));
}
