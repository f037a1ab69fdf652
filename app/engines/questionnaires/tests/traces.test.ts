import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownParts } from "#app/access/own-data/server/index.ts";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { answering, ask, makeQuestionnaire } from "./made.ts";

const database = freshDatabase();
let superuser: pg.Client;
let people: Viewer[];
let id: string;

const rowsOf = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await superuser.query<T>(text, values)).rows;
const wordsOf = (at: number) => `Слова без имени ${at}`;

/** Every row of every table as text, and every number that the database counts on. */
async function everything(): Promise<Map<string, Set<string>>> {
  const tables = await rowsOf<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`);
  const all = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const rows = await rowsOf<{ line: string }>(`select t::text as line from ${name} t`);
    all.set(name, new Set(rows.map(({ line }) => line)));
  }
  const counted = await rowsOf<{ line: string }>("select s::text as line from pg_sequences s");
  return all.set("sequences", new Set(counted.map(({ line }) => line)));
}

/** What stands in one and not in the other, by tables. */
function added(before: Map<string, Set<string>>, after: Map<string, Set<string>>): Record<string, string[]> {
  const fresh = [...after].map(
    ([name, lines]) => [name, [...lines].filter((line) => !before.get(name)?.has(line))] as const,
  );
  return Object.fromEntries(fresh.filter(([, lines]) => lines.length > 0));
}

beforeAll(async () => {
  setListeners(listeners);
  superuser = new pg.Client({ connectionString: database.url });
  await superuser.connect();
  // What the database keeps from companies it does not keep from who owns it.
  await superuser.query("select set_config('app.group_id', '*', false)");
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  people = await Promise.all(Array.from({ length: 24 }, () => makePerson(company)));
  const settings = { anonymity: "anonymous" as const, reward: 10 };
  id = await makeQuestionnaire(admin, [[ask("q", "text", { required: true })]], { settings });
  await deliverAll();
});
afterAll(() => superuser?.end());

describe("whoever owns the database", () => {
  it("finds a receipt and a ballot of who answers an anonymous survey, and in no other table a row, a change or a number", async () => {
    const [first] = people as [Viewer];
    const before = await everything();
    expect([...before.values()].flatMap((lines) => [...lines]).join()).toContain(first.accountId);
    const send = answering(id);
    await send(first, { q: { text: wordsOf(0) } }, { go: "stay" });
    await send(first, { q: { text: wordsOf(0) } });
    await deliverAll();
    const now = await everything();
    const fresh = added(before, now);
    expect(Object.keys(fresh).sort()).toEqual(["public.questionnaire_ballots", "public.questionnaire_receipts"]);
    expect(added(now, before)).toEqual({});
    const [[receipt], [ballot]] = [fresh["public.questionnaire_receipts"]!, fresh["public.questionnaire_ballots"]!];
    const idsIn = (line = ""): string[] => line.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    // Nothing but the survey and its company stands in both, and no id of a ballot tells a moment.
    const shared = idsIn(receipt).filter((one) => idsIn(ballot).includes(one));
    expect(shared).toHaveLength(2);
    expect(receipt).not.toContain(wordsOf(0));
    const [lot] = idsIn(ballot).filter((one) => !shared.includes(one));
    expect(lot![14]).toBe("4");
  });

  it("cannot tell by what people did before and after which ballot is theirs", async () => {
    const windows: [number, number][] = [];
    const latest = async () => {
      const [row] = await rowsOf<{ last: string }>("select max(xmin::text::bigint)::text as last from moods");
      return Number(row!.last);
    };
    for (const [at, person] of people.entries()) {
      const { mood } = apiAs(person);
      await mood.tell({ level: "good" });
      const from = await latest();
      if (at > 0) await answering(id)(person, { q: { text: wordsOf(at) } });
      await mood.tell({ level: "bad" });
      windows.push([from, await latest()]);
    }
    const ballots = await rowsOf<{ said: string; xmin: string }>(
      "select answers -> 'q' ->> 'text' as said, xmin::text from questionnaire_ballots where questionnaire_id = $1",
      [id],
    );
    expect(ballots).toHaveLength(24);
    // All that lies in a person's window: one of many, or now and then a single row, which is more often somebody else's.
    const guesses = windows.map(([from, to]) => ballots.filter(({ xmin }) => Number(xmin) > from && Number(xmin) < to));
    const told = guesses.filter((found, at) => found.length === 1 && found[0]!.said === wordsOf(at));
    expect(told.length).toBeLessThan(6);
    expect(Math.max(...guesses.map((found) => found.length))).toBeGreaterThanOrEqual(16);
  });

  it("reads the words in no one's own data: it tells that they have answered, and that no answer stands under their name", async () => {
    const [first] = people as [Viewer];
    const told: string[] = [];
    for (const part of ownParts.get()) {
      const { rows } = await withTenant("*", () => db().execute(part.rows(sql`${first.accountId}::uuid`)));
      for (const row of rows) told.push(JSON.stringify([part.name, row]));
    }
    expect(told.join()).not.toContain("Слова без имени");
    expect(told.filter((line) => line.includes(id)).map((line) => JSON.parse(line)[0])).toEqual([
      "questionnaire-receipts",
    ]);
    const { parts } = await apiAs(first).ownData.state({});
    const isThere = (start: string) => parts.find(({ title }) => title.startsWith(start))!.any;
    expect([isThere("Опросы, в которых вы ответили: что"), isThere("Ваши ответы в опросах")]).toEqual([true, false]);
  });
});
