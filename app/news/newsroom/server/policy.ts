import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { isOpenDesk } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";

/** What an editor works on: the news and articles of their own company, whoever wrote them, in rubrics that are open to them. */
export function isOnDesk(viewer: Viewer): SQL {
  return and(
    eq(publications.groupId, viewer.groupId),
    inArray(publications.kind, ["news", "article"]),
    isNull(publications.deletedAt),
    isOpenDesk(viewer),
  )!;
}
