import type { QuestionnaireSettings, Section } from "#app/engines/questionnaires/contract.ts";
import { startSettings } from "#app/engines/questionnaires/server/desk.ts";
import { asks, questionsOf } from "#app/engines/questionnaires/server/document.ts";
import {
  questionnaireBallots,
  questionnaireLinks,
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
  questionnaireViewers,
} from "#app/engines/questionnaires/server/index.ts";
import { scoreAll } from "#app/engines/questionnaires/server/scoring.ts";
import { putQuestionnairesInSearch } from "#app/surveys/surveys/server/index.ts";
import { hashOfToken } from "#platform/tokens.ts";
import { answersOf } from "./answers.ts";
import { soonAfter } from "./dates.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import { type DemoQuestionnaire, readQuestions } from "./questionnaire.ts";
import type { Random } from "./random.ts";
import { type Bank, seedBank, tellRight } from "./seed-question-bank.ts";
import { quizzes } from "./words/quizzes.ts";
import { surveys } from "./words/surveys.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
/** Those whom one may sign in as have something left to answer, unless a survey says otherwise. */
const known = ["anna", "ivan", "olga", "admin", "editor", "moderator"];

/** Writes surveys and tests in all their states, with what people have answered. */
export async function seedQuestionnaires(random: Random, world: World): Promise<void> {
  const own = random.fork("questionnaires");
  const made = new Map<string, string>();
  const bank = await seedBank(random.fork("question-bank"), world);
  for (const said of [...surveys, ...quizzes])
    made.set(said.title, await seedOne(own.fork(said.title), world, said, made, bank));
  await putQuestionnairesInSearch([...made.values()]);
}

/** Which time it is asked. */
function waveOf({ after }: DemoQuestionnaire): number {
  const before = after && surveys.find(({ title }) => title === after);
  return before ? waveOf(before) + 1 : 1;
}

type Made = ReadonlyMap<string, string>;

async function seedOne(random: Random, world: World, said: DemoQuestionnaire, made: Made, bank: Bank): Promise<string> {
  const company = world.companies.find(({ key }) => key === said.company)!;
  const colleagues = world.colleagues.get(company.id)!;
  const at = (days: number) => new Date(world.today.getTime() + days * dayLength);
  const publishedAt = at(-said.ago);
  const id = demoId(random, publishedAt);
  const { document, texts } = readQuestions(said.questions, bank.topics);
  tellRight(questionsOf(document));
  const department = world.departments.find(({ name, groupId }) => name === said.department && groupId === company.id);
  const author = colleagues.find(({ alias }) => alias === (said.company === "coffee" ? "admin" : "")) ?? colleagues[0]!;
  const settings = { ...startSettings, ...said.settings };
  const isOut = said.state !== "draft";
  const ends = said.ends === undefined ? null : at(said.ends);
  await insertRows(questionnaires, [
    {
      ...{ id, groupId: company.id, authorId: author.id, kind: said.kind, title: said.title, document, settings },
      ...{ description: said.description, state: said.state, reach: "company", revision: 3 },
      audience: department ? [`department:${department.id}`] : null,
      opensAt: said.opens === undefined ? null : at(said.opens),
      ...{ closesAt: ends, publishedAt: isOut ? publishedAt : null, createdAt: at(-said.ago - 1) },
      openedAt: isOut && (said.opens ?? -1) < 0 ? publishedAt : null,
      closedAt: said.state === "closed" || said.state === "archived" ? ends : null,
      // What was over before the portal began is settled.
      paidAt: said.state === "closed" || said.state === "archived" ? ends : null,
      ...{ wave: waveOf(said), previousId: said.after ? (made.get(said.after) ?? null) : null },
    },
  ]);
  const helping = (aliases: string[] = [], edits: boolean) =>
    colleagues.flatMap(({ id: accountId, alias }) => (aliases.includes(alias) ? [{ accountId, edits }] : []));
  const helpers = [...helping(said.viewers, false), ...helping(said.coauthors, true)];
  await insertRows(
    questionnaireViewers,
    helpers.map((one) => ({ ...one, questionnaireId: id, groupId: company.id })),
  );
  const asked = colleagues.filter((person) => !department || isWithin(world, person, department.id));
  const others = asked.filter(({ alias }) => !known.includes(alias));
  const named = asked.filter(({ alias }) => said.answered?.includes(alias));
  const people = [...random.some(others, Math.round(others.length * said.share)), ...named];
  const where = { id, groupId: company.id, publishedAt, texts, settings, document, said, bank, today: world.today };
  await answer(random, where, people);
  await invite(random, where, said.guests ?? 0, said.links ?? 0);
  const begun = asked.filter(({ alias }) => said.begun?.includes(alias));
  if (begun.length) await begin(random, where, begun);
  return id;
}

