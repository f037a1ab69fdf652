import { and, eq, ne } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { alignFiles } from "./file-readers.ts";
import { putHashtags } from "./hashtags.ts";
import { putLinks } from "./links.ts";
import { comments, publications } from "./schema.ts";
import { indexPublication } from "./search-source.ts";

/**
 * Brings everything that follows a publication in line with it: hashtags, links, search, and who may see its pictures
 * and comments. Call it after every change of words, state, readers or life; what is not live is found by nobody.
 */
export async function align(id: string): Promise<void> {
  const [row] = await db().select({ reach: publications.reach }).from(publications).where(eq(publications.id, id));
  if (!row) return;
  await putHashtags(id);
  await putLinks(id);
  await alignFiles(id);
  await db()
    .update(comments)
    .set({ reach: row.reach })
    .where(and(eq(comments.publicationId, id), ne(comments.reach, row.reach)));
  await indexPublication(id);
}
