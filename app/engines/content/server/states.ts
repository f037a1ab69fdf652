import { and, eq } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { tellLive } from "#platform/events/live.ts";
import { type PublicationState, publicationStates, publications } from "./schema.ts";
import { align } from "./words.ts";

type Step = { state: PublicationState; note?: string; publishedAt?: Date };

/**
 * Moves a publication to another state and keeps who did it, when and why; `actorId` is null where the clock did it.
 * Whoever calls has already made sure that the step is allowed and holds the row. Readers hear of what becomes published.
 */
export async function moveTo(
  actorId: string | null,
  id: string,
  { state, note = "", publishedAt }: Step,
): Promise<void> {
  const [row] = await db()
    .update(publications)
    .set({ state, ...(publishedAt && { publishedAt }) })
    .where(eq(publications.id, id))
    .returning({
      groupId: publications.groupId,
      reach: publications.reach,
      feed: publications.feed,
      authorId: publications.authorId,
    });
  if (!row) throw new Error("A publication that moves must be there");
  const { groupId, reach, feed, authorId } = row;
  await db().insert(publicationStates).values({ publicationId: id, groupId, state, actorId, note, createdAt: now() });
  await align(id);
  if (state !== "published") return;
  await announce({ kind: "publication.published", objectId: id, groupId, actorId: actorId ?? authorId });
  await tellFeeds({ feed, groupId, reach });
}

/** Puts what is out on top of its feeds as if it came out now, and keeps who did it; nobody is told anew. */
export async function raisePublication(actorId: string, id: string): Promise<void> {
  const at = now();
  const [row] = await db()
    .update(publications)
    .set({ publishedAt: at })
    .where(and(eq(publications.id, id), eq(publications.state, "published")))
    .returning({ groupId: publications.groupId, reach: publications.reach, feed: publications.feed });
  if (!row) throw new Error("A publication that is raised must be out");
  const step = { publicationId: id, groupId: row.groupId, state: "published" as const, actorId, createdAt: at };
  await db()
    .insert(publicationStates)
    .values({ ...step, note: "Поднято в лентах" });
  await align(id);
  await tellFeeds(row);
}

/** «Моя компания» and «Подписки» are made of all feeds; what stands in none is looked for in its place. */
async function tellFeeds({
  feed,
  groupId,
  reach,
}: Pick<typeof publications.$inferSelect, "feed" | "groupId" | "reach">) {
  if (!feed) return;
  for (const name of [feed, "company", "subscriptions"]) await tellLive({ topic: `feed:${name}`, groupId, reach });
}
