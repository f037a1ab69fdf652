import { eq } from "drizzle-orm";
import {
  type PublicationState,
  publications,
  type Readers,
  raisePublication,
} from "#app/engines/content/server/index.ts";
import { articles } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { spend } from "#platform/limits/index.ts";

/** So often a day readers hear of changes in one article. */
const tellingsADay = 3;
const tooOften = {
  tell: ["За день об этой статье сообщили уже трижды. Снимите отметку и сохраните: правку увидят на странице"],
};

type Standing = Readers & { state: PublicationState; reviewOn: string | null };

/** How an article stands before a change: for whom it is, and when it is looked at anew. */
export async function readStanding(id: string): Promise<Standing | undefined> {
  const { state, reach, audience } = publications;
  const [row] = await db()
    .select({ state, reach, audience, reviewOn: articles.reviewOn })
    .from(publications)
    .leftJoin(articles, eq(articles.publicationId, publications.id))
    .where(eq(publications.id, id));
  return row;
}

type Change = { id: string; revision: number; mustRead: boolean; tell: boolean; before: Readers };

/**
 * Lets those hear of a change in what is out who must read it and can only now, and, if an editor wants to `tell` them,
 * those whom the change concerns. Refuses as «too-many» to tell of one article again and again.
 */
export async function announceChange(
  { groupId, accountId: actorId }: Viewer,
  { id: objectId, revision, mustRead, tell, before: { reach, audience } }: Change,
): Promise<void> {
  const whose = { objectId, groupId, actorId };
  if (mustRead) await announce({ ...whose, kind: "article.opened", data: { before: { reach, audience } } });
  if (!tell) return;
  spend("changes", objectId, tellingsADay, 86_400, tooOften);
  await announce({ ...whose, kind: "article.changed", data: { revision } });
}

const oncePerDay = { raise: ["Сегодня статью уже поднимали. Снимите отметку и сохраните"] };

/** Puts a changed article on top of its feeds again. Refuses as «too-many» the second time within a day. */
export async function raiseArticle({ accountId }: Viewer, id: string): Promise<void> {
  spend("raises", id, 1, 86_400, oncePerDay);
  await raisePublication(accountId, id);
}
