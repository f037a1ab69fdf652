import { and, desc, eq, ilike, inArray, ne, notInArray, sql } from "drizzle-orm";
import { isOfficial, isVisible, publications } from "#app/engines/content/server/index.ts";
import { type DeskExtras, mostRelated, type NamedArticle } from "#app/engines/extras/contract.ts";
import { articleRelations, relateArticle, unrelateArticle } from "#app/news/news/server/index.ts";
import { isOnDesk } from "#app/news/newsroom/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { literally } from "#platform/db/like.ts";
import { refuse } from "#platform/refusal.ts";
import { filesOf } from "./beside.ts";

const foundAtMost = 10;

type Asked = { id: string; query: string };

/** What stands beside an article, and what more could. Refuses what is not on the desk as not found. */
export async function readExtras(viewer: Viewer, { id, query }: Asked): Promise<DeskExtras> {
  const [article] = await db()
    .select({ title: publications.title, files: filesOf(publications.id) })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!article) refuse("not-found");
  const chosen = db()
    .select({ id: articleRelations.relatedId })
    .from(articleRelations)
    .where(eq(articleRelations.publicationId, id));
  const related = await named(inArray(publications.id, chosen), mostRelated);
  const words = literally(query.trim());
  const others = and(isVisible(viewer), isOfficial(), ne(publications.id, id), ilike(publications.title, `%${words}%`));
  const found = words ? await named(and(others, notInArray(publications.id, chosen)), foundAtMost) : [];
  return { ...article, related, found };
}

type Choice = { id: string; other: string; chosen: boolean };

/** Names another article beside one of the desk, or takes it away. Refuses a fourth, and what its editor does not see as not found. */
export async function relate(viewer: Viewer, { id, other, chosen }: Choice): Promise<{ id: string }> {
  const [article] = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)))
    .for("update");
  if (!article) refuse("not-found");
  await unrelateArticle(id, other);
  if (!chosen) return { id };
  const [seen] = await named(
    and(isVisible(viewer), isOfficial(), eq(publications.id, other), ne(publications.id, id)),
    1,
  );
  if (!seen) refuse("not-found");
  const count = await db().$count(articleRelations, eq(articleRelations.publicationId, id));
  if (count >= mostRelated) refuse("invalid", "related", { fields: { other: ["Уже выбраны три статьи"] } });
  await relateArticle(id, other);
  return { id };
}

async function named(where: ReturnType<typeof and>, most: number): Promise<NamedArticle[]> {
  const rows = await db()
    .select({
      id: publications.id,
      title: sql<string>`coalesce(nullif(${publications.title}, ''), left(${publications.excerpt}, 120))`,
      publishedAt: publications.publishedAt,
    })
    .from(publications)
    .where(where)
    .orderBy(desc(publications.publishedAt), desc(publications.id))
    .limit(most);
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() }));
}
