import { eq } from "drizzle-orm";
import { alignFiles, publicationPictures } from "#app/engines/content/server/index.ts";
import { filesBeside, putFilesBeside } from "#app/engines/extras/server/index.ts";
import { copyRelations } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { copyFile } from "#platform/files/index.ts";
import { lastingWords, readDeskArticle } from "./article.ts";
import { writeArticle } from "./desk.ts";

/**
 * Makes a new draft with the words, pictures, files, related articles and readers of an article; its days are its own.
 * Refuses what is not on the desk.
 */
export async function copyArticle(viewer: Viewer, id: string): Promise<{ id: string }> {
  const said = lastingWords(await readDeskArticle(viewer, id));
  const copy = await writeArticle(viewer, { ...said, title: `Копия: ${said.title}`.slice(0, 150), step: "save" });
  const owner = { viewer, reach: said.reach };
  const pictures = publicationPictures;
  for (const { fileId, ...row } of await db().select().from(pictures).where(eq(pictures.publicationId, id))) {
    const { id: own } = await copyFile(fileId, owner);
    await db()
      .insert(pictures)
      .values({ ...row, publicationId: copy.id, fileId: own });
  }
  const copies: string[] = [];
  for (const fileId of await filesBeside(id)) copies.push((await copyFile(fileId, owner)).id);
  await putFilesBeside(copy.id, copies);
  await copyRelations(id, copy.id);
  await alignFiles(copy.id);
  return { id: copy.id };
}
