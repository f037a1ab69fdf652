import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { safeCells } from "../server/cuts.ts";
import { answering, ask, closeLongAgo, makeQuestionnaire, options } from "./made.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let people: Viewer[];

beforeAll(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  people = [];
  for (let at = 0; at < 24; at++) people.push(await makePerson(company));
});

const question = ask("q", "text", { required: true });
const anonymous = { anonymity: "anonymous" as const };
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await withTenant("*", () => db().execute<Row>(query))).rows;

describe("who has answered an anonymous survey, and what was answered", () => {
  it("share no key, no moment and no order that a superuser could join them by", async () => {
    const id = await makeQuestionnaire(admin, [[question]], { settings: anonymous });
    const send = answering(id);
    const said = people.map((_, at) => `Ответ ${at}`);
    for (const [at, person] of people.entries()) {
      await send(person, { q: { text: said[at]! } }, { go: "stay" });
      await send(person, { q: { text: said[at]! } });
    }
    type Row = { who?: string; said?: string; xmin: string; at: string };
    const receipts = await rowsOf<Row>(sql`select account_id as who, xmin::text, ctid::text as at
      from questionnaire_receipts where questionnaire_id = ${id} order by ctid`);
    const ballots = await rowsOf<Row>(sql`select answers -> 'q' ->> 'text' as said, xmin::text, ctid::text as at
      from questionnaire_ballots where questionnaire_id = ${id} order by ctid`);
    expect([receipts.length, ballots.length]).toEqual([24, 24]);
    const truth = new Map(people.map(({ accountId }, at) => [accountId, said[at]!]));
    // Place by place: 24 pairs in a random order have one that is right, on the average.
    const byPlace = receipts.filter((row, at) => truth.get(row.who!) === ballots[at]!.said).length;
    expect(byPlace).toBeLessThan(13);
    // Transaction by transaction: no transaction has left one of each alone.
    const lone = (rows: Row[]) => {
      const counts = Map.groupBy(rows, ({ xmin }) => xmin);
      return new Map([...counts].flatMap(([xmin, all]) => (all.length === 1 ? [[xmin, all[0]!] as const] : [])));
    };
    const [one, two] = [lone(receipts), lone(ballots)];
    const pairs = [...one].filter(([xmin, row]) => truth.get(row.who!) === two.get(xmin)?.said);
    expect(pairs.length).toBeLessThan(6);
    const latest = (rows: Row[]) => Math.max(...rows.map(({ xmin }) => Number(xmin)));
    const newest = (rows: Row[]) => rows.filter(({ xmin }) => Number(xmin) === latest(rows)).length;
    expect(Math.min(newest(receipts), newest(ballots))).toBeGreaterThanOrEqual(16);
    // Ids are random ones, of no time; and there are no moments and no numbers in a row at all.
    const columns = await rowsOf<{ name: string; type: string }>(sql`
      select column_name as name, data_type as type from information_schema.columns
      where table_name in ('questionnaire_receipts', 'questionnaire_ballots')`);
    expect([...new Set(columns.map(({ type }) => type))].sort()).toEqual(["boolean", "jsonb", "uuid"]);
    const lots = await rowsOf<{ lot: string }>(sql`select lot::text from questionnaire_ballots`);
    expect(lots.every(({ lot }) => lot[14] === "4")).toBe(true);
  });

  it("leave nothing elsewhere: no draft, no key of a repeated call, no line of the journal, no event", async () => {
    const id = await makeQuestionnaire(admin, [[question]], { settings: anonymous });
    const [me] = people as [Viewer];
    const word = `Тайна${newId().slice(-8)}`;
    const input = { id, kind: "survey" as const, part: 1, go: "send" as const, shown: "q" };
    const answers = { q: { chosen: [], text: word, number: "", rows: {} } };
    await apiAs(me, { idempotencyKey: "once" }).questionnaires.save({ ...input, answers });
    const tables = await rowsOf<{ name: string }>(sql`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`);
    const found: string[] = [];
    for (const { name } of tables) {
      const table = sql.raw(name);
      const [row] = await rowsOf<{ count: number }>(
        sql`select count(*)::int as count from ${table} t where t::text like ${`%${word}%`}`,
      );
      if (row!.count) found.push(name);
    }
    expect(found).toEqual(["public.questionnaire_ballots"]);
    const [keys] = await rowsOf<{ count: number }>(
      sql`select count(*)::int as count from idempotency where operation like 'questionnaires.%'`,
    );
    expect(keys!.count).toBe(0);
  });

  it("can be neither changed nor sent twice", async () => {
    const id = await makeQuestionnaire(admin, [[question]], { settings: { ...anonymous, editable: true } });
    const [me] = people as [Viewer];
    const send = answering(id);
    const outcomes = await Promise.all([1, 2, 3].map(() => send(me, { q: { text: "Раз" } })));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["again", "again", "sent"]);
    await expect(apiAs(me).questionnaires.section({ id, kind: "survey", part: "1" })).rejects.toMatchObject({
      status: 404,
    });
    const [count] = await rowsOf<{ count: number }>(
      sql`select count(*)::int as count from questionnaire_ballots where questionnaire_id = ${id}`,
    );
    expect(count!.count).toBe(1);
  });
});

