import { eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { writePlaces } from "#platform/db/places.ts";
import { publicationRubrics, rubricEditors, rubrics } from "./schema.ts";

type Rubric = typeof rubrics.$inferInsert & { id: string };

/** Makes a rubric, or changes one of the same company, whose place stays. Tells whether it is the company's. */
export async function keepRubric({ id, groupId, place, ...said }: Rubric): Promise<boolean> {
  const kept = await db()
    .insert(rubrics)
    .values({ id, groupId, place, ...said })
    .onConflictDoUpdate({ target: rubrics.id, set: said, setWhere: eq(rubrics.groupId, groupId) })
    .returning({ id: rubrics.id });
  return kept.length > 0;
}

/** Puts rubrics that stand beside each other into this order. */
export const orderRubrics = (ids: string[]): Promise<void> => writePlaces(rubrics, ids);

/** Names who writes under a rubric, and nobody else. */
export async function nameRubricEditors(rubricId: string, accountIds: string[]): Promise<void> {
  await db().delete(rubricEditors).where(eq(rubricEditors.rubricId, rubricId));
  if (!accountIds.length) return;
  await db()
    .insert(rubricEditors)
    .values(accountIds.map((accountId) => ({ rubricId, accountId })));
}

/** Puts an article under these rubrics and no others. */
export async function putUnder(publicationId: string, rubricIds: string[]): Promise<void> {
  await db().delete(publicationRubrics).where(eq(publicationRubrics.publicationId, publicationId));
  if (!rubricIds.length) return;
  await db()
    .insert(publicationRubrics)
    .values(rubricIds.map((rubricId) => ({ publicationId, rubricId })));
}

/** Puts an article under one more rubric; once more is no trouble. */
export async function addUnder(publicationId: string, rubricId: string): Promise<void> {
  await db().insert(publicationRubrics).values({ publicationId, rubricId }).onConflictDoNothing();
}
