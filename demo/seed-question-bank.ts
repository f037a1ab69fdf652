import type { Question } from "#app/engines/questionnaires/contract.ts";
import { questionsOf } from "#app/engines/questionnaires/server/document.ts";
import { bankQuestions, questionTopics as topicRows } from "#app/engines/questionnaires/server/index.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { readQuestions } from "./questionnaire.ts";
import type { Random } from "./random.ts";
import { questionTopics } from "./words/question-bank.ts";
import { rightTexts } from "./words/quizzes.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;

/** The ids of topics by their names, and the questions of each by its id. */
export type Bank = { topics: Map<string, string>; questions: Map<string, Question[]> };

/** What is right where there is nothing to choose stands in a list of its own. */
export function tellRight(questions: Question[]): void {
  for (const question of questions) {
    const right = Object.entries(rightTexts).find(([start]) => question.title.startsWith(start));
    if (right) question.rightText = right[1];
  }
}

/** Writes the bank of questions that tests draw from. */
export async function seedBank(random: Random, world: World): Promise<Bank> {
  const bank: Bank = { topics: new Map(), questions: new Map() };
  const createdAt = new Date(world.today.getTime() - 30 * dayLength);
  for (const { company: key, name, questions: lines } of questionTopics) {
    const { id: groupId } = world.companies.find((one) => one.key === key)!;
    const topicId = demoId(random, createdAt);
    const questions = questionsOf(readQuestions(lines).document);
    tellRight(questions);
    const rows = questions.map((question, at) => ({
      ...{ id: demoId(random, createdAt), groupId, topicId, createdAt },
      question: { ...question, id: `b-${random.int(0, 0xffffffff).toString(16).padStart(8, "0")}-${at}` },
    }));
    await insertRows(topicRows, [{ id: topicId, groupId, name, createdAt }]);
    await insertRows(bankQuestions, rows);
    bank.topics.set(name, topicId);
    bank.questions.set(
      topicId,
      rows.map(({ question }) => question),
    );
  }
  return bank;
}
