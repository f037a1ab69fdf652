import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { publications } from "./schema.ts";

/** What a reader may meet at all: live publications of the own company and those for the whole portal. */
export function isVisible(viewer: Viewer) {
  return and(
    isNull(publications.deletedAt),
    lte(publications.publishedAt, sql`now()`),
    or(eq(publications.reach, "portal"), eq(publications.groupId, viewer.groupId)),
  );
}

/** Whose publication it is to change: its author's alone. */
export function isMine(viewer: Viewer) {
  return eq(publications.authorId, viewer.accountId);
}
