import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { answering, ask, closeLongAgo, makeQuestionnaire, options } from "./made.ts";

freshDatabase();
const tree = [
  ["Завод", null, 3],
  ["Цех", "Завод", 4],
  ["Склад", "Завод", 6],
  ["Весы", "Склад", 1],
  ["Контора", null, 2],
  ["Касса", "Контора", 9],
  ["Охрана", "Контора", 5],
] as const;
const ids = new Map<string, string>(tree.map(([name]) => [name, newId()]));
let admin: Viewer;
let survey: string;
const staff = new Map<string, Viewer[]>();

beforeAll(async () => {
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  const rows = tree.map(([name, parent]) => ({
    ...{ id: ids.get(name)!, groupId: company.id, name },
    parentId: parent && ids.get(parent)!,
  }));
  await withTenant("*", () => db().insert(departments).values(rows));
  const choice = ask("q", "single", { options: options("За", "Против"), required: true });
  survey = await makeQuestionnaire(admin, [[choice]], { settings: { anonymity: "confidential" } });
  for (const [name, , size] of tree) {
    const people = await Promise.all(
      Array.from({ length: size }, () => makePerson(company, { departmentId: ids.get(name)! })),
    );
    staff.set(name, people);
    for (const [at, person] of people.entries())
      await answering(survey)(person, { q: { chosen: [at % 2 ? "o1" : "o2"] } });
  }
  await closeLongAgo(survey);
});

/** What the results show to each cut that one may ask for: every department, those put together, and what is no cut at all. */
async function shown(): Promise<Map<string, number[]>> {
  const all = new Map<string, number[]>();
  for (const cut of ["", ...ids.values(), "others", "guests", newId()]) {
    const results = await apiAs(admin).questionnaireDesk.results({ id: survey, cut });
    const [question] = results.questions;
    all.set(results.cut, [question!.answered, ...question!.bars.map(({ value }) => value)]);
  }
  return all;
}

/** Sums of every choice of these. */
function sumsOf(parts: number[]): number[] {
  const [first, ...rest] = parts;
  if (first === undefined) return [0];
  const without = sumsOf(rest);
  return without.concat(without.map((sum) => sum + first));
}

describe("the cuts of a tree of departments", () => {
  it("are of five and more, and so is each difference of what is shown, whichever are asked for", async () => {
    const all = await shown();
    const [whole] = all.get("")!;
    const cells = [...all].flatMap(([cut, [answered]]) => (cut ? [answered!] : []));
    expect(whole).toBe(30);
    expect(cells.length).toBeGreaterThan(2);
    for (const sum of sumsOf(cells)) expect(whole! - sum === 0 || whole! - sum >= 5).toBe(true);
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(5);
    const { rates, invited, answered } = await apiAs(admin).questionnaireDesk.results({ id: survey, cut: "" });
    const told = rates.filter((rate) => rate.answered !== null);
    const sum = (of: "invited" | "answered") => told.reduce((more, rate) => more + rate[of]!, 0);
    expect([invited - sum("invited") >= 5, answered - sum("answered") >= 5]).toEqual([true, true]);
  });

  it("stay as they were answered: who moves to another department later takes no answer along", async () => {
    const before = await shown();
    const [moved] = staff.get("Склад")!;
    await withTenant("*", () =>
      db()
        .update(accounts)
        .set({ departmentId: ids.get("Касса")! })
        .where(eq(accounts.id, moved!.accountId)),
    );
    expect(await shown()).toEqual(before);
  });
});
