import { publications } from "#app/engines/content/server/index.ts";
import { indexPublication } from "#app/engines/content/server/search-source.ts";
import { accountOf, grant, hold, ledgerAccounts, release } from "#app/engines/ledger/server/index.ts";
import { achievementAwards, achievementCollections, achievements } from "#app/loyalty/achievements/server/schema.ts";
import {
  loyaltySettings,
  pointFunds,
  pointNotes,
  pointReversals,
  pointRules,
} from "#app/loyalty/balance/server/schema.ts";
import { putFiles } from "#app/loyalty/tasks/server/evidence.ts";
import { loyaltyTasks, taskRuns } from "#app/loyalty/tasks/server/schema.ts";
import { feedWords } from "#app/loyalty/thanks/server/index.ts";
import { thanks, thanksReceivers, thanksSettings, thanksValues } from "#app/loyalty/thanks/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { canary } from "./canaries.ts";

export type KeptPoints = {
  /** A task of the company that its head has shown to a checker. */
  task: string;
  /** Open to the whole company, from its head to somebody else. */
  gratitude: string;
  /** An achievement that the head has. */
  badge: string;
  /** A card that names the value of the company. */
  value: string;
};

/** Points of a company with everything around them, without any event: nobody is told, nothing is earned by it. */
export function keepPoints(head: Viewer, other: Viewer, key: string): Promise<KeptPoints> {
  return withTenant(head.groupId, () => transaction(() => keep(head, other, key)));
}

async function keep(head: Viewer, other: Viewer, key: string): Promise<KeptPoints> {
  const { groupId, accountId } = head;
  const of = (table: string, column: string) => canary(key, table, column);
  const [task, gratitude, badge, value, collection] = [newId(), newId(), newId(), newId(), newId()];
  const paid = await grant({
    groupId,
    kind: "issue",
    cause: of("ledger_transactions", "cause"),
    by: other.accountId,
    to: accountId,
    amount: 1000,
  });
  await accountOf(groupId, "thanks", accountId);
  // What was put aside has gone back: the purse holds as much as before.
  const aside = await hold({
    ...{ groupId, of: accountId, amount: 5, kind: "order", cause: of("ledger_holds", "cause"), by: accountId },
    until: new Date(now().getTime() + 3_600_000),
  });
  await release({ groupId, id: aside.id, by: accountId });
  const words = of("point_notes", "words");
  await db().insert(pointNotes).values({
    transactionId: paid.id,
    groupId,
    authorId: other.accountId,
    receiverId: accountId,
    words,
    createdAt: now(),
  });
  await db()
    .insert(pointReversals)
    .values({ groupId, transactionId: paid.id, askedBy: other.accountId, words: of("point_reversals", "words") });
  await db().insert(loyaltySettings).values({ groupId });
  const fund = { id: newId(), groupId, purse: "fund" as const, title: of("ledger_accounts", "title") };
  await db()
    .insert(ledgerAccounts)
    .values({ ...fund, ownerId: accountId, createdAt: now() });
  await db().insert(pointFunds).values({ accountId: fund.id, groupId });
  await db().insert(pointRules).values({ groupId, deed: "anniversary", amount: 5, perDay: 1 });
  const title = of("loyalty_tasks", "title");
  const description = of("loyalty_tasks", "description");
  await db().insert(loyaltyTasks).values({
    id: task,
    groupId,
    title,
    description,
    reward: 10,
    kind: "manual",
    period: "once",
    createdBy: other.accountId,
  });
  const shown = { evidence: of("task_runs", "evidence"), state: "submitted" as const, submittedAt: now() };
  const [run] = await db()
    .insert(taskRuns)
    .values({ taskId: task, groupId, accountId, period: "", ...shown })
    .returning({ id: taskRuns.id });
  await putFiles(head, run!.id, [new File([of("files", "evidence")], `${of("files", "evidence_name")}.txt`)]);
  await db().insert(thanksSettings).values({ groupId });
  await db()
    .insert(thanksValues)
    .values({ id: value, groupId, title: of("thanks_values", "title") });
  const card = { valueId: value, card: "heart" as const, words: of("thanks", "words"), circle: "public" as const };
  await db()
    .insert(thanks)
    .values({ id: gratitude, groupId, authorId: accountId, ...card });
  const said = feedWords({ words: card.words, value: null });
  await db()
    .insert(publications)
    .values({ id: gratitude, groupId, authorId: accountId, publishedAt: now(), ...said });
  await indexPublication(gratitude);
  const answered = { answer: of("thanks_receivers", "answer"), answeredAt: now() };
  await db()
    .insert(thanksReceivers)
    .values({ thanksId: gratitude, accountId: other.accountId, groupId, ...answered });
  await db()
    .insert(achievementCollections)
    .values({ id: collection, groupId, title: of("achievement_collections", "title") });
  const drawn = { title: of("achievements", "title"), icon: "star" as const, metal: "gold" as const };
  await db()
    .insert(achievements)
    .values({ id: badge, groupId, collectionId: collection, ...drawn });
  const awarded = { reason: of("achievement_awards", "reason"), awardedAt: now(), awardedBy: other.accountId };
  await db()
    .insert(achievementAwards)
    .values({ achievementId: badge, accountId, groupId, ...awarded });
  return { task, gratitude, badge, value };
}
