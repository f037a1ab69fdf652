import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { TemplateLine } from "#app/news/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { lastingWords, readDeskArticle } from "./article.ts";
import { articleTemplates } from "./schema.ts";

/** Reads a page of the templates of the editor's company, the newest first. */
export async function readTemplates(viewer: Viewer, after?: string): Promise<{ items: TemplateLine[]; next?: string }> {
  const rows = await db()
    .select({
      id: articleTemplates.id,
      name: articleTemplates.name,
      title: sql<string>`${articleTemplates.words} ->> 'title'`,
      by: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      createdAt: articleTemplates.createdAt,
    })
    .from(articleTemplates)
    .innerJoin(accounts, eq(accounts.id, articleTemplates.createdBy))
    .where(and(isOurs(viewer), beyond([articleTemplates.createdAt, articleTemplates.id], after)))
    .orderBy(desc(articleTemplates.createdAt), desc(articleTemplates.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { items: items.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })), next };
}

/** Reads one template for the form of a new article. Refuses another company's as not found. */
export async function readTemplate(viewer: Viewer, id: string) {
  const [row] = await db()
    .select({ id: articleTemplates.id, name: articleTemplates.name, words: articleTemplates.words })
    .from(articleTemplates)
    .where(and(isOurs(viewer), eq(articleTemplates.id, id)));
  if (!row) refuse("not-found");
  return row;
}

type New = { article: string; name: string };

/** Makes a template of an article; pictures and days stay with the article. Refuses what is not on the desk as not found. */
export async function keepTemplate(viewer: Viewer, { article, name }: New): Promise<{ id: string }> {
  const words = lastingWords(await readDeskArticle(viewer, article));
  const { groupId, accountId } = viewer;
  const [row] = await db()
    .insert(articleTemplates)
    .values({ groupId, name, words, createdBy: accountId, createdAt: now() })
    .returning({ id: articleTemplates.id });
  return row!;
}

/** Deletes a template; what was written from it stays. Refuses another company's as not found. */
export async function dropTemplate(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db()
    .delete(articleTemplates)
    .where(and(isOurs(viewer), eq(articleTemplates.id, id)))
    .returning({ id: articleTemplates.id });
  if (!rows.length) refuse("not-found");
  return { id };
}

function isOurs({ groupId }: Viewer): SQL {
  return eq(articleTemplates.groupId, groupId);
}
