import { and, eq, lte, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { now, setClock } from "#platform/clock.ts";
import { countQueries, db, kept, keptTogether, newId, part, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany } from "#tests/support/people.ts";

freshDatabase();

type Reader = { accountId: string; groupId: string; name: string; rights: string[] };
let built = 0;
const ofReader = kept((reader: Reader, slots: { name: string }, shape?: "loud") => {
  built += 1;
  return db()
    .select({
      name: shape ? sql<string>`upper(${departments.name})` : departments.name,
      reader: sql<string>`${reader.accountId}::text`,
      at: sql<string>`to_char(${now()}::timestamptz, 'HH24:MI')`,
      may: sql<string>`${reader.rights.join()}::text`,
    })
    .from(departments)
    .where(and(eq(departments.groupId, reader.groupId), eq(departments.name, slots.name)));
});

const reader = (groupId: string, rights: string[] = []): Reader => ({
  accountId: newId(),
  groupId,
  name: "Кто-то",
  rights,
});
const ask = (of: Reader, name: string, shape?: "loud") => withTenant(of.groupId, () => ofReader(of, { name }, shape));

describe("a kept statement", () => {
  let ours: Reader;
  let theirs: Reader;
  beforeEach(async () => {
    ours = reader((await makeCompany("Наша")).id);
    theirs = reader((await makeCompany("Чужая")).id);
    const rows = [ours, theirs].flatMap(({ groupId }) => ["Один", "Два"].map((name) => ({ groupId, name })));
    await withTenant("*", () => db().insert(departments).values(rows));
    built = 0;
  });

  test("is built once and tells each reader their own, at the moment of their request", async () => {
    setClock(new Date("2026-03-01T10:00Z"));
    const first = await ask(ours, "Один");
    setClock(new Date("2026-03-01T11:30Z"));
    const second = await ask(theirs, "Два");
    setClock();
    expect(first).toEqual([{ name: "Один", reader: ours.accountId, at: "10:00", may: "" }]);
    expect(second).toEqual([{ name: "Два", reader: theirs.accountId, at: "11:30", may: "" }]);
    expect(built).toBeLessThanOrEqual(1);
  });

  test("finds nothing of another company, whatever ids it is asked with", async () => {
    await ask(ours, "Один");
    expect(await withTenant(ours.groupId, () => ofReader(theirs, { name: "Один" }))).toEqual([]);
  });

  test("has a text of its own for what a reader may do and for each shape", async () => {
    const editor = { ...ours, rights: ["editor"] };
    expect((await ask(editor, "Один"))[0]!.may).toBe("editor");
    expect((await ask(ours, "Один"))[0]!.may).toBe("");
    expect((await ask(ours, "Один", "loud"))[0]!.name).toBe("ОДИН");
    expect((await ask(ours, "Один"))[0]!.name).toBe("Один");
  });

  test("has no value of a request in its text or among what is kept", async () => {
    const { queries } = await countQueries(() => ask(ours, "Один"));
    expect(queries.join()).not.toMatch(new RegExp(`${ours.accountId}|${ours.groupId}|Один`));
  });

  test("takes constants as they are, whatever marks they carry", async () => {
    const marks = ["it's", "\\'; drop table departments; --", "$1 и $2", "«\n»"];
    for (const mark of marks) expect((await ask({ ...ours, rights: [mark] }, "Один"))[0]!.may).toBe(mark);
  });

  test("is not built where its shape would hang on a value", async () => {
    const byName = kept((of: Reader, slots: { name: string }) =>
      db()
        .select({ one: sql`1` })
        .from(departments)
        .where(sql`${`${slots.name}%`} = ${of.accountId}`),
    );
    const byDay = kept((_: Reader, slots: object) =>
      db()
        .select({ slots: sql`${Object.keys(slots).length}` })
        .from(departments)
        .where(lte(sql`${new Date(now())}`, sql`now()`)),
    );
    const byReader = kept((of: Reader, _: object) =>
      db()
        .select({ name: sql`${of.name}` })
        .from(departments),
    );
    expect(() => byReader(ours, {})).toThrow("A statement is built without «name» of the reader");
    const refusal = "A statement is built without the value";
    expect(() => byName(ours, { name: "Один" })).toThrow(refusal);
    expect(() => byDay(ours, {})).toThrow(refusal);
  });

  test("is sent in a transaction only", async () => {
    await expect(ofReader(ours, { name: "Один" })).rejects.toMatchObject({
      cause: { message: "A kept statement is sent in a transaction" },
    });
  });

  test("of several parts gives each its own rows", async () => {
    const together = keptTogether(({ groupId }: Reader, names: Record<"a" | "b" | "c", string>) =>
      [names.a, names.b, names.c].map((name) =>
        part<{ name: string }, string[]>(
          sql`select name from ${departments} where group_id = ${groupId} and name = ${name}`,
          (rows) => rows.map((row) => row.name),
        ),
      ),
    );
    const asked = await withTenant(ours.groupId, () => together(ours, { a: "Два", b: "Три", c: "Один" }));
    expect(asked).toEqual([["Два"], [], ["Один"]]);
  });
});
