import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { ownAdaptation } from "../server/own-data.ts";
import { tellTerms } from "../server/telling.ts";
import { adaptationOf, meetNewcomer, publish, refused, step } from "./people.ts";

freshDatabase();

let [anna, ivan, petr, hr] = [] as unknown as [Viewer, Viewer, Viewer, Viewer];
let run: string;
let keys: string[];
const secret = "Землеройка";
const monday = "2026-06-01";

beforeEach(async () => {
  setClock(new Date(`${monday}T07:00:00Z`));
  ({ anna, ivan, petr, hr } = await meetNewcomer());
  const task = step("Задание", { kind: "task", checked: true, dueAfter: 0 });
  const { id, keyOf } = await publish(hr, [step("Читать", { dueAfter: 1 }), task]);
  keys = ["Читать", "Задание"].map(keyOf);
  run = (await adaptationOf(hr).start({ template: id, people: [ivan.accountId], on: monday, buddy: petr.accountId }))
    .ids[0]!;
  await adaptationOf(anna).addNote({ id: run, text: `${secret}: поговорить о сроках` });
});
afterEach(() => setClock());

const dump = async (part: string) => {
  const { rows } = await withTenant("*", () => db().execute(sql.raw(part)));
  return JSON.stringify(rows);
};

describe("a private note", () => {
  it("is read by who checks, and is there for nobody else", async () => {
    expect((await adaptationOf(anna).notes({ id: run })).items).toMatchObject([{ mine: true }]);
    expect((await adaptationOf(hr).notes({ id: run })).items).toMatchObject([{ mine: false }]);
    for (const who of [ivan, petr]) {
      expect(await refused(adaptationOf(who).notes({ id: run }))).toBe("NOT_FOUND");
      expect(await refused(adaptationOf(who).addNote({ id: run, text: "Своё" }))).toBe("NOT_FOUND");
    }
  });

  it("comes to the newcomer by no read of the area, no search, no notice and no letter", async () => {
    await adaptationOf(ivan).finish({ id: run, key: keys[1]!, evidence: "Сделал" });
    await adaptationOf(anna).check({ id: run, key: keys[1]!, accept: false, comment: "Доделать" });
    setClock(new Date("2026-06-03T09:00:00Z"));
    await withTenant("*", tellTerms);
    await deliverAll();
    const mine = adaptationOf(ivan);
    const reads = [
      ...[mine.home({}), mine.run({ id: run }), mine.grades({ id: run })],
      ...keys.map((key) => mine.step({ id: run, key })),
      ...["Землеройка", "поговорить", "Задание"].map((query) => apiAs(ivan).search.find({ query })),
      apiAs(ivan).notifications.list({}),
    ];
    const told = JSON.stringify(await Promise.all(reads));
    expect(told).toContain("Задание");
    expect(told).not.toContain(secret);
    const names = operationsOf().filter(({ name, writes }) => name.startsWith("adaptation.") && !writes);
    expect(names.map(({ name }) => name)).toContain("adaptation.notes");
    for (const table of ["notices", "search_documents", "outbox"])
      expect(await dump(`select * from ${table}`)).not.toContain(secret);
  });

  it("stands in the archive of the newcomer and of its author, and goes with the data of either", async () => {
    const rowsOf = async (name: string, who: Viewer) => {
      const part = ownAdaptation.find((one) => one.name === name)!;
      return withTenant("*", async () => (await db().execute(part.rows(sql`${who.accountId}::uuid`))).rows);
    };
    expect(await rowsOf("adaptation-said", ivan)).toMatchObject([{ kind: "заметка руководителя" }]);
    expect(await rowsOf("adaptation-notes", anna)).toHaveLength(1);
    expect(await rowsOf("adaptation-said", petr)).toEqual([]);
    const own = ownAdaptation.find(({ name }) => name === "adaptation")!;
    await withTenant("*", async () => {
      for (const statement of own.erase!(sql`${ivan.accountId}::uuid`)) await db().execute(statement);
    });
    expect(await rowsOf("adaptation-said", ivan)).toEqual([]);
  });
});
