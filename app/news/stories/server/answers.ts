import { and, desc, eq } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import type { StoryAnswers } from "#app/news/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnAir, isOnDesk } from "./policy.ts";
import { stories, storyAnswers } from "./schema.ts";

/**
 * Says something to the author of a story that is on air. Refuses as not found a story that the reader may
 * not open now, and a person who may not write now as «invalid».
 */
export async function answer(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  await refuseMuted(viewer, "text");
  const [story] = await db()
    .select({ groupId: stories.groupId, reach: stories.reach })
    .from(stories)
    .where(and(eq(stories.id, id), isOnAir(viewer)));
  if (!story) refuse("not-found");
  const answerId = newId();
  await db()
    .insert(storyAnswers)
    .values({ ...story, id: answerId, storyId: id, authorId: viewer.accountId, text, createdAt: now() });
  await announce({
    kind: "story.answered",
    objectId: answerId,
    groupId: story.groupId,
    actorId: viewer.accountId,
  });
  return { id: answerId };
}

/** Reads a page of what was answered, the latest first. The author alone reads it; other editors learn who that is. */
export async function readAnswers(
  viewer: Viewer,
  { id, after }: { id: string; after?: string },
): Promise<StoryAnswers> {
  const [story] = await db()
    .select({ authorId: stories.authorId })
    .from(stories)
    .where(and(eq(stories.id, id), isOnDesk(viewer)));
  if (!story) refuse("not-found");
  if (story.authorId !== viewer.accountId) return { mine: false, items: [] };
  const rows = await db()
    .select({ id: storyAnswers.id, text: storyAnswers.text, createdAt: storyAnswers.createdAt, person: authorColumns })
    .from(storyAnswers)
    .leftJoin(accounts, eq(accounts.id, storyAnswers.authorId))
    .where(
      and(
        eq(storyAnswers.storyId, id),
        isNotBlocked(viewer, storyAnswers.authorId),
        beyond([storyAnswers.createdAt, storyAnswers.id], after),
      ),
    )
    .orderBy(desc(storyAnswers.createdAt), desc(storyAnswers.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return {
    mine: true,
    next,
    items: items.map(({ person, createdAt, ...row }) => ({
      ...row,
      person: person && toPerson(person),
      createdAt: createdAt.toISOString(),
    })),
  };
}
