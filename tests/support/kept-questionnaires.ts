import type { Question, QuestionKind } from "#app/engines/questionnaires/contract.ts";
import { startSettings } from "#app/engines/questionnaires/server/desk.ts";
import {
  bankQuestions,
  questionnaireBallots,
  questionnaireLinks,
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
  questionnaireViewers,
  questionTopics,
} from "#app/engines/questionnaires/server/index.ts";
import { putQuestionnairesInSearch } from "#app/surveys/surveys/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { canary } from "./canaries.ts";

export type KeptQuestionnaires = {
  /** Open, of its head's, and answered by nobody. */
  survey: string;
  /** Not out yet, with a choice of pictures. */
  draftSurvey: string;
  /** Over, its sums open to those who were asked. */
  closedSurvey: string;
  quiz: string;
  /** Of its head's at the test, sent. */
  attempt: string;
  /** A topic of its company's bank, and a question in it. */
  topic: string;
  bankQuestion: string;
};

const asked = (id: string, kind: QuestionKind, more: Partial<Question>): Question => ({
  ...{ id, kind, title: id, help: "", required: false, options: [], other: false, shuffle: false, rows: [] },
  ...{ low: "", high: "", ...more },
});

/** A survey, another one that is over, and a test, with what people have answered to them. */
export async function keepQuestionnaires(head: Viewer, other: Viewer, key: string): Promise<KeptQuestionnaires> {
  const of = (table: string, column: string) => canary(key, table, column);
  const kept = { survey: newId(), draftSurvey: newId(), closedSurvey: newId(), quiz: newId(), attempt: newId() };
  const bank = { topic: newId(), bankQuestion: newId() };
  const { groupId, accountId: authorId } = head;
  const title = of("questionnaires", "title");
  const questions = [
    asked("q", "text", { title: of("questionnaires", "question") }),
    asked("r", "single", {
      options: [
        { id: "o1", text: of("questionnaires", "option"), right: true },
        { id: "o2", text: "Нет" },
      ],
    }),
  ];
  const document = { sections: [{ id: "s", title: "", text: "", questions }] };
  const picture = asked("p", "image", { options: questions[1]!.options });
  const withFile = { sections: [{ ...document.sections[0]!, questions: [...questions, asked("f", "file", {})] }] };
  const row = { groupId, authorId, title, description: of("questionnaires", "description"), document };
  const out = { ...row, state: "published" as const, publishedAt: now() };
  await db()
    .insert(questionnaires)
    .values([
      { ...out, id: kept.survey, kind: "survey", settings: startSettings, document: withFile },
      {
        ...{ ...row, id: kept.draftSurvey, kind: "survey", settings: startSettings },
        document: { sections: [{ ...document.sections[0]!, questions: [picture] }] },
      },
      { ...out, id: kept.quiz, kind: "test", settings: { ...startSettings, attempts: 0 } },
      {
        ...{ ...out, id: kept.closedSurvey, kind: "survey", settings: { ...startSettings, results: "closed" } },
        ...{ state: "closed", closedAt: now() },
      },
    ]);
  const sent = { groupId, state: "submitted" as const, startedAt: now(), submittedAt: now() };
  const answers = (column: string) => ({ q: { text: of("questionnaire_responses", column) }, r: { chosen: ["o1"] } });
  await db()
    .insert(questionnaireResponses)
    .values([
      {
        ...sent,
        id: newId(),
        questionnaireId: kept.closedSurvey,
        accountId: other.accountId,
        answers: answers("answers"),
      },
      {
        ...{ ...sent, id: kept.attempt, questionnaireId: kept.quiz, accountId: authorId, answers: answers("attempt") },
        ...{ asked: document.sections, points: { r: 1 } },
      },
    ]);
  await db()
    .insert(questionnaireReceipts)
    .values([
      { questionnaireId: kept.closedSurvey, groupId, accountId: other.accountId },
      { questionnaireId: kept.quiz, groupId, accountId: authorId },
    ]);
  await db().insert(questionnaireViewers).values({ questionnaireId: kept.closedSurvey, groupId, accountId: authorId });
  const said = { q: { text: of("questionnaire_ballots", "answers") } };
  await db().insert(questionnaireBallots).values({ questionnaireId: kept.closedSurvey, groupId, answers: said });
  await db()
    .insert(questionnaireLinks)
    .values({
      ...{ questionnaireId: kept.survey, groupId, hash: of("questionnaire_links", "hash"), begun: true },
      ...{ answers: { q: { text: of("questionnaire_links", "answers") } }, expiresAt: new Date("2100-01-01") },
    });
  await db()
    .insert(questionTopics)
    .values({ id: bank.topic, groupId, name: of("question_topics", "name") });
  const drawn = asked("b", "text", { title: of("bank_questions", "question"), rightText: "Да" });
  await db().insert(bankQuestions).values({ id: bank.bankQuestion, groupId, topicId: bank.topic, question: drawn });
  await putQuestionnairesInSearch([kept.survey, kept.quiz, kept.closedSurvey]);
  return { ...kept, ...bank };
}
