import { and, eq, lte, type SQL } from "drizzle-orm";
import { moveTo, publications } from "#app/engines/content/server/index.ts";
import { articles, changeDecided } from "#app/news/news/server/index.ts";
import { reviewDays } from "#app/news/newsroom/contract.ts";
import { todayIn } from "#app/web/server/today.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";

/** Published, and its day of review has come: for queries that join `articles`. */
export function isStale(today: string): SQL {
  return and(eq(publications.state, "published"), lte(articles.reviewOn, today))!;
}

type Review = { id: string; reviewOn: string | null };

/** Somebody has looked at an article: it is looked at again on another day, or never. Refuses a day that is over. */
export async function confirmArticle(viewer: Viewer, { id, reviewOn }: Review): Promise<{ id: string }> {
  if (reviewOn && reviewOn <= todayIn(viewer.timeZone))
    refuse("invalid", "reviewOn", { fields: { reviewOn: ["Этот день уже прошёл"] } });
  const [article] = await db()
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(articles, eq(articles.publicationId, publications.id))
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!article) refuse("not-found");
  await changeDecided(id, { reviewOn });
  return { id };
}

/**
 * Tells the authors whose articles are to be looked at anew, and takes back what nobody has looked at for two weeks:
 * a job of every morning. Each article is locked before it goes, so that it goes once.
 */
export async function keepReviews(): Promise<void> {
  const today = todayIn("Europe/Moscow");
  const lastDay = daysFrom(today, -reviewDays);
  const find = () =>
    db()
      .select({ id: publications.id })
      .from(publications)
      .innerJoin(articles, eq(articles.publicationId, publications.id))
      .where(isStale(today));
  for (const { id } of await withTenant("*", find)) await withTenant("*", () => look(id, today, lastDay));
}

async function look(id: string, today: string, lastDay: string): Promise<void> {
  const [row] = await db()
    .select({ groupId: publications.groupId, actorId: publications.authorId, reviewOn: articles.reviewOn })
    .from(publications)
    .innerJoin(articles, eq(articles.publicationId, publications.id))
    .where(and(eq(publications.id, id), isStale(today)))
    .for("update");
  if (!row) return;
  const { reviewOn, ...whose } = row;
  const isOver = reviewOn! <= lastDay;
  if (isOver) {
    await changeDecided(id, { reviewOn: null });
    await moveTo(null, id, { state: "unpublished", note: "Вовремя не пересмотрели" });
  }
  // Told each morning anew; whoever hears of it knows by the day what is news.
  await announce({ kind: isOver ? "article.expired" : "article.stale", objectId: id, ...whose, data: { reviewOn } });
}