describe("the sums of a survey without names", () => {
  it("wait until it is over, and until five have answered", async () => {
    const id = await makeQuestionnaire(admin, [[question]], { settings: anonymous });
    const send = answering(id);
    const { results, table } = apiAs(admin).questionnaireDesk;
    for (const person of people.slice(0, 4)) await send(person, { q: { text: "Слово" } });
    expect(await results({ id })).toMatchObject({ withheld: "open", answered: 4, questions: [] });
    await send(people[4]!, { q: { text: "Слово" } });
    const few = await makeQuestionnaire(admin, [[question]], { settings: anonymous });
    await answering(few)(people[0]!, { q: { text: "Слово" } });
    await closeLongAgo(few);
    await closeLongAgo(id);
    expect(await results({ id: few })).toMatchObject({ withheld: "few", questions: [] });
    expect(await results({ id })).toMatchObject({ withheld: null, answered: 5, cuts: [] });
    // Words wait for ten.
    expect((await results({ id })).questions[0]).toMatchObject({ answered: 5, texts: [], textsWait: true });
    expect((await table({ id })).rows).toEqual([]);
    await expect(apiAs(admin).questionnaireDesk.people({ id })).rejects.toMatchObject({ status: 404 });
  });

  it("say nothing of a department of four, nor by the difference of what they say", async () => {
    const ids = [newId(), newId(), newId()];
    await withTenant("*", () =>
      db()
        .insert(departments)
        .values(ids.map((id, at) => ({ id, groupId: company.id, name: `Отдел ${at + 1}` }))),
    );
    const sizes = [4, 6, 9];
    const staff: Viewer[] = [];
    for (const [at, size] of sizes.entries())
      for (let one = 0; one < size; one++) staff.push(await makePerson(company, { departmentId: ids[at]! }));
    const choice = ask("q", "single", { options: options("За", "Против"), required: true });
    const audience = ids.map((id) => `department:${id}`);
    const settings = { anonymity: "confidential" as const };
    const id = await makeQuestionnaire(admin, [[choice]], { settings, audience });
    for (const person of staff) await answering(id)(person, { q: { chosen: ["o1"] } });
    await closeLongAgo(id);
    const { results } = apiAs(admin).questionnaireDesk;
    const { rates, cuts } = await results({ id });
    expect(rates.map(({ invited, answered }) => [invited, answered])).toEqual([
      [4, null],
      [6, null],
      [9, 9],
    ]);
    expect(cuts.map(({ name, answered }) => [name, answered])).toEqual([
      ["Отдел 3", 9],
      ["Остальные", 10],
    ]);
    const small = await results({ id, cut: ids[0]! });
    expect([small.cut, small.questions[0]!.answered]).toEqual(["", 19]);
  });

  it("show only parts of which every difference is five or more, whatever the sizes are", () => {
    const sizes = [0, 1, 2, 4, 5, 6, 9];
    const trees = sizes.flatMap((a) => sizes.flatMap((b) => sizes.flatMap((c) => sizes.map((d) => [a, b, c, d]))));
    for (const tree of trees) {
      const cells = tree.map((size, at) => ({
        id: String(at),
        name: "",
        units: [String(at)],
        answered: size,
      }));
      const shown = safeCells(cells).map(({ answered }) => answered);
      const all = tree.reduce((sum, size) => sum + size, 0);
      // Whatever somebody adds up and takes from the whole is a sum of shown parts again.
      if (shown.length) expect(shown.reduce((sum, size) => sum + size, 0)).toBe(all);
      expect(shown.every((size) => size >= 5)).toBe(true);
    }
  });
});
