import { and, asc, eq, isNull } from "drizzle-orm";
import { addUnder, keepRubric, rubrics } from "#app/news/news/server/index.ts";
import { freeSlug } from "#app/news/rubrics/server/index.ts";
import { db, newId } from "#platform/db/index.ts";
import type { Batch } from "./batch.ts";
import type { SourcePost } from "./source.ts";

/** News stand under three rubrics at most. */
const most = 3;

/** Puts a news item under the rubrics that the source has it in; those that the company does not have are made. */
export async function putRubrics({ rubrics: titles }: SourcePost, publicationId: string, batch: Batch): Promise<void> {
  const { plan, tally } = batch;
  if (plan.kind !== "news" || !titles.length) return;
  for (const title of titles.slice(most)) tally.note("lost-rubrics", title);
  const known = await readTitles(plan.groupId);
  for (const title of titles.slice(0, most)) {
    const rubricId = known.get(spell(title)) ?? (await makeRubric(title, batch));
    if (!known.has(spell(title))) tally.note("new-rubrics", title);
    known.set(spell(title), rubricId);
    if (!plan.isDry) await addUnder(publicationId, rubricId);
  }
}

async function readTitles(groupId: string): Promise<Map<string, string>> {
  const rows = await db()
    .select({ id: rubrics.id, title: rubrics.title })
    .from(rubrics)
    .where(and(eq(rubrics.groupId, groupId), isNull(rubrics.archivedAt)))
    .orderBy(asc(rubrics.place));
  return new Map(rows.map(({ id, title }) => [spell(title), id]));
}

async function makeRubric(title: string, { plan: { groupId, isDry }, made }: Batch): Promise<string> {
  const id = newId();
  if (isDry) return id;
  const slug = await freeSlug({ id, groupId, title });
  await keepRubric({ id, groupId, title, slug, place: 1000 });
  made.push({ kind: "rubric", sourceKey: id, objectId: id });
  return id;
}

function spell(title: string): string {
  return title.toLowerCase().replaceAll("ё", "е");
}
