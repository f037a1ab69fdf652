import { eq } from "drizzle-orm";
import { alignFiles, type PublicationState } from "#app/engines/content/server/index.ts";
import { closeToGuests, guestArticles, openToGuests } from "#app/news/news/server/index.ts";
import type { ArticleStep } from "#app/news/newsroom/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";

type Wish = {
  id: string;
  /** What has been done with it, and where it stands by now. */
  step: ArticleStep;
  state: PublicationState;
  /** For whom of the company it is. */
  audience?: string[] | null | undefined;
  /** Nothing is said of guests: it stays as it is. */
  guestVisible?: boolean | undefined;
};

/**
 * «Показать гостям»: lets everybody who has its address read an article, or ends that. What is no longer
 * for everybody is closed to guests by itself. Refuses editors who are not chief ones, and at the field what is not out
 * or not for everybody.
 */
export async function showToGuests(viewer: Viewer, { id, step, state, audience, ...wished }: Wish): Promise<void> {
  // What is taken from its readers is taken from guests with them, ticked or not.
  const guestVisible = step === "unpublish" || step === "archive" ? undefined : wished.guestVisible;
  const isShown = (await db().$count(guestArticles, eq(guestArticles.publicationId, id))) > 0;
  const isForAll = state === "published" && !audience;
  const wish = guestVisible ?? (isShown && isForAll);
  if (guestVisible && !isForAll) refuse("invalid", "guestVisible", state === "published" ? narrow : unpublished);
  if (wish === isShown) return;
  if (guestVisible !== undefined && !mayAs(viewer, "chief-editor")) refuse("forbidden", "guests");
  const { groupId, accountId } = viewer;
  if (wish) await openToGuests(id, groupId, accountId);
  else await closeToGuests(id);
  await alignFiles(id);
  const deed = wish ? "article.shown-to-guests" : "article.hidden-from-guests";
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: id });
}

const narrow = {
  fields: { guestVisible: ["Гостям показывают то, что открыто всем: снимите эту отметку или откройте статью всем"] },
};
const unpublished = {
  fields: { guestVisible: ["Гостям показывают то, что вышло: отметьте это вместе с «Опубликовать» или после"] },
};
