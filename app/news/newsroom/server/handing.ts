import { and, eq } from "drizzle-orm";
import { noteIn, passOn, publications } from "#app/engines/content/server/index.ts";
import { unnameAuthor } from "#app/news/news/server/index.ts";
import { readEditors } from "#app/news/rubrics/server/index.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";
import { putRubrics } from "./rubrics.ts";
import { refuseSave, wantsFourEyes } from "./steps.ts";

/**
 * Puts an article under another rubric instead of its own. Refuses what is not on the desk as not found, what this editor
 * may not change now as a conflict, and a rubric where they do not write.
 */
export async function changeRubric(viewer: Viewer, { id, rubric }: { id: string; rubric: string }): Promise<void> {
  await holdArticle(viewer, id);
  await refuseSave(viewer, id);
  const [title] = await putRubrics(viewer, id, [rubric]);
  await noteIn(id, viewer, `Рубрика: ${title}`);
}

/**
 * Gives an article to another editor of the company: a chief editor's deed. Refuses a person who
 * is none, and as a conflict one's own article that waits for somebody else's eyes: handed over it would have none.
 */
export async function changeAuthor(viewer: Viewer, { id, author }: { id: string; author: string }): Promise<void> {
  if (!mayAs(viewer, "chief-editor")) refuse("forbidden");
  const { authorId, state } = await holdArticle(viewer, id);
  const editor = (await readEditors(viewer)).find(({ accountId }) => accountId === author);
  if (!editor) refuse("invalid", "author", { fields: { author: ["Выберите редактора компании"] } });
  if (authorId === viewer.accountId && state !== "published" && (await wantsFourEyes(id))) refuse("conflict");
  await unnameAuthor([id], author);
  await passOn(eq(publications.id, id), { from: authorId, to: author }, viewer, `Автор: ${editor.name}`);
}

/** Holds an article until the deed is over, so that it changes by one editor at a time. */
async function holdArticle(viewer: Viewer, id: string) {
  const [row] = await db()
    .select({ authorId: publications.authorId, state: publications.state })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)))
    .for("update");
  return row ?? refuse("not-found");
}
