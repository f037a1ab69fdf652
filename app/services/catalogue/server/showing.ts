import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";

/** Whether services are shown: as the person's company has decided, else as the whole portal (specification §3). */
export async function readShowServices({ groupId }: Viewer): Promise<{ showServices: boolean }> {
  const [group] = await db().select({ said: groups.showServices }).from(groups).where(eq(groups.id, groupId));
  return { showServices: group?.said ?? config.showServices };
}
