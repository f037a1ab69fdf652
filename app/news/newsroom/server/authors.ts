import { and, eq, inArray, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { articleAuthors, nameAuthors } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { toldPerson } from "#platform/people/named.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";

/**
 * Says who has written an article with its author: colleagues of the company, and whoever stood there before, though they
 * have left since. Refuses others at the field.
 */
export async function putAuthors(viewer: Viewer, publicationId: string, said: readonly string[] = []): Promise<void> {
  const isThis = eq(articleAuthors.publicationId, publicationId);
  const before = db().select({ id: articleAuthors.accountId }).from(articleAuthors).where(isThis);
  const found = await namedPeople(viewer, said, { field: "coauthors", also: inArray(accounts.id, before) });
  const itself = eq(publications.id, publicationId);
  const [row] = await db().select({ authorId: publications.authorId }).from(publications).where(itself);
  // Whose article it is stands first without being named.
  const others = found.filter(({ id }) => id !== row?.authorId);
  await nameAuthors(
    publicationId,
    others.map(({ id }) => id),
  );
}

/** A column of a query over publications: those who have written each with its author. */
export const coauthorsOf = sql<{ id: string; name: string }[]>`(
  select coalesce(json_agg(${toldPerson(sql`a`)} order by c.place), '[]')
  from ${articleAuthors} c join ${accounts} a on a.id = c.account_id where c.publication_id = ${publications}.id)`;

/** Whether these words are this editor's too. */
export async function isCoauthor({ accountId }: Viewer, publicationId: string): Promise<boolean> {
  const isMine = and(eq(articleAuthors.publicationId, publicationId), eq(articleAuthors.accountId, accountId));
  return (await db().$count(articleAuthors, isMine)) > 0;
}
