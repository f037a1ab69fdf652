import { and, eq, sql } from "drizzle-orm";
import { alignFiles, publications } from "#app/engines/content/server/index.ts";
import { isOnDesk } from "#app/news/newsroom/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { addFiles, dropFile } from "./beside.ts";

/** Keeps files beside an article, open to its readers alone. Refuses more than ten together, and what is not on the desk as not found. */
export async function attach(viewer: Viewer, { id, files }: { id: string; files: File[] }): Promise<{ id: string }> {
  const [article] = await db()
    .select({ reach: publications.reach })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)))
    .for("update");
  if (!article) refuse("not-found");
  await addFiles({ publicationId: id }, files, { viewer, reach: article.reach });
  await alignFiles(id);
  return { id };
}

/** Takes a file away for good. Refuses what does not stand beside an article of the desk as not found. */
export async function detach(viewer: Viewer, { id, file }: { id: string; file: string }): Promise<{ id: string }> {
  const onDesk = db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  await dropFile({ publicationId: sql`(${onDesk})` }, file);
  return { id };
}
