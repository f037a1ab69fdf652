import { and, gt, inArray, lte } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import { questionnaires } from "./schema.ts";
import type { QuestionnaireEvent } from "./steps.ts";

const hour = 3_600_000;
const about = { id: questionnaires.id, groupId: questionnaires.groupId, authorId: questionnaires.authorId };

/** Ends what has come to its end by the clock, once, and lets search know of what has begun by it. */
export const followClock: Job = {
  name: "questionnaires.clock",
  title: "Закрыть опросы и тесты, у которых вышел срок",
  cron: "*/5 * * * *",
  async run() {
    const ended = await db()
      .update(questionnaires)
      .set({ state: "closed", closedAt: questionnaires.closesAt })
      .where(and(inArray(questionnaires.state, ["published", "paused"]), lte(questionnaires.closesAt, now())))
      .returning(about);
    const begun = await db()
      .select(about)
      .from(questionnaires)
      .where(and(lte(questionnaires.opensAt, now()), gt(questionnaires.opensAt, new Date(now().getTime() - hour))));
    const tell = (kind: QuestionnaireEvent, { id, groupId, authorId }: (typeof ended)[number]) =>
      announce({ kind, objectId: id, groupId, actorId: authorId });
    for (const one of ended) await tell("questionnaire.closed", one);
    for (const one of [...ended, ...begun]) await tell("questionnaire.changed", one);
  },
};
