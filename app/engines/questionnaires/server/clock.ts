import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { graceMinutes } from "#app/engines/questionnaires/contract.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import { settleAfterwards } from "./endings.ts";
import { questionnaireLinks, questionnaireResponses, questionnaires } from "./schema.ts";
import type { QuestionnaireEvent } from "./steps.ts";

const about = { id: questionnaires.id, groupId: questionnaires.groupId, authorId: questionnaires.authorId };

/**
 * Does what the clock says, once: ends what has come to its end, tells of what begins now, reminds on the day that was set,
 * forgets what nobody has sent to anonymous surveys and links whose term is over, and rewards those who did.
 */
export const followClock: Job = {
  name: "questionnaires.clock",
  title: "Открыть и закрыть опросы и тесты в срок, напомнить и наградить",
  cron: "*/5 * * * *",
  async run() {
    const ended = await db()
      .update(questionnaires)
      .set({ state: "closed", closedAt: questionnaires.closesAt })
      .where(and(inArray(questionnaires.state, ["published", "paused"]), lte(questionnaires.closesAt, now())))
      .returning(about);
    const isOpen = and(
      eq(questionnaires.state, "published"),
      or(isNull(questionnaires.opensAt), lte(questionnaires.opensAt, now())),
    );
    const begun = await db()
      .update(questionnaires)
      .set({ openedAt: now() })
      .where(and(isNull(questionnaires.openedAt), isOpen))
      .returning(about);
    const reminded = await db()
      .update(questionnaires)
      .set({ remindAt: null, remindedAt: now() })
      .where(and(lte(questionnaires.remindAt, now()), isOpen))
      .returning(about);
    const tell = (kind: QuestionnaireEvent, { id, groupId, authorId }: (typeof ended)[number]) =>
      announce({ kind, objectId: id, groupId, actorId: authorId });
    for (const one of ended) await tell("questionnaire.closed", one);
    for (const one of begun) await tell("questionnaire.opened", one);
    for (const one of reminded) await tell("questionnaire.reminded", one);
    for (const one of [...ended, ...begun]) await tell("questionnaire.changed", one);
    await forgetUnsent();
    await db().delete(questionnaireLinks).where(lte(questionnaireLinks.expiresAt, now()));
    await settleAfterwards();
  },
};

/** What was begun in an anonymous survey and not sent in time stands under a name: nobody needs it any more. */
async function forgetUnsent(): Promise<void> {
  const over = db()
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(
      and(
        sql`${questionnaires.settings} ->> 'anonymity' = 'anonymous' and ${questionnaires.kind} = 'survey'`,
        lte(questionnaires.closedAt, new Date(now().getTime() - graceMinutes * 60_000)),
      ),
    );
  await db()
    .delete(questionnaireResponses)
    .where(and(eq(questionnaireResponses.state, "draft"), inArray(questionnaireResponses.questionnaireId, over)));
  await db().delete(questionnaireLinks).where(inArray(questionnaireLinks.questionnaireId, over));
}
