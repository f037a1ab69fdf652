import { and, eq } from "drizzle-orm";
import { isVisible, publications, rememberRead } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";

/** Remembers that a reader has opened a publication. Refuses what they may not see as not found. */
export async function markRead(viewer: Viewer, id: string): Promise<{ id: string }> {
  const [seen] = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isVisible(viewer), eq(publications.id, id)));
  if (!seen) refuse("not-found");
  await rememberRead(viewer, id);
  return { id };
}
