import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { callInProcess } from "#platform/api/client.ts";
import { serveArea } from "#platform/api/implement.ts";
import { operation } from "#platform/api/operation.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

/** One deed with an effect that can be counted: it opens a department. */
const add = (path: `/${string}`, limit?: { name: string; count: number; perSeconds: number }) =>
  operation({ method: "POST", path, summary: "", access: "employee", ...(limit && { limit }) })
    .input(z.strictObject({ name: z.string(), note: z.file().optional(), crash: z.boolean().optional() }))
    .output(z.object({ id: z.string() }));
const contract = {
  add: add("/departments"),
  addElsewhere: add("/elsewhere"),
  addSeldom: add("/seldom", { name: "seldom", count: 2, perSeconds: 1_000_000 }),
};

let crashes = false;
const run = async ({ groupId }: Viewer, name: string) => {
  const id = newId();
  await db().insert(departments).values({ id, groupId, name });
  if (crashes) throw new Error("сбой посреди дела");
  return { id };
};
const router = serveArea(contract, {
  add: (viewer, input) => run(viewer, input.name),
  addElsewhere: (viewer, input) => run(viewer, input.name),
  addSeldom: (viewer, input) => run(viewer, input.name),
});

let anna: Viewer;
let ivan: Viewer;
let key: string;

beforeAll(async () => {
  const company = await makeCompany();
  anna = await makePerson(company);
  ivan = await makePerson(company, { firstName: "Иван" });
});
beforeEach(() => {
  crashes = false;
  key = crypto.randomUUID();
});

const api = (viewer: Viewer, idempotencyKey: string | undefined = key) =>
  callInProcess(contract, router, { viewer, address: "", requestId: "test", idempotencyKey });

async function count(name: string): Promise<number> {
  const { rows } = await withTenant("*", () =>
    db().execute<{ n: number }>(sql`select count(*)::int as n from departments where name = ${name}`),
  );
  return rows[0]!.n;
}

test("twenty identical posts at once have one effect and one answer", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => api(anna).add({ name: "Двадцать" })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await count("Двадцать")).toBe(1);
});

test("a replay after the end gets the first answer", async () => {
  const first = await api(anna).add({ name: "Повтор" });
  expect(await api(anna).add({ name: "Повтор" })).toEqual(first);
  expect(await count("Повтор")).toBe(1);
});

test("fifty equal posts, one after another and at once, spend one attempt", async () => {
  const post = () => api(anna).addSeldom({ name: "Изредка" });
  const answers = [await post(), await post(), await post(), ...(await Promise.all(Array.from({ length: 47 }, post)))];
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await count("Изредка")).toBe(1);
  await api(anna, crypto.randomUUID()).addSeldom({ name: "Ещё раз" });
  // Both attempts are spent, and yet what was done is told again.
  await expect(api(anna, crypto.randomUUID()).addSeldom({ name: "В третий" })).rejects.toMatchObject({ status: 429 });
  expect(await post()).toEqual(answers[0]);
  expect(await count("В третий")).toBe(0);
});

test("the same key with another body is a conflict and does nothing", async () => {
  await api(anna).add({ name: "Первое" });
  await expect(api(anna).add({ name: "Второе" })).rejects.toMatchObject({ status: 409 });
  expect(await count("Второе")).toBe(0);
});

test("files of one name and size are told apart by their bytes", async () => {
  const note = (text: string) => new File([text], "note.txt", { type: "text/plain" });
  const first = await api(anna).add({ name: "Записка", note: note("да") });
  expect(await api(anna).add({ name: "Записка", note: note("да") })).toEqual(first);
  await expect(api(anna).add({ name: "Записка", note: note("не") })).rejects.toMatchObject({ status: 409 });
});

test("a deed that crashed has left nothing behind, and its replay is done once", async () => {
  crashes = true;
  await expect(api(anna).add({ name: "Сбой" })).rejects.toThrow("сбой");
  expect(await count("Сбой")).toBe(0);
  crashes = false;
  const first = await api(anna).add({ name: "Сбой" });
  expect(await api(anna).add({ name: "Сбой" })).toEqual(first);
  expect(await count("Сбой")).toBe(1);
});

test("a key is each person's and each operation's own", async () => {
  const ids = [
    await api(anna).add({ name: "Свой ключ" }),
    await api(ivan).add({ name: "Свой ключ" }),
    await api(anna).addElsewhere({ name: "Свой ключ" }),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test("a key of no length or of too much is refused in Russian", async () => {
  for (const wrong of ["", "к".repeat(201)]) {
    const refused = api(anna, wrong).add({ name: "Ключ" });
    await expect(refused).rejects.toMatchObject({ status: 422, data: { fields: { "Idempotency-Key": [/^От 1/] } } });
  }
});
