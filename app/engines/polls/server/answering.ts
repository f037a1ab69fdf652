import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isOwn, isVisible, publications } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOver } from "./poll-of.ts";
import { pollChoices, pollOptions, polls, pollVoters } from "./schema.ts";

type Answer = { id: string; options: string[] };

/**
 * Takes a person's answer to the poll of a publication, once for ever: the database keeps one row for each person. In
 * an anonymous poll the choice is added to the counters and kept nowhere else. Refuses as not found what
 * the reader may not see; a second answer and one that comes too late change nothing.
 */
export async function answer(
  viewer: Viewer,
  { id, options }: Answer,
): Promise<{ outcome: "answered" | "again" | "over" }> {
  const poll = await lockPoll(and(isVisible(viewer), eq(publications.id, id)));
  const chosen = [...new Set(options)];
  const known = await db()
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(and(eq(pollOptions.pollId, poll.id), inArray(pollOptions.id, chosen)));
  if (known.length < chosen.length) refuse("invalid", "options", { fields: { options: ["Выберите ответ из списка"] } });
  if (!poll.many && chosen.length > 1) refuse("invalid", "options", { fields: { options: ["Выберите один ответ"] } });
  if (isOver(poll)) return { outcome: "over" };
  const { accountId } = viewer;
  const [fresh] = await db()
    .insert(pollVoters)
    .values({ pollId: poll.id, accountId })
    .onConflictDoNothing()
    .returning();
  if (!fresh) return { outcome: "again" };
  await db()
    .update(pollOptions)
    .set({ votes: sql`${pollOptions.votes} + 1` })
    .where(inArray(pollOptions.id, chosen));
  if (poll.named) {
    await db()
      .insert(pollChoices)
      .values(chosen.map((optionId) => ({ optionId, accountId })));
  }
  return { outcome: "answered" };
}

/** Ends the poll of an own publication. Refuses other people's as not found. */
export async function close(viewer: Viewer, id: string): Promise<{ id: string }> {
  const poll = await lockPoll(and(isOwn(viewer), eq(publications.id, id)));
  await db()
    .update(polls)
    .set({ closedAt: now() })
    .where(and(eq(polls.id, poll.id), isNull(polls.closedAt)));
  return { id };
}

/** The row is held until the deed is done: answers, changes and the end wait for each other. */
async function lockPoll(where: ReturnType<typeof and>) {
  const [poll] = await db()
    .select({
      id: polls.id,
      many: polls.many,
      named: polls.named,
      endsAt: polls.endsAt,
      closedAt: polls.closedAt,
    })
    .from(polls)
    .innerJoin(publications, eq(publications.id, polls.publicationId))
    .where(where)
    .for("update", { of: polls });
  return poll ?? refuse("not-found");
}
