import { sql } from "drizzle-orm";
import { publicationPictures } from "#app/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { lastingWords, readDeskArticle } from "./article.ts";
import { writeArticle } from "./desk.ts";

/** Makes a new draft with the words, pictures and readers of an article; its days are its own. Refuses what is not on the desk. */
export async function copyArticle(viewer: Viewer, id: string): Promise<{ id: string }> {
  const said = lastingWords(await readDeskArticle(viewer, id));
  const copy = await writeArticle(viewer, { ...said, title: `Копия: ${said.title}`.slice(0, 150), step: "save" });
  await db().execute(sql`
    insert into ${publicationPictures} (publication_id, file_id, place, alt)
    select ${copy.id}, file_id, place, alt from ${publicationPictures} where publication_id = ${id}`);
  return { id: copy.id };
}
