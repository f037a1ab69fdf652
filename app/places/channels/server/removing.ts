import { eq } from "drizzle-orm";
import { hidePlaced, publications, purgeObject } from "#app/engines/content/server/index.ts";
import { bury } from "#app/engines/membership/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";

/** So many publications go in one transaction; the others in the next. */
const atOnce = 100;
const removed = "place.removed";

/**
 * Takes a channel or a community away for good: nobody reads a word of it from the next request on, and all that was written
 * there goes with its files part by part. Refuses as `bury` does.
 */
export async function remove(viewer: Viewer, named: { id: string; alias: string }): Promise<{ id: string }> {
  const { id, groupId } = await bury(viewer, named);
  const { accountId } = viewer;
  await hidePlaced(id);
  await recordAudit({
    deed: "place.deleted",
    result: "ok",
    accountId,
    groupId,
    objectId: id,
    detail: { alias: named.alias },
  });
  await announce({ kind: removed, objectId: id, groupId, actorId: accountId });
  return { id };
}

/** Takes away what stood in a place that is no more. */
export const clearPlace: Listener = {
  name: "channels.removed",
  kinds: [removed],
  async hear(event) {
    const rows = await db()
      .select({ id: publications.id })
      .from(publications)
      .where(eq(publications.placeId, event.objectId))
      .limit(atOnce);
    for (const { id } of rows) await purgeObject({ kind: "publication", id });
    if (rows.length === atOnce) await announce(event);
  },
};
