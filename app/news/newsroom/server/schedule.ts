import { and, eq, lte } from "drizzle-orm";
import { moveTo, publications } from "#app/engines/content/server/index.ts";
import { articles, changeDecided } from "#app/news/news/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";

/**
 * Lets out what waits for its hour and takes back what is over: a job of every minute, on any node. Each article is
 * locked before it moves, so that it goes once, however many nodes look; after a stop everything due goes at the next look.
 */
export async function keepSchedule(): Promise<void> {
  await moveDue(eq(publications.state, "scheduled"), articles.publishAt, "published");
  await moveDue(eq(publications.state, "published"), articles.unpublishAt, "unpublished");
}

async function moveDue(
  standing: ReturnType<typeof eq>,
  hour: typeof articles.publishAt | typeof articles.unpublishAt,
  state: "published" | "unpublished",
): Promise<void> {
  const due = and(standing, lte(hour, now()));
  const find = () =>
    db()
      .select({ id: publications.id, at: hour })
      .from(publications)
      .innerJoin(articles, eq(articles.publicationId, publications.id))
      .where(due);
  for (const { id } of await withTenant("*", find)) {
    await withTenant("*", async () => {
      const [row] = await db()
        .select({ at: hour })
        .from(publications)
        .innerJoin(articles, eq(articles.publicationId, publications.id))
        .where(and(eq(publications.id, id), due))
        .for("update");
      if (!row) return;
      await changeDecided(id, state === "published" ? { publishAt: null } : { unpublishAt: null });
      await moveTo(null, id, { state, publishedAt: state === "published" ? row.at! : undefined });
    });
  }
}
