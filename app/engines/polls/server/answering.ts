import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { align, isOwn, isVisible, publications, tellTalk } from "#app/engines/content/server/index.ts";
import { check } from "#app/engines/moderation/server/index.ts";
import { mostWithOwn } from "#app/engines/polls/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOver } from "./poll-of.ts";
import { pollChoices, pollOptions, polls, pollVoters } from "./schema.ts";

type Answer = { id: string; options: string[]; own: string };
type Outcome = "answered" | "changed" | "again" | "over";
type Poll = Awaited<ReturnType<typeof lockPoll>>;

/**
 * Takes a person's answer to the poll of a publication, once for ever, or another one in its place where the poll lets them
 * change it: the database keeps one row for each person. In an anonymous poll the choice is added to the counters and kept
 * nowhere else. Those who look at it see the new numbers. Refuses as not found what the reader may not see, and at its field
 * a choice that the poll does not allow; a second answer and one that comes too late change nothing.
 */
export async function answer(viewer: Viewer, { id, options, own }: Answer): Promise<{ outcome: Outcome }> {
  const poll = await lockPoll(and(isVisible(viewer), eq(publications.id, id)));
  if (isOver(poll)) return { outcome: "over" };
  const { accountId } = viewer;
  const [fresh] = await db()
    .insert(pollVoters)
    .values({ pollId: poll.id, accountId })
    .onConflictDoNothing()
    .returning();
  if (!fresh && !poll.changeable) return { outcome: "again" };
  const chosen = await choose(viewer, poll, { options, own });
  if (!fresh) await takeBack(viewer, poll.id);
  await db()
    .update(pollOptions)
    .set({ votes: sql`${pollOptions.votes} + 1` })
    .where(inArray(pollOptions.id, chosen));
  if (poll.named) {
    await db()
      .insert(pollChoices)
      .values(chosen.map((optionId) => ({ optionId, accountId })));
  }
  if (own && poll.extendable) await align(id);
  await tellTalk(id, poll);
  return { outcome: fresh ? "answered" : "changed" };
}

/** The options that an answer means, with the one that it adds. Refuses at their fields those that the poll does not allow. */
async function choose(viewer: Viewer, poll: Poll, { options, own }: Omit<Answer, "id">): Promise<string[]> {
  const no = (field: "options" | "own", message: string) =>
    refuse("invalid", field, { fields: { [field]: [message] } });
  const known = await db()
    .select({ id: pollOptions.id, text: pollOptions.text, place: pollOptions.place })
    .from(pollOptions)
    .where(eq(pollOptions.pollId, poll.id));
  if (options.some((one) => !known.some(({ id }) => id === one))) return no("options", "Выберите ответ из списка");
  if (own && !poll.extendable) return no("own", "В этом опросе выбирают из списка");
  const same = known.find(({ text }) => text.toLowerCase() === own.toLowerCase());
  const added = own && !same ? newAnonymousId() : same?.id;
  // One who may give a single answer and has written it means what is written.
  const chosen = [...new Set([...(own && !poll.many ? [] : options), ...(own && added ? [added] : [])])];
  if (!chosen.length) return no("options", "Выберите ответ");
  if (!poll.many && chosen.length > 1) return no("options", "Выберите один ответ");
  if (poll.most !== null && chosen.length > poll.most) return no("options", `Выберите не больше ${poll.most}`);
  if (own && added && !same) {
    if (known.length >= mostWithOwn) return no("own", `Вариантов уже ${mostWithOwn}: выберите из них`);
    const { groupId } = poll;
    if ((await check(viewer, { groupId, place: "comments", words: own })).waits)
      return no("own", "Этого портал не пропустит: напишите иначе");
    const place = Math.max(...known.map((one) => one.place)) + 1;
    await db().insert(pollOptions).values({ id: added, pollId: poll.id, place, text: own });
  }
  return chosen;
}

/** An option says nothing of when it was added: who answered at that moment could be told from it. */
const newAnonymousId = () => crypto.randomUUID();

/** What a person has chosen before is chosen no more. */
async function takeBack({ accountId }: Viewer, pollId: string): Promise<void> {
  const ofPoll = db().select({ id: pollOptions.id }).from(pollOptions).where(eq(pollOptions.pollId, pollId));
  const before = await db()
    .delete(pollChoices)
    .where(and(eq(pollChoices.accountId, accountId), inArray(pollChoices.optionId, ofPoll)))
    .returning({ id: pollChoices.optionId });
  await db()
    .update(pollOptions)
    .set({ votes: sql`${pollOptions.votes} - 1` })
    .where(
      inArray(
        pollOptions.id,
        before.map(({ id }) => id),
      ),
    );
}

/** Ends the poll of an own publication. Refuses other people's as not found. */
export async function close(viewer: Viewer, id: string): Promise<{ id: string }> {
  const poll = await lockPoll(and(isOwn(viewer), eq(publications.id, id)));
  await db()
    .update(polls)
    .set({ closedAt: now() })
    .where(and(eq(polls.id, poll.id), isNull(polls.closedAt)));
  await tellTalk(id, poll);
  return { id };
}

/** The row is held until the deed is done: answers, changes and the end wait for each other. */
async function lockPoll(where: ReturnType<typeof and>) {
  const [poll] = await db()
    .select({
      id: polls.id,
      many: polls.many,
      most: polls.most,
      changeable: polls.changeable,
      extendable: polls.extendable,
      groupId: publications.groupId,
      reach: publications.reach,
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
