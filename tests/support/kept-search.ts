import { eq } from "drizzle-orm";
import { missedQueries, searchSynonyms } from "#app/engines/search/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { fileTexts } from "#platform/files/schema.ts";

type About = { groupId: string; changedBy: string };

/** Words of a company that mean the same, and what it has looked for in vain, and the words of its files. Gives the line of words. */
export async function keepSearchWords(
  { groupId, changedBy }: About,
  canaryOf: (table: string, column: string) => string,
): Promise<string> {
  const id = newId();
  const said = [canaryOf("search_synonyms", "words"), "безымянное"];
  await db().insert(searchSynonyms).values({ id, groupId, words: said, stems: said, changedBy, changedAt: now() });
  await db()
    .insert(missedQueries)
    .values({ groupId, query: canaryOf("missed_queries", "query"), lastAt: now() });
  await db()
    .update(fileTexts)
    .set({ body: canaryOf("file_texts", "body") })
    .where(eq(fileTexts.groupId, groupId));
  return id;
}
