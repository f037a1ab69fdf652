import { mayWriteUnder, putUnder, rubrics } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";

/** Puts an article under these rubrics and no others, of those where this editor writes. Gives their titles; refuses an article without any. */
export async function putRubrics(viewer: Viewer, publicationId: string, wished: readonly string[]): Promise<string[]> {
  const open = await db().select({ id: rubrics.id, title: rubrics.title }).from(rubrics).where(mayWriteUnder(viewer));
  const chosen = open.filter(({ id }) => wished.includes(id));
  if (!chosen.length) refuse("invalid", "rubrics", { fields: { rubricIds: ["Выберите рубрику"] } });
  await putUnder(
    publicationId,
    chosen.map(({ id }) => id),
  );
  return chosen.map(({ title }) => title);
}
