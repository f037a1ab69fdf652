import { grant, hold } from "#app/engines/ledger/server/index.ts";
import { achievementAwards, achievements } from "#app/loyalty/achievements/server/index.ts";
import { pointNotes, pointReversals } from "#app/loyalty/balance/server/index.ts";
import { loyaltyTasks, taskRuns } from "#app/loyalty/tasks/server/index.ts";
import { thanks, thanksReceivers } from "#app/loyalty/thanks/server/index.ts";
import { selfChecks } from "#app/wellbeing/my-resource/server/index.ts";
import { opinionOwners, opinions, opinionTopics, opinionVotes } from "#app/wellbeing/opinion/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import type { Mark } from "./life.ts";

type Own = { groupId: string; accountId: string };

/** What somebody has done for points, and whom they have thanked. */
export async function earnAndThank(own: Own, host: string, mark: Mark): Promise<void> {
  const { groupId, accountId } = own;
  const { id: transactionId } = await grant({
    ...{ groupId, kind: "reward", cause: `life:${accountId}`, by: accountId, to: accountId, amount: 5 },
  });
  await hold({
    ...{ groupId, of: accountId, amount: 2, kind: "reward", cause: `life-hold:${accountId}`, by: accountId },
    until: new Date(now().getTime() + 60_000),
  });
  await db()
    .insert(pointNotes)
    .values({ transactionId, groupId, authorId: accountId, words: mark("gave-for"), createdAt: now() });
  await db()
    .insert(pointReversals)
    .values({
      groupId,
      transactionId,
      askedBy: accountId,
      words: mark("take-back"),
      decidedBy: host,
      state: "refused",
    });
  const [taskId, achievementId, sent, got] = [newId(), newId(), newId(), newId()];
  const task = { title: "Порядок на столе", reward: 5, kind: "manual", period: "once" } as const;
  await db()
    .insert(loyaltyTasks)
    .values({ ...task, id: taskId, groupId, createdBy: host });
  await db()
    .insert(taskRuns)
    .values({ ...own, taskId, period: "", state: "submitted", evidence: mark("done") });
  await db().insert(achievements).values({ id: achievementId, groupId, title: "Мастер", icon: "star", metal: "gold" });
  await db()
    .insert(achievementAwards)
    .values({ ...own, achievementId, awardedAt: now(), reason: mark("awarded-for") });
  const said = { groupId, card: "heart", circle: "private", createdAt: now() } as const;
  await db()
    .insert(thanks)
    .values([
      { ...said, id: sent, authorId: accountId, words: mark("thanks") },
      { ...said, id: got, authorId: host, words: "Спасибо за смену" },
    ]);
  await db()
    .insert(thanksReceivers)
    .values([
      { groupId, thanksId: sent, accountId: host },
      { groupId, thanksId: got, accountId, answer: mark("thanked-back") },
    ]);
}

/** What somebody thinks under their name, and how strong they are. */
export async function thinkAndFeel(own: Own): Promise<void> {
  const { groupId, accountId } = own;
  const topicId = newId();
  await db().insert(opinionTopics).values({ id: topicId, groupId, title: "Столовая", termDays: 5, unnamed: true });
  await db()
    .insert(opinionOwners)
    .values({ ...own, topicId });
  const thought = { target: "service", about: "", rating: 5, text: "Вкусно", wantsAnswer: false } as const;
  const idea = { idea: "Суп по средам", ideaOn: "2026-11-20" };
  const [opinion] = await db()
    .insert(opinions)
    .values({ ...thought, ...idea, groupId, topicId, authorId: accountId, state: "seen", sentOn: "2026-11-20" })
    .returning({ id: opinions.id });
  await db()
    .insert(opinionVotes)
    .values({ ...own, opinionId: opinion!.id });
  await db()
    .insert(selfChecks)
    .values({ ...own, day: "2026-11-20", version: 0, answers: { rest: 4 }, overall: 70, scales: [] });
}
