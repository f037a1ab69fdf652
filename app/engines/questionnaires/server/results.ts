import { and, eq, inArray, or, sql } from "drizzle-orm";
import { type Answers, fewestForTexts, fewestShown, type ResultsView } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { inUnitOrder, unitName } from "#platform/people/units.ts";
import { refuse } from "#platform/refusal.ts";
import { hasAnswered } from "./answering.ts";
import { isAsked } from "./asked.ts";
import { type Cell, otherCell, safeCells } from "./cuts.ts";
import { asks, questionsOf } from "./document.ts";
import { seesResults } from "./listing.ts";
import { isInGrace, isOnDesk, isOut, isWatched, type Questionnaire, stateOf, watches } from "./policy.ts";
import { questionnaireBallots, questionnaireReceipts, questionnaireResponses, questionnaires } from "./schema.ts";
import { tally } from "./tallies.ts";

type Given = { answers: Answers; departmentId: string; score: number | null };

type Looked = { id: string; cut: string; find: string };

/**
 * The sums for those who were asked, when they are open to them, and everything for whom they were opened in person. Refuses
 * earlier as not found.
 */
export async function readOpenResults(viewer: Viewer, looked: Looked): Promise<ResultsView> {
  const [found] = await db()
    .select({ row: questionnaires, answered: hasAnswered(viewer), watches: watches(viewer) })
    .from(questionnaires)
    .where(and(eq(questionnaires.id, looked.id), or(isOut(viewer), isWatched(viewer))));
  if (found?.watches && found.row.kind === "survey") return resultsOf(found.row, looked, true);
  if (!found || !seesResults(found.row, found.answered)) refuse("not-found");
  const { rates: _, cuts: __, ...results } = await resultsOf(found.row, { cut: "", find: "" }, false);
  // Colleagues see sums; whose words and which departments are the desk's matter.
  const bare = { texts: [], textsWait: false, textsFound: 0, files: [] };
  const questions = results.questions.map((one) => ({ ...one, ...bare }));
  const shown = { ...results, questions, rates: [], cuts: [] };
  // Sums of a few would tell a colleague's answer even where those who ask know the names.
  return results.answered < fewestShown && !results.withheld ? { ...shown, withheld: "few", questions: [] } : shown;
}

/** All that an administrator may know: sums, cuts, rates. Refuses another company's as not found. */
export async function readDeskResults(viewer: Viewer, looked: Looked): Promise<ResultsView> {
  const [found] = await db()
    .select({ row: questionnaires, watches: watches(viewer) })
    .from(questionnaires)
    .where(and(eq(questionnaires.id, looked.id), isOnDesk(viewer)));
  if (!found) refuse("not-found");
  return resultsOf(found.row, looked, found.watches || found.row.authorId === viewer.accountId);
}

type How = { cut: string; find: string };

async function resultsOf(row: Questionnaire, { cut, find }: How, opensFiles: boolean): Promise<ResultsView> {
  const { id, kind, title, document, settings } = row;
  const state = stateOf(row);
  const isNamed = kind === "test" || settings.anonymity === "named";
  const rates = await readRates(row);
  const { given, guests } = await readGiven(row);
  const before = row.previousId ? await readBefore(row.previousId) : undefined;
  const withheld = withheldOf(row, isNamed, given.length);
  const cells = withheld ? [] : safeCells(await cellsOf(given, row), isNamed ? 1 : fewestShown);
  const chosen = cells.find((cell) => cell.id === cut);
  const meant = withheld ? [] : (chosen?.things ?? given);
  const how = { isNamed, isTest: kind === "test", find, opensFiles, ...(before && !chosen && { before }) };
  return {
    ...{ id, kind, title, state, withheld, anonymity: settings.anonymity },
    answered: rates.reduce((sum, one) => sum + one.answered, 0),
    invited: rates.reduce((sum, one) => sum + one.invited, 0),
    guests,
    guestsShown: !withheld && given.some(({ departmentId }) => departmentId === guestCell),
    rates: isNamed ? rates : safeRates(rates),
    cuts: cells.map((cell) => ({ id: cell.id, name: cell.name, answered: cell.things.length })),
    cut: chosen?.id ?? "",
    find,
    questions: withheld
      ? []
      : questionsOf(document)
          .filter(asks)
          .map((question) =>
            tally(
              question,
              meant.map(({ answers }) => answers),
              how,
            ),
          ),
    scores: kind === "test" ? distribution(meant) : [],
  };
}

/**
 * Where no names are shown, sums are shown once it is over and nobody can add to them: otherwise two looks, before and after a
 * colleague, would tell what they said.
 */
function withheldOf(row: Questionnaire, isNamed: boolean, answered: number): ResultsView["withheld"] {
  if (isNamed) return null;
  if (!isOver(row)) return "open";
  return answered < fewestShown ? "few" : null;
}

/** Nobody answers any more, not even who had begun before its end. */
export function isOver(row: Questionnaire): boolean {
  return (stateOf(row) === "closed" || stateOf(row) === "archived") && !isInGrace(row);
}

