import type { InferContractRouterInputs } from "@orpc/contract";
import { eq } from "drizzle-orm";
import { keepRubric, nameRubricEditors, orderRubrics, rubricOrder, rubrics } from "#app/news/news/server/index.ts";
import type { rubricsContract } from "#app/news/rubrics/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { moved } from "#platform/db/places.ts";
import { storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readEditors } from "./reading.ts";
import { freeSlug, refuseTaken } from "./slugs.ts";

type Inputs = InferContractRouterInputs<typeof rubricsContract>;
type Draft = Inputs["put"];

/**
 * Makes or changes a rubric of the chief editor's company. Refuses another company's as not found; at their
 * fields a word that is taken, a section inside a section, a cover that those who do not see it hear nothing of.
 */
export async function putRubric(viewer: Viewer, draft: Draft): Promise<{ id: string; slug: string }> {
  const { id, title, description = "", reach, fourEyes = false, archived, parentId = null, editors = [] } = draft;
  const { groupId } = viewer;
  // One chief editor of a company at a time, so that no two rubrics get the same word.
  await db().select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
  const own = await db().select().from(rubrics).where(eq(rubrics.groupId, groupId));
  const present = own.find((one) => one.id === id);
  if (parentId) checkSection(id, parentId, own);
  if (draft.slug) await refuseTaken(draft.slug, { id, groupId, title });
  const slug = draft.slug || present?.slug || (await freeSlug({ id, groupId, title }));
  const cover = await putCover(viewer, draft, present?.coverId ?? null);
  const said = { title, slug, description, reach, fourEyes, parentId, ...cover };
  const values = { ...said, archivedAt: archived ? (present?.archivedAt ?? now()) : null };
  if (!(await keepRubric({ id, groupId, ...values, place: own.length }))) refuse("not-found");
  await nameEditors(viewer, id, editors);
  return { id, slug };
}

/** Moves a rubric among those that stand beside it. Refuses what is not of the company as not found. */
export async function moveRubric({ groupId }: Viewer, { id, by }: Inputs["move"]): Promise<{ id: string }> {
  const own = await db().select().from(rubrics).where(eq(rubrics.groupId, groupId)).orderBy(rubricOrder).for("update");
  const rubric = own.find((one) => one.id === id);
  if (!rubric) refuse("not-found");
  const beside = own.filter(({ parentId }) => parentId === rubric.parentId).map((one) => one.id);
  await orderRubrics(moved(beside, id, by));
  return { id };
}

type Kept = typeof rubrics.$inferSelect;

/** One level is enough: a section stands in none, and what has rubrics in it stands in none. */
function checkSection(id: string, parentId: string, own: Kept[]): void {
  const no = (message: string) => refuse("invalid", "parentId", { fields: { parentId: [message] } });
  const section = own.find((one) => one.id === parentId);
  if (!section || section.id === id) no("Выберите другой раздел");
  if (section?.parentId) no("Эта рубрика сама стоит в разделе");
  if (own.some((one) => one.parentId === id)) no("В этой рубрике есть другие: она сама раздел");
}

async function putCover(viewer: Viewer, { cover, coverAlt = "", dropCover, reach }: Draft, present: string | null) {
  if (cover && cover.size > 0) {
    if (!coverAlt) refuseSilent();
    const { id: coverId } = await storeUpload(cover, { viewer, reach, accept: "image", field: "cover" });
    return { coverId, coverAlt };
  }
  if (!present || dropCover) return { coverId: null, coverAlt: "" };
  if (!coverAlt) refuseSilent();
  await db().update(files).set({ reach }).where(eq(files.id, present));
  return { coverId: present, coverAlt };
}

function refuseSilent(): never {
  const words = ["Напишите, что на обложке: это прочитают те, кто её не видит"];
  return refuse("invalid", "coverAlt", { fields: { coverAlt: words } });
}

/** Only editors of the company can be named. */
async function nameEditors(viewer: Viewer, rubricId: string, wished: readonly string[]): Promise<void> {
  const known = (await readEditors(viewer)).filter(({ accountId }) => wished.includes(accountId));
  await nameRubricEditors(
    rubricId,
    known.map(({ accountId }) => accountId),
  );
}
