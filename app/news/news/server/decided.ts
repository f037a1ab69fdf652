import { and, eq, inArray } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { articleAuthors, articles, guestArticles } from "./schema.ts";

type Decided = Omit<typeof articles.$inferInsert, "publicationId" | "groupId">;

/** Keeps what editors decide of an article beyond its words; what they do not speak of stays as it is. */
export async function putDecided(publicationId: string, groupId: string, decided: Decided): Promise<void> {
  await db()
    .insert(articles)
    .values({ publicationId, groupId, ...decided })
    .onConflictDoUpdate({ target: articles.publicationId, set: decided });
}

/** Changes some of it. */
export async function changeDecided(publicationId: string, some: Partial<Decided>): Promise<void> {
  await db().update(articles).set(some).where(eq(articles.publicationId, publicationId));
}

/** Names those who have written an article beside the one whose it is, in this order, and nobody else. */
export async function nameAuthors(publicationId: string, accountIds: string[]): Promise<void> {
  await db().delete(articleAuthors).where(eq(articleAuthors.publicationId, publicationId));
  if (!accountIds.length) return;
  await db()
    .insert(articleAuthors)
    .values(accountIds.map((accountId, at) => ({ publicationId, accountId, place: at + 1 })));
}

/** Takes somebody off those who are named beside the author of articles. */
export async function unnameAuthor(publicationIds: string[], accountId: string): Promise<void> {
  await db()
    .delete(articleAuthors)
    .where(and(inArray(articleAuthors.publicationId, publicationIds), eq(articleAuthors.accountId, accountId)));
}

/** Lets guests read an article. Its files are to be aligned after that. */
export async function openToGuests(publicationId: string, groupId: string, shownBy: string): Promise<void> {
  await db().insert(guestArticles).values({ publicationId, groupId, shownBy });
}

/** Lets guests read it no more. */
export async function closeToGuests(publicationId: string): Promise<void> {
  await db().delete(guestArticles).where(eq(guestArticles.publicationId, publicationId));
}