type Where = Pick<ReturnType<typeof readQuestions>, "document" | "texts"> & {
  id: string;
  groupId: string;
  publishedAt: Date;
  today: Date;
  settings: QuestionnaireSettings;
  said: DemoQuestionnaire;
  bank: Bank;
};

async function answer(random: Random, where: Where, people: Person[]): Promise<void> {
  const { id: questionnaireId, groupId, settings, said, document, texts } = where;
  if (!people.length) return;
  const questions = questionsOf(document);
  const all = people.map((person) => {
    const asked = said.kind === "test" ? drawFrom(random, where) : null;
    const told = asked ? questionsOf({ sections: asked }) : questions;
    return { person, asked, answers: answersOf(random, told, texts, 0.4 + random.next() * 0.6) };
  });
  await insertRows(
    questionnaireReceipts,
    people.map(({ id: accountId }) => ({ questionnaireId, groupId, accountId, lot: lotOf(random) })),
  );
  if (said.kind === "survey" && settings.anonymity === "anonymous")
    return insertRows(
      questionnaireBallots,
      random.some(all, all.length).map(({ answers }) => ({ questionnaireId, groupId, answers, lot: lotOf(random) })),
    );
  await insertRows(
    questionnaireResponses,
    all.map(({ person, asked, answers }) => {
      const startedAt = soonAfter(random, where.publishedAt, latest(where), 40);
      const minutes = random.int(2, Math.min(12, settings.minutes || 12));
      const submittedAt = new Date(startedAt.getTime() + minutes * 60_000);
      const { points, score } = scoreAll(questionsOf({ sections: asked ?? [] }).filter(asks), answers);
      const isTest = asked !== null;
      return {
        ...{ id: demoId(random, startedAt), questionnaireId, groupId, accountId: person.id, number: 1 },
        ...{ state: "submitted" as const, answers, part: 1, comments: {}, reason: "", startedAt, submittedAt },
        departmentId: person.departmentId,
        deadlineAt: settings.minutes ? new Date(startedAt.getTime() + settings.minutes * 60_000) : null,
        asked,
        ...{ points: isTest ? points : null, score: isTest ? score : null },
        passed: isTest && score !== null ? score >= settings.passMark : null,
      };
    }),
  );
}

/** What one attempt of a test is asked. */
function drawFrom(random: Random, { document, settings, bank }: Where): Section[] {
  const own = questionsOf(document).map(({ id }) => id);
  const lot = random.some(own, settings.draw || own.length);
  return document.sections.map(({ bank: wanted, ...section }) => {
    const drawn = wanted ? random.some(bank.questions.get(wanted.topic) ?? [], wanted.count) : [];
    return { ...section, questions: [...section.questions.filter(({ id }) => lot.includes(id)), ...drawn] };
  });
}

/** What guests have answered, and the links that wait: nobody knows what these carry, new ones are made at the desk. */
async function invite(random: Random, where: Where, guests: number, links: number): Promise<void> {
  const { id: questionnaireId, groupId, document, texts, today } = where;
  const questions = questionsOf(document);
  const times = (count: number) => Array.from({ length: count }, () => lotOf(random));
  const own = { questionnaireId, groupId };
  await insertRows(
    questionnaireBallots,
    times(guests).map((lot) => ({ ...own, lot, guest: true, answers: answersOf(random, questions, texts, 0.7) })),
  );
  const expiresAt = new Date(today.getTime() + 10 * dayLength);
  await insertRows(
    questionnaireLinks,
    times(links).map((lot) => ({ ...own, hash: hashOfToken(lot), expiresAt })),
  );
}

/** Answers came while it was open. */
const latest = ({ said, publishedAt, today }: Where) =>
  said.ends !== undefined && said.ends < 0
    ? new Date(publishedAt.getTime() + (said.ago + said.ends) * dayLength)
    : today;

async function begin(random: Random, where: Where, people: Person[]): Promise<void> {
  const questions = where.document.sections[0]!.questions;
  const startedAt = new Date(where.today.getTime() - dayLength);
  await insertRows(
    questionnaireResponses,
    people.map(({ id: accountId }) => ({
      ...{ id: demoId(random, startedAt), questionnaireId: where.id, groupId: where.groupId, accountId, startedAt },
      ...{ answers: answersOf(random, questions, where.texts, 1), part: 1, number: 1, state: "draft" as const },
      ...{ comments: {}, reason: "" },
    })),
  );
}

function isWithin(world: World, { departmentId }: Person, department: string): boolean {
  let at = departmentId;
  while (at && at !== department) at = world.departments.find(({ id }) => id === at)?.parentId ?? null;
  return at === department;
}

/** A random id of no moment, from the seed. */
function lotOf(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 15).toString(16)).join("");
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${random.pick(["8", "9", "a", "b"])}${digits(3)}-${digits(12)}`;
}
