import { and, eq, inArray, sql } from "drizzle-orm";
import { moveTo, type PublicationState, publicationPictures, publications } from "#app/engines/content/server/index.ts";
import { changeDecided, closeToGuests, publicationRubrics, rubrics, takePinDown } from "#app/news/news/server/index.ts";
import type { ArticleStep } from "#app/news/newsroom/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isCoauthor } from "./authors.ts";
import { isOnDesk } from "./policy.ts";

/** From where to where an article may go. */
const ways: Partial<Record<PublicationState, ArticleStep[]>> = {
  draft: ["publish", "schedule", "review"],
  review: ["publish", "schedule", "request", "return"],
  returned: ["publish", "schedule", "review"],
  scheduled: ["publish", "schedule", "return"],
  published: ["unpublish", "archive"],
  unpublished: ["publish", "schedule", "return", "archive"],
  archived: ["publish", "return"],
};

const ends: Record<Exclude<ArticleStep, "save">, PublicationState> = {
  review: "review",
  publish: "published",
  schedule: "scheduled",
  request: "returned",
  return: "draft",
  unpublish: "unpublished",
  archive: "archived",
};

type Standing = { id: string; state: PublicationState; authorId: string };

/** What an editor may do with an article; whether they may let it out where four eyes are wanted; whether that is wanted and they may not. */
type Ways = { steps: ArticleStep[]; approves: boolean; isHeld: boolean };

/**
 * What this editor may do with an article now. Where four eyes are wanted, a chief editor lets it out, and not what they have written, alone or with others;
 * what is out already is theirs alone to change or to take away. Nobody sends their own words back.
 */
export async function waysOf(viewer: Viewer, { id, state, authorId }: Standing): Promise<Ways> {
  const isChief = mayAs(viewer, "chief-editor");
  const approves = isChief && authorId !== viewer.accountId && !(await isCoauthor(viewer, id));
  const isHeld = !approves && (await wantsFourEyes(id));
  if (isHeld && !isChief && isOut(state)) return { steps: [], approves, isHeld };
  const refused: Partial<Record<ArticleStep, boolean>> = {
    publish: isHeld,
    schedule: isHeld,
    request: authorId === viewer.accountId,
  };
  const steps: ArticleStep[] = ["save", ...(ways[state] ?? [])];
  return { steps: steps.filter((step) => !refused[step]), approves, isHeld };
}

const isOut = (state: PublicationState) => state === "published" || state === "scheduled";

/** Refuses a step as a conflict; what waits for other eyes says so at its rubrics. */
function refuseStep(viewer: Viewer, { state }: Standing, step: ArticleStep, { isHeld }: Ways): never {
  const isChief = mayAs(viewer, "chief-editor");
  const own = "В этой рубрике свою статью публикует другой главный редактор: отправьте её на проверку";
  const others = "В этой рубрике публикует главный редактор: отправьте статью на проверку";
  const why =
    isOut(state) && !isChief ? chiefsOwn : step !== "publish" && step !== "schedule" ? "" : isChief ? own : others;
  return refuse("conflict", undefined, isHeld && why ? { fields: { rubricIds: [why] } } : {});
}

const chiefsOwn = "Опубликованное здесь меняет главный редактор";

type Wish = { id: string; step: ArticleStep; note?: string; publishAt?: Date };

/** Takes a step. Refuses what is not on the desk as not found, and a step that cannot be taken now as a conflict. */
export async function takeStep(viewer: Viewer, { id, step, note, publishAt }: Wish): Promise<PublicationState> {
  const [row] = await db()
    .select({ id: publications.id, state: publications.state, authorId: publications.authorId })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)))
    .for("update");
  if (!row) refuse("not-found");
  const known = await waysOf(viewer, row);
  if (!known.steps.includes(step)) refuseStep(viewer, row, step, known);
  if (step === "save") return row.state;
  if (step === "schedule" && !publishAt) refuse("invalid", "publishAt", later);
  if (goesOut(step) && (await hasSilentPictures(id))) refuse("invalid", "pictures", silent);
  const state = ends[step];
  await changeDecided(id, { publishAt: step === "schedule" ? publishAt : null });
  if (state !== "published") await takePinDown(id, viewer.groupId);
  // Whatever comes out anew is shown to guests by a new decision.
  await closeToGuests(id);
  await moveTo(viewer.accountId, id, { state, note, publishedAt: momentOf(state, row.state, publishAt) });
  const { groupId, accountId: actorId } = viewer;
  if (step === "review" || step === "request")
    await announce({ kind: `article.${state}`, objectId: id, groupId, actorId, data: { note } });
  return state;
}

type Move = { id: string; step: ArticleStep; note?: string; publishAt?: string };

/** Takes a step with an article as it is saved. Refuses an hour that is over. */
export async function moveArticle(viewer: Viewer, { publishAt, ...wish }: Move) {
  const state = await takeStep(viewer, { ...wish, publishAt: hourOf(publishAt, "publishAt") });
  return { id: wish.id, state };
}

/** An hour of a form as a moment. Refuses an hour that is over. */
export function hourOf(given: string | null | undefined, field: string): Date | undefined {
  const moment = given ? new Date(given) : undefined;
  if (moment && moment <= now()) return refuse("invalid", field, { fields: { [field]: ["Этот час уже прошёл"] } });
  return moment;
}

/** What is said of pictures is what those who do not see them read: in news nobody is left out. */
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

/** Refuses as a conflict a change of what is out already to those who may not make it: before its rubrics change too. */
export async function refuseSave(viewer: Viewer, id: string): Promise<void> {
  const [row] = await db()
    .select({ id: publications.id, state: publications.state, authorId: publications.authorId })
    .from(publications)
    .where(eq(publications.id, id));
  if (!row || !isOut(row.state)) return;
  const known = await waysOf(viewer, row);
  if (!known.steps.includes("save")) refuseStep(viewer, row, "save", known);
}

const later = { fields: { publishAt: ["Укажите, когда опубликовать"] } };

/** Published anew, it stands where it stood; published first, it stands now. */
function momentOf(state: PublicationState, before: PublicationState, publishAt?: Date): Date | undefined {
  if (state === "scheduled") return publishAt;
  const wasOut = before === "unpublished" || before === "archived";
  return state === "published" && !wasOut ? now() : undefined;
}

/** Of a query over publications: out already, under rubrics where only chief editors change that. */
export const isShut = sql<boolean>`(${inArray(publications.state, ["published", "scheduled"])} and exists (
  select from ${publicationRubrics} shut join ${rubrics} strict on strict.id = shut.rubric_id
  where shut.publication_id = ${publications}.id and strict.four_eyes))`;

/** Whether what stands under its rubrics is let out by somebody else than its author. */
export async function wantsFourEyes(id: string): Promise<boolean> {
  const rows = await db()
    .select({ id: rubrics.id })
    .from(publicationRubrics)
    .innerJoin(rubrics, and(eq(rubrics.id, publicationRubrics.rubricId), eq(rubrics.fourEyes, true)))
    .where(eq(publicationRubrics.publicationId, id))
    .limit(1);
  return rows.length > 0;
}
