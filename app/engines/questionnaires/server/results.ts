import { and, eq, or, sql } from "drizzle-orm";
import {
  fewestForTexts,
  fewestShown,
  type Question,
  type QuestionResult,
  type ResultsView,
} from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { inUnitOrder, unitName } from "#platform/people/units.ts";
import { refuse } from "#platform/refusal.ts";
import { hasAnswered } from "./answering.ts";
import { isAsked } from "./asked.ts";
import { type Cell, otherCell, safeCells, sumOf } from "./cuts.ts";
import { asks, questionsOf } from "./document.ts";
import { wholeDocument } from "./drawing.ts";
import { seesResults } from "./listing.ts";
import { isInGrace, isOnDesk, isOut, isWatched, type Questionnaire, stateOf, watches } from "./policy.ts";
import { questionnaireReceipts, questionnaires } from "./schema.ts";
import {
  guestUnit,
  type Meant,
  noUnit,
  readRight,
  readScores,
  readSums,
  readTexts,
  readUnits,
  type Said,
} from "./sums.ts";
import { isMoment, mostTexts, tally } from "./tallies.ts";

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
  const questions = results.questions.map((one) => ({ ...one, ...bare, ...(isMoment(one) && { bars: [] }) }));
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
  const { id, kind, title, settings } = row;
  const isTest = kind === "test";
  const isNamed = isTest || settings.anonymity === "named";
  const rates = await readRates(row);
  const { given, guests, nameless } = await readGiven(row);
  const withheld = withheldOf(row, isNamed, sumOf(given));
  const cells = withheld ? [] : safeCells(given.map(toCell), isNamed ? 1 : fewestShown);
  const chosen = cells.find((cell) => cell.id === cut);
  const meant = { row, nameless, ...(chosen && { units: chosen.units }) };
  return {
    ...{ id, kind, title, state: stateOf(row), withheld, anonymity: settings.anonymity },
    answered: sumOf(rates),
    invited: rates.reduce((sum, one) => sum + one.invited, 0),
    guests,
    guestsShown: !withheld && given.some((unit) => unit.id === guestUnit),
    rates: isNamed ? rates : safeRates(rates),
    cuts: cells.map(({ id: cell, name, answered }) => ({ id: cell, name, answered })),
    cut: chosen?.id ?? "",
    find,
    questions: withheld ? [] : await tallyAll(meant, { isNamed, find, opensFiles }),
    scores: isTest ? await readScores(meant) : [],
  };
}

type Shown = { isNamed: boolean; find: string; opensFiles: boolean };

/** What was answered to every question, beside the wave before where all answers are meant. */
async function tallyAll(meant: Meant, shown: Shown): Promise<QuestionResult[]> {
  const { row, units } = meant;
  const questions = questionsOf(await wholeDocument(row)).filter(asks);
  const sums = await readSums(meant, questions);
  const texts = await readTexts(meant, questions, shown.find, mostTexts);
  const right = row.kind === "test" ? await readRight(meant, questions) : new Map<string, number>();
  const before = row.previousId && !units ? await readBefore(row.previousId, questions) : undefined;
  const how = { ...shown, texts, right, ...(before && { before }) };
  return questions.map((question) => tally(question, sums.get(question.id) ?? [], how));
}

const toCell = (unit: Cell): Cell => ({ ...unit, id: unit.id || otherCell });

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

/**
 * How many have answered, by departments, and how many guests. Guests have no name: beside names their answers are shown once it is over and
 * they are too many to be told apart.
 */
async function readGiven(row: Questionnaire): Promise<{ given: Cell[]; guests: number; nameless: boolean }> {
  const units = await readUnits(row);
  const guests = sumOf(units.filter(({ id }) => id === guestUnit));
  const isNamed = row.kind === "test" || row.settings.anonymity === "named";
  const nameless = !isNamed || (isOver(row) && guests >= fewestForTexts);
  return { given: nameless ? units : units.filter(({ id }) => id !== guestUnit), guests, nameless };
}

/** The sums of the wave before; nothing where they are not shown by themselves. */
async function readBefore(id: string, questions: Question[]): Promise<Map<string, Said[]>> {
  const [row] = await db().select().from(questionnaires).where(eq(questionnaires.id, id));
  if (!row) return new Map();
  const { given, nameless } = await readGiven(row);
  if (withheldOf(row, row.settings.anonymity === "named", sumOf(given))) return new Map();
  return readSums({ row, nameless }, questions);
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