const guestCell = "guests";

/**
 * What was answered, and by how many guests: of tests the attempts; of an anonymous survey nothing but the answers. Guests have no name: beside
 * names theirs are shown once it is over and they are too many to be told apart.
 */
async function readGiven(row: Questionnaire): Promise<{ given: Given[]; guests: number }> {
  const { id, settings, kind } = row;
  if (kind === "test") return { given: await readNamed(id), guests: 0 };
  const ballots = await db()
    .select({ answers: questionnaireBallots.answers, guest: questionnaireBallots.guest })
    .from(questionnaireBallots)
    .where(eq(questionnaireBallots.questionnaireId, id));
  const nameless = ballots.map(({ answers, guest }) => ({
    answers,
    departmentId: guest ? guestCell : "",
    score: null,
  }));
  const guests = ballots.filter(({ guest }) => guest).length;
  if (settings.anonymity === "anonymous") return { given: nameless, guests };
  const waits = settings.anonymity === "named" && !(isOver(row) && guests >= fewestForTexts);
  return { given: [...(await readNamed(id)), ...(waits ? [] : nameless)], guests };
}

function readNamed(id: string): Promise<Given[]> {
  return db()
    .select({
      answers: questionnaireResponses.answers,
      departmentId: sql<string>`coalesce(${accounts.departmentId}::text, '')`,
      score: questionnaireResponses.score,
    })
    .from(questionnaireResponses)
    .innerJoin(accounts, eq(accounts.id, questionnaireResponses.accountId))
    .where(and(eq(questionnaireResponses.questionnaireId, id), eq(questionnaireResponses.state, "submitted")));
}

async function readBefore(id: string): Promise<Answers[]> {
  const [row] = await db().select().from(questionnaires).where(eq(questionnaires.id, id));
  if (!row) return [];
  const isNamed = row.settings.anonymity === "named";
  const { given } = await readGiven(row);
  return withheldOf(row, isNamed, given.length) ? [] : given.map(({ answers }) => answers);
}

const noUnit = "Без подразделения";

/** What was answered by departments, guests apart; an anonymous survey knows of guests alone. */
async function cellsOf(given: Given[], { settings }: Questionnaire): Promise<Cell<Given>[]> {
  const byUnit = Map.groupBy(given, ({ departmentId }) => departmentId);
  const names = new Map([
    ["", settings.anonymity === "anonymous" ? "Сотрудники" : noUnit],
    [guestCell, "Гости по ссылкам"],
  ]);
  const units = [...byUnit.keys()].filter((unit) => !names.has(unit));
  const named = units.length
    ? await db()
        .select({ id: departments.id, name: unitName() })
        .from(departments)
        .where(inArray(departments.id, units))
    : [];
  for (const { id, name } of named) names.set(id, name);
  return [...byUnit].map(([id, things]) => ({ id: id || otherCell, name: names.get(id) ?? noUnit, things }));
}

/** How many of each department are asked, and have answered: it is known of whom, and never what. */
function readRates({ id }: Questionnaire) {
  const units = db()
    .select({
      unit: sql<string | null>`${accounts.departmentId}`.as("unit"),
      invited: sql<number>`count(*)::int`.as("invited"),
      answered: sql<number>`count(${questionnaireReceipts.accountId})::int`.as("answered"),
    })
    .from(questionnaires)
    .innerJoin(accounts, isAsked(id))
    .leftJoin(
      questionnaireReceipts,
      and(
        eq(questionnaireReceipts.questionnaireId, questionnaires.id),
        eq(questionnaireReceipts.accountId, accounts.id),
      ),
    )
    .where(eq(questionnaires.id, id))
    .groupBy(accounts.departmentId)
    .as("units");
  // A department is named once, and not for each of its people.
  return db()
    .select({
      name: sql<string>`coalesce(${unitName()}, ${noUnit})`,
      invited: units.invited,
      answered: units.answered,
    })
    .from(units)
    .leftJoin(departments, eq(departments.id, units.unit))
    .orderBy(inUnitOrder(sql`coalesce(${departments.name}, '')`));
}

type Rate = { name: string; invited: number; answered: number };

/** Small departments are not told of, nor is the smallest of the others where the whole without them would tell. */
function safeRates(rates: Rate[]) {
  const bySize = rates.toSorted((one, other) => one.invited - other.invited);
  const hidden = new Set<Rate>();
  let people = 0;
  for (const rate of bySize) {
    if (rate.invited >= fewestShown && (people === 0 || people >= fewestShown)) break;
    hidden.add(rate);
    people += rate.invited;
  }
  return rates.map((rate) => ({ ...rate, answered: hidden.has(rate) ? null : rate.answered }));
}

function distribution(given: Given[]) {
  const steps = [0, 20, 40, 60, 80];
  return steps.map((from) => ({
    label: `${from}–${from === 80 ? 100 : from + 19} %`,
    value: given.filter(({ score }) => score !== null && score >= from && (from === 80 || score < from + 20)).length,
  }));
}
