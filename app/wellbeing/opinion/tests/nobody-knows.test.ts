import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { mixByClock } from "../server/mixing.ts";

const database = freshDatabase();
let superuser: pg.Client;
let people: Viewer[];
let owner: Viewer;

type Row = {
  id: string;
  line: string;
  xmin: string;
  ctid: string;
  author_id: string | null;
  text: string;
  code_hash: string | null;
};
const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await superuser.query<T>(text, values)).rows;
const unnamed = () =>
  ask<Row>(
    "select *, o::text as line, o.xmin::text, o.ctid::text from opinions o where author_id is null order by o.ctid",
  );
const codeOf = (at: number) => `NBDY-ABCD-EFGH-JKL${"ABCDEF"[at]}`;
const textOf = (at: number) => `Мнение без имени номер ${at}`;

/** Everything in every table of the database that has these words in it. */
async function tracesOf(words: string[]): Promise<string[]> {
  const tables = await ask<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await ask<{ count: number }>(
      `select count(*)::int as count from ${name} t where exists (select from unnest($1::text[]) w where position(w in t::text) > 0)`,
      [words],
    );
    if (row!.count) found.push(name);
  }
  return found;
}

beforeAll(async () => {
  setClock(new Date("2026-03-02T09:00:00Z"));
  setListeners(listeners);
  superuser = new pg.Client({ connectionString: database.url });
  await superuser.connect();
  // What the database keeps from companies it does not keep from who owns it.
  await superuser.query("select set_config('app.group_id', '*', false)");
  const company = await makeCompany();
  owner = await makePerson(company);
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  const { alias } = await apiAs(owner).account.me({});
  const topic = { title: "Столовая", termDays: 3, unnamed: true, inMyResource: false, owners: [alias] };
  const { id } = await apiAs(admin).opinion.makeTopic(topic);
  people = await Promise.all(Array.from({ length: 6 }, () => makePerson(company)));
  const said = { topic: id, target: "service", rating: "2" } as const;
  // Each does something else before and after, so that every opinion lies between two moments of its author.
  for (const [at, person] of people.entries()) {
    const api = (key: string) => apiAs(person, { idempotencyKey: key });
    await api(`before-${at}`).mood.tell({ level: "good" });
    await api(`unnamed-${at}`).opinion.sayUnnamed({ ...said, text: textOf(at), code: codeOf(at) });
    await api(`named-${at}`).opinion.say({ ...said, text: `Подписано ${at}` });
    await api(`after-${at}`).mood.tell({ level: "bad" });
  }
  await deliverAll();
});
afterAll(async () => {
  setClock();
  await superuser?.end();
});

describe("whoever reads the whole database", () => {
  it("reads all of it: every person that there is stands before them", async () => {
    const rows = await ask<{ id: string }>("select id from accounts");
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(people.map(({ accountId }) => accountId)));
    expect(await tracesOf([owner.accountId])).toContain("public.opinion_owners");
  });

  it("finds no person in an opinion without a name, and neither its words nor its id nor its code anywhere else", async () => {
    const rows = await unnamed();
    expect(rows).toHaveLength(6);
    for (const person of people) expect(rows.map(({ line }) => line).join()).not.toContain(person.accountId);
    const words = rows.flatMap(({ id, text, code_hash }) => [id, text, code_hash!]);
    expect(await tracesOf(words)).toEqual(["public.opinions"]);
    expect(await tracesOf(people.map((_, at) => codeOf(at)))).toEqual([]);
  });

  it("finds no moment: ids are all chance, and nothing is finer than a day", async () => {
    for (const { id } of await unnamed()) expect(id[14]).toBe("4");
    const moments = await ask(
      "select 1 from information_schema.columns where table_name = 'opinions' and data_type ~ 'time'",
    );
    expect(moments).toEqual([]);
  });

  it("finds no order: all of them were written by one transaction, and lie as their ids do", async () => {
    const rows = await unnamed();
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
  });

  it("finds nothing else that this transaction has written, and after an hour not even its moment", async () => {
    const [{ xmin: before } = { xmin: "" }] = await unnamed();
    const tables = await ask<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    for (const { name } of tables) {
      const rows = await ask<{ line: string }>(`select t::text as line from "${name}" t where t.xmin::text = $1`, [
        before,
      ]);
      if (name !== "opinions") expect([name, rows]).toEqual([name, []]);
      else expect(rows).toHaveLength(6);
    }
    await withTenant("*", mixByClock);
    const [{ xmin } = { xmin: "" }] = await unnamed();
    const [latest] = await ask<{ last: string }>("select max(xmin::text::bigint)::text as last from moods");
    expect(Number(xmin)).toBeGreaterThan(Number(latest!.last));
  });

  it("learns no more when authors write again by their codes", async () => {
    for (const { id } of (await apiAs(owner).opinion.queue({})).items)
      await apiAs(owner).opinion.answer({ id, text: "Когда?" });
    setClock(new Date("2026-03-12T09:00:00Z"));
    for (const at of [4, 1])
      await apiAs(nobody).opinion.replyUnnamed({ code: codeOf(at), text: `Ещё слова ${at}`, seen: 1 });
    const waiting = (await unnamed()).filter(({ line }) => line.includes("Ещё слова"));
    expect(waiting).toHaveLength(2);
    expect(new Set(waiting.map(({ xmin }) => xmin)).size).toBe(1);
    expect(await tracesOf(["Ещё слова"])).toEqual(["public.opinions"]);
  });
});

it("a person's own opinions are those that they have signed", async () => {
  const { items } = await apiAs(people[0]!).opinion.mine({});
  expect(items.map(({ text }) => text)).toEqual(["Подписано 0"]);
});
