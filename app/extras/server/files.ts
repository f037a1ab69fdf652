import { and, eq, sql } from "drizzle-orm";
import { alignFiles, publications } from "#app/content/server/index.ts";
import { mostFiles } from "#app/extras/contract.ts";
import { articleFiles } from "#app/news/server/index.ts";
import { isOnDesk } from "#app/newsroom/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { files as fileRows } from "#platform/files/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Keeps files beside an article, open to its readers alone. Refuses more than ten together, and what is not on the desk as not found. */
export async function attach(viewer: Viewer, { id, files }: { id: string; files: File[] }): Promise<{ id: string }> {
  const [article] = await db()
    .select({ reach: publications.reach })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)))
    .for("update");
  if (!article) refuse("not-found");
  const [present] = await db()
    .select({ count: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${articleFiles.place}), 0)::int` })
    .from(articleFiles)
    .where(eq(articleFiles.publicationId, id));
  const { count, last } = present!;
  if (count + files.length > mostFiles) refuse("invalid", "files", tooMany);
  for (const [at, file] of files.entries()) {
    const stored = await storeUpload(file, { viewer, reach: article.reach, accept: "file", field: "files" });
    await db()
      .insert(articleFiles)
      .values({ publicationId: id, fileId: stored.id, place: last + at + 1 });
  }
  await alignFiles(id);
  return { id };
}

const tooMany = { fields: { files: [`Вместе не больше ${mostFiles} файлов: уберите лишние`] } };

/** Takes a file away for good. Refuses what does not stand beside an article of the desk as not found. */
export async function detach(viewer: Viewer, { id, file }: { id: string; file: string }): Promise<{ id: string }> {
  const onDesk = db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  const [gone] = await db()
    .delete(articleFiles)
    .where(and(sql`${articleFiles.publicationId} in ${onDesk}`, eq(articleFiles.fileId, file)))
    .returning({ id: articleFiles.fileId });
  if (!gone) refuse("not-found");
  await db().delete(fileRows).where(eq(fileRows.id, gone.id));
  return { id };
}
