import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { QuestionnaireStep } from "#app/engines/questionnaires/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isAsked } from "./asked.ts";
import { demandEnough } from "./bank-needs.ts";
import { by, lock } from "./desk.ts";
import { asks, questionsOf } from "./document.ts";
import { leads, type Questionnaire } from "./policy.ts";
import {
  questionnaireBallots,
  questionnaireLinks,
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
} from "./schema.ts";
import { mostPoints } from "./scoring.ts";

export type QuestionnaireEvent =
  | "questionnaire.changed"
  | "questionnaire.opened"
  | "questionnaire.closed"
  | "questionnaire.reminded";

type Row = Questionnaire;
type Change = Partial<typeof questionnaires.$inferInsert>;

/** From which states a step may be taken, and what it makes of the row. */
const steps: Record<Exclude<QuestionnaireStep, "drop">, { from: Row["state"][]; to: () => Change }> = {
  publish: { from: ["draft"], to: () => ({ state: "published", publishedAt: now(), closedAt: null }) },
  draft: { from: ["published", "paused"], to: () => ({ state: "draft", publishedAt: null, openedAt: null }) },
  pause: { from: ["published"], to: () => ({ state: "paused" }) },
  resume: { from: ["paused"], to: () => ({ state: "published" }) },
  close: { from: ["published", "paused"], to: () => ({ state: "closed", closedAt: now() }) },
  archive: { from: ["closed"], to: () => ({ state: "archived" }) },
};

/**
 * Takes a step with a whole questionnaire. A step that was taken already changes nothing; one that its state does not allow is
 * refused as a conflict. Only a draft that nobody has answered is dropped, not by a co-author, or becomes a draft again.
 */
export async function takeStep(viewer: Viewer, { id, step }: { id: string; step: QuestionnaireStep }) {
  const row = await lock(viewer, id);
  if (step === "drop") {
    if (row.state !== "draft") refuse("conflict", "state");
    if (!leads(viewer, row)) refuse("forbidden", "coauthor");
    await db().delete(questionnaires).where(eq(questionnaires.id, id));
    await recordAudit({ ...by(viewer), deed: "questionnaire.dropped", objectId: id });
    return { id };
  }
  const { from, to } = steps[step];
  const change = to();
  const opens = step === "publish" && (row.opensAt === null || row.opensAt <= now());
  if (opens) change.openedAt = now();
  if (row.state === change.state) return { id };
  const isEnded = step === "archive" && row.closesAt !== null && row.closesAt <= now();
  if (!from.includes(row.state) && !isEnded) refuse("conflict", "state");
  if (step === "publish") {
    demandQuestions(row);
    await demandEnough(row);
  }
  if (step === "draft" && (await isBegun(id))) refuse("conflict", "begun");
  await db().update(questionnaires).set(change).where(eq(questionnaires.id, id));
  await recordAudit({ ...by(viewer), deed: "questionnaire.moved", objectId: id, detail: { step } });
  await tell("questionnaire.changed", viewer, row);
  // What is to open later is told of when it does (clock.ts).
  if (opens) await tell("questionnaire.opened", viewer, row);
  if (step === "close") await tell("questionnaire.closed", viewer, row);
  return { id };
}

function demandQuestions({ document, kind, closesAt, settings }: Row): void {
  const no = (message: string) => refuse("invalid", "step", { fields: { step: [message] } });
  const questions = questionsOf(document).filter(asks);
  const draws = document.sections.some(({ bank }) => bank);
  if (!questions.length && !draws) no("Добавьте хотя бы один вопрос");
  if (settings.anonymity === "anonymous" && questions.some((one) => one.kind === "file" && one.required))
    no("В анонимном опросе файлы не прикладывают: сделайте вопрос о файле необязательным или уберите его");
  if (kind === "test" && !draws && !questions.some(mostPoints))
    no("Отметьте правильные ответы хотя бы в одном вопросе");
  if (kind === "test" && questions.some((one) => one.kind === "file"))
    no("В тесте файлы не прикладывают: замените вопрос");
  if (closesAt && closesAt <= now()) no("Срок уже прошёл: измените его в настройках");
}

async function isBegun(id: string): Promise<boolean> {
  const [row] = await db()
    .select({
      begun: sql<boolean>`(exists (select from ${questionnaireResponses} where questionnaire_id = ${id})
        or exists (select from ${questionnaireReceipts} where questionnaire_id = ${id})
        or exists (select from ${questionnaireBallots} where questionnaire_id = ${id})
        or exists (select from ${questionnaireLinks} where questionnaire_id = ${id} and begun))`,
    })
    .from(questionnaires)
    .where(eq(questionnaires.id, id));
  return row?.begun ?? false;
}

const tell = (kind: QuestionnaireEvent, { accountId, groupId }: Viewer, { id }: Row) =>
  announce({ kind, objectId: id, groupId, actorId: accountId });

const day = 24 * 3_600_000;

/** Reminds those who are asked and have not answered; once a day, or it is refused as too many. Tells how many they are. */
export async function remind(viewer: Viewer, { id }: { id: string }): Promise<{ people: number }> {
  const row = await lock(viewer, id);
  if (row.state !== "published") refuse("conflict", "state");
  const [fresh] = await db()
    .update(questionnaires)
    .set({ remindedAt: now() })
    .where(
      and(
        eq(questionnaires.id, id),
        or(isNull(questionnaires.remindedAt), lt(questionnaires.remindedAt, new Date(now().getTime() - day))),
      ),
    )
    .returning({ id: questionnaires.id });
  if (!fresh) refuse("too-many", "reminded");
  await tell("questionnaire.reminded", viewer, row);
  const [counted] = await db()
    .select({ people: sql<number>`count(*)::int` })
    .from(questionnaires)
    .innerJoin(accounts, and(isAsked(id), hasNotAnswered))
    .where(eq(questionnaires.id, id));
  return { people: counted?.people ?? 0 };
}

const hasNotAnswered = sql`not exists (select from ${questionnaireReceipts} r
  where r.questionnaire_id = ${questionnaires}.id and r.account_id = ${accounts}.id)`;

/** All who are asked, those who have not answered yet, or those whom the sums concern: of a test who has taken it. */
export type Concerned = "asked" | "waiting" | "summed";
type Who = { count: number; behind: string | undefined; who: Concerned };

const concerned: Record<Concerned, SQL | undefined> = {
  asked: undefined,
  waiting: hasNotAnswered,
  summed: sql`(${questionnaires.kind} = 'survey' or not (${hasNotAnswered}))`,
};

/** Some of those whom a questionnaire concerns, in the order of their ids. */
export function findAsked(id: string, { count, behind, who }: Who) {
  return db()
    .select({
      ...{ accountId: accounts.id, groupId: accounts.groupId, subject: questionnaires.title },
      ...{ kind: questionnaires.kind, settings: questionnaires.settings, opensAt: questionnaires.opensAt },
    })
    .from(questionnaires)
    .innerJoin(accounts, and(isAsked(id), concerned[who]))
    .where(
      and(
        eq(questionnaires.id, id),
        sql`${questionnaires.state} in ('published', 'closed')`,
        behind ? gt(accounts.id, behind) : undefined,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(count);
}
