import { type SQL, sql } from "drizzle-orm";
import type { Answer, Question } from "#app/engines/questionnaires/contract.ts";
import { db } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { unitName } from "#platform/people/units.ts";
import type { Cell } from "./cuts.ts";
import type { Questionnaire } from "./policy.ts";
import { questionnaireBallots, questionnaireResponses } from "./schema.ts";
import { mostPoints } from "./scoring.ts";

/** How many gave the same answer; words written freely are counted without being read. */
export type Said = { answer: Answer | null; count: number };

export const guestUnit = "guests";
export const noUnit = "Без подразделения";

/** Which of the answers are meant: with those that stand under no name, and of some departments alone. */
export type Meant = { row: Questionnaire; nameless: boolean; units?: string[] };

const written: Question["kind"][] = ["text", "long"];
export const isWritten = ({ kind }: Question) => written.includes(kind);

/** How many of each department have answered, guests apart; an anonymous survey knows of guests alone. */
export async function readUnits({ id, settings, kind }: Questionnaire): Promise<Cell[]> {
  const isAnonymous = kind === "survey" && settings.anonymity === "anonymous";
  const { rows } = await db().execute<{ unit: string; name: string | null; answered: number }>(sql`
    select coalesce(given.unit, given.department_id::text, '') as unit, ${unitName(sql`d`)} as name, given.answered
    from (
      select null as unit, o.department_id, count(*)::int as answered from ${questionnaireResponses} o
      where o.questionnaire_id = ${id} and o.state = 'submitted' and ${!isAnonymous}::boolean group by o.department_id
      union all
      select case when b.guest then ${guestUnit} else '' end, null, count(*)::int
      from ${questionnaireBallots} b where b.questionnaire_id = ${id} group by b.guest) given
    left join ${departments} d on d.id = given.department_id`);
  const names = new Map([
    ["", isAnonymous ? "Сотрудники" : noUnit],
    [guestUnit, "Гости по ссылкам"],
  ]);
  return rows.map(({ unit, name, answered }) => ({
    ...{ id: unit, name: name ?? names.get(unit) ?? "Бывшее подразделение", units: [unit], answered },
  }));
}

/** The attempts and named answers that are meant, as rows of `o`. */
function sentIn({ row: { id }, units }: Meant): SQL {
  const of = sql`${questionnaireResponses} o`;
  const is = sql`o.questionnaire_id = ${id} and o.state = 'submitted'`;
  return units
    ? sql`${of} where ${is} and ${isIn(sql`coalesce(o.department_id::text, '')`, units)}`
    : sql`${of} where ${is}`;
}

const isIn = (unit: SQL, units: string[]) => sql`${unit} = any(${sql.param(units)}::text[])`;

/** All answers that are meant, nothing else beside them. */
function answersIn(meant: Meant): SQL {
  const { row, nameless, units } = meant;
  const ballots = sql`select b.answers from ${questionnaireBallots} b where b.questionnaire_id = ${row.id}
    ${units ? sql`and ${isIn(sql`case when b.guest then ${guestUnit} else '' end`, units)}` : sql``}`;
  if (row.kind === "survey" && row.settings.anonymity === "anonymous") return ballots;
  const sent = sql`select o.answers from ${sentIn(meant)}`;
  return nameless ? sql`${sent} union all ${ballots}` : sent;
}

/** What was answered to each question, the same answers together: PostgreSQL counts, and no row of an answer is read. */
export async function readSums(meant: Meant, questions: Question[]): Promise<Map<string, Said[]>> {
  const texts = questions.filter(isWritten).map(({ id }) => id);
  const { rows } = await db().execute<{ key: string } & Said>(sql`
    select said.key, case when said.key = any(${sql.param(texts)}::text[]) then null else said.value end as answer,
      count(*)::int as count
    from (${answersIn(meant)}) given cross join lateral jsonb_each(given.answers) said group by 1, 2`);
  const sums = new Map<string, Said[]>();
  for (const { key, ...said } of rows) {
    const own = sums.get(key);
    if (own) own.push(said);
    else sums.set(key, [said]);
  }
  return sums;
}

export type Texts = { texts: string[]; found: number };

/** The first words written to these questions in the order of their signs, those with the sought ones alone, and how many there are. */
export async function readTexts(meant: Meant, questions: Question[], find: string, most: number) {
  const keys = questions.filter(isWritten).map(({ id }) => id);
  const texts = new Map<string, Texts>();
  if (!keys.length) return texts;
  const said = sql`given.answers -> asked.key ->> 'text'`;
  const sought = find && sql`and strpos(replace(lower(${said}), 'ё', 'е'), ${plain(find)}) > 0`;
  const { rows } = await db().execute<{ key: string; text: string; found: number }>(sql`
    select asked.key, told.text, told.found from unnest(${sql.param(keys)}::text[]) asked(key)
      cross join lateral (select ${said} as text, (count(*) over ())::int as found from (${answersIn(meant)}) given
        where ${said} is not null ${sought || sql``} order by (${said}) collate "C" limit ${most}) told`);
  for (const { key, text, found } of rows) {
    const own = texts.get(key) ?? { texts: [], found };
    own.texts.push(text);
    texts.set(key, own);
  }
  return texts;
}

/** Words whatever their letters are like. */
export const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");

/** Of a test: in how many per cent each question was answered rightly, of all to whom it was put and who are marked. */
export async function readRight(meant: Meant, questions: Question[]): Promise<Map<string, number>> {
  const most = Object.fromEntries(questions.map((question) => [question.id, mostPoints(question)]));
  const { rows } = await db().execute<{ key: string; right: number }>(sql`
    select got.key, round(100.0 * count(*) filter (where got.value::numeric >= best.value::numeric) / count(*))::int as right
    from (select o.points from ${sentIn(meant)}) marked cross join lateral jsonb_each_text(marked.points) got
      join jsonb_each_text(${JSON.stringify(most)}::jsonb) best on best.key = got.key and best.value::numeric > 0
    group by got.key`);
  return new Map(rows.map(({ key, right }) => [key, right]));
}

const steps = [0, 20, 40, 60, 80];

/** Of a test: how many have how many per cent. */
export async function readScores(meant: Meant) {
  const { rows } = await db().execute<{ step: number; count: number }>(sql`
    select least(floor(scored.score / 20), 4)::int as step, count(*)::int as count
    from (select o.score from ${sentIn(meant)}) scored where scored.score is not null group by 1`);
  return steps.map((from, at) => ({
    label: `${from}–${from === 80 ? 100 : from + 19} %`,
    value: rows.find(({ step }) => step === at)?.count ?? 0,
  }));
}
