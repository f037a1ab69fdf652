import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { articleAuthors } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/**
 * Says who has written an article with its author, by their short names: colleagues of the company, and whoever stood
 * there before, though they have left since. Refuses at the field a name that is nobody's.
 */
export async function putAuthors(viewer: Viewer, publicationId: string, said: readonly string[] = []): Promise<void> {
  const names = [...new Set(said.map((name) => name.replace(/^@/, "").toLowerCase()))];
  const isThis = eq(articleAuthors.publicationId, publicationId);
  const before = db().select({ id: articleAuthors.accountId }).from(articleAuthors).where(isThis);
  const mayStand = or(and(eq(accounts.groupId, viewer.groupId), isColleague()), inArray(accounts.id, before));
  const found = names.length ? await findPeople(publicationId, and(inArray(accounts.alias, names), mayStand)) : [];
  const unknown = names.filter((name) => !found.some(({ alias }) => alias === name));
  if (unknown.length) refuseUnknown(unknown);
  await db().delete(articleAuthors).where(isThis);
  // Whose article it is stands first without being named.
  const others = found.filter(({ isAuthor }) => !isAuthor);
  if (!others.length) return;
  await db()
    .insert(articleAuthors)
    .values(others.map(({ accountId, alias }) => ({ publicationId, accountId, place: names.indexOf(alias) + 1 })));
}

/** A column of a query over publications: the short names of those who have written each with its author. */
export const coauthorsOf = sql<string[]>`array(
  select a.alias from ${articleAuthors} c join ${accounts} a on a.id = c.account_id
  where c.publication_id = ${publications}.id order by c.place)`;

/** Whether these words are this editor's too. */
export async function isCoauthor({ accountId }: Viewer, publicationId: string): Promise<boolean> {
  const isMine = and(eq(articleAuthors.publicationId, publicationId), eq(articleAuthors.accountId, accountId));
  return (await db().$count(articleAuthors, isMine)) > 0;
}

function findPeople(publicationId: string, where: SQL | undefined) {
  const author = sql`(select p.author_id from ${publications} p where p.id = ${publicationId})`;
  return db()
    .select({
      accountId: accounts.id,
      alias: accounts.alias,
      isAuthor: sql<boolean>`${accounts.id} = ${author}`,
    })
    .from(accounts)
    .where(where);
}

function refuseUnknown(names: string[]): never {
  const said = `Таких коллег нет: ${names.map((name) => `@${name}`).join(", ")}`;
  return refuse("invalid", "coauthors", { fields: { coauthors: [said] } });
}
