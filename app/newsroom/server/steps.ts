import { and, eq } from "drizzle-orm";
import { moveTo, type PublicationState, publicationPictures, publications } from "#app/content/server/index.ts";
import { articles, publicationRubrics, rubrics } from "#app/news/server/index.ts";
import type { ArticleStep } from "#app/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";

/** From where to where an article may go (product B4). */
const ways: Partial<Record<PublicationState, ArticleStep[]>> = {
  draft: ["publish", "schedule", "review"],
  review: ["publish", "schedule", "return"],
  scheduled: ["publish", "schedule", "return"],
  published: ["unpublish"],
  unpublished: ["publish", "schedule", "return"],
};

const ends: Record<Exclude<ArticleStep, "save">, PublicationState> = {
  review: "review",
  publish: "published",
  schedule: "scheduled",
  return: "draft",
  unpublish: "unpublished",
};

type Standing = { id: string; state: PublicationState; authorId: string };

/** What this editor may do with an article now. Where four eyes are wanted, its author does not let it out. */
export async function stepsOf(viewer: Viewer, { id, state, authorId }: Standing): Promise<ArticleStep[]> {
  const possible = ways[state] ?? [];
  const isBlocked = authorId === viewer.accountId && (await wantsFourEyes(id));
  return ["save", ...possible.filter((step) => !(isBlocked && (step === "publish" || step === "schedule")))];
}

type Wish = { id: string; step: ArticleStep; note?: string; publishAt?: Date };

/** Takes a step. Refuses what is not on the desk as not found, and a step that cannot be taken now as a conflict. */
export async function takeStep(viewer: Viewer, { id, step, note, publishAt }: Wish): Promise<PublicationState> {
  const [row] = await db()
    .select({ id: publications.id, state: publications.state, authorId: publications.authorId })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)))
    .for("update");
  if (!row) refuse("not-found");
  if (step === "save") return row.state;
  if (!(await stepsOf(viewer, row)).includes(step)) refuse("conflict");
  if (step === "schedule" && !publishAt) refuse("invalid", "publishAt", later);
  if (goesOut(step) && (await hasSilentPictures(id))) refuse("invalid", "pictures", silent);
  const state = ends[step];
  await db()
    .update(articles)
    .set({ publishAt: step === "schedule" ? publishAt : null })
    .where(eq(articles.publicationId, id));
  await moveTo(viewer.accountId, id, { state, note, publishedAt: momentOf(state, row.state, publishAt) });
  return state;
}

/** What is said of pictures is what those who do not see them read: in news nobody is left out (product B0 «Attachments»). */
const silent = { fields: { pictures: ["Напишите, что на каждой картинке: это прочитают те, кто её не видит"] } };

/** With this step others begin to read it: readers, or who reviews it. */
export function goesOut(step: ArticleStep): boolean {
  return step === "publish" || step === "schedule" || step === "review";
}

async function hasSilentPictures(id: string): Promise<boolean> {
  const rows = await db()
    .select({ place: publicationPictures.place })
    .from(publicationPictures)
    .where(and(eq(publicationPictures.publicationId, id), eq(publicationPictures.alt, "")))
    .limit(1);
  return rows.length > 0;
}

const later = { fields: { publishAt: ["Укажите, когда опубликовать"] } };

/** Published anew, it stands where it stood; published first, it stands now. */
function momentOf(state: PublicationState, before: PublicationState, publishAt?: Date): Date | undefined {
  if (state === "scheduled") return publishAt;
  return state === "published" && before !== "unpublished" ? now() : undefined;
}

async function wantsFourEyes(id: string): Promise<boolean> {
  const rows = await db()
    .select({ id: rubrics.id })
    .from(publicationRubrics)
    .innerJoin(rubrics, and(eq(rubrics.id, publicationRubrics.rubricId), eq(rubrics.fourEyes, true)))
    .where(eq(publicationRubrics.publicationId, id))
    .limit(1);
  return rows.length > 0;
}
