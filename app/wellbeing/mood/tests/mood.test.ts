import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MoodLevel } from "#app/wellbeing/mood/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let admin: Viewer;

// A Thursday, late in the evening in Greenwich: in Moscow it is Friday already.
const thursday = new Date("2026-11-19T22:30:00Z");
const friday = "2026-11-20";

beforeEach(async () => {
  setClock(thursday);
  forgetSpending();
  company = await makeCompany();
  anna = await makePerson(company);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
});
afterEach(() => setClock());

describe("a person", () => {
  it("answers once a day of their own calendar and may change the answer", async () => {
    const api = apiAs(anna);
    expect(await api.mood.tell({ level: "bad" })).toEqual({ day: friday });
    await api.mood.tell({ level: "best", note: "Вечером повеселело", tags: ["team"] });
    const { today, entries } = await api.mood.mine({});
    expect([today, entries]).toEqual([
      friday,
      [{ day: friday, level: "best", note: "Вечером повеселело", tags: ["team"], shared: false }],
    ]);
  });

  it("may still answer for the two days before, and for no other", async () => {
    const api = apiAs(anna);
    await api.mood.tell({ day: "2026-11-18", level: "good" });
    for (const day of ["2026-11-17", "2026-11-21"])
      await expect(api.mood.tell({ day, level: "good" })).rejects.toMatchObject({ code: "INVALID" });
    expect((await api.mood.mine({})).entries.map(({ day }) => day)).toEqual(["2026-11-18"]);
  });

  it("sees a row of days grow, also while today is not told yet", async () => {
    const api = apiAs(anna);
    for (const day of ["2026-11-18", "2026-11-19"]) await api.mood.tell({ day, level: "good" });
    expect((await api.mood.mine({})).streak).toBe(2);
    await api.mood.tell({ level: "good" });
    expect((await api.mood.mine({})).streak).toBe(3);
    setClock(new Date("2026-11-22T10:00:00Z"));
    expect((await api.mood.mine({})).streak).toBe(0);
  });

  it("is told where to find support after three bad days in a row", async () => {
    const api = apiAs(anna);
    const lowAfter = async (level: MoodLevel, day: string) => {
      await api.mood.tell({ level, day });
      return (await api.mood.mine({})).low;
    };
    expect(await lowAfter("bad", "2026-11-18")).toBe(false);
    expect(await lowAfter("bad", "2026-11-19")).toBe(false);
    expect(await lowAfter("bad", friday)).toBe(true);
    expect(await lowAfter("average", friday)).toBe(false);
  });

  it("is the only one who reads their answers", async () => {
    await apiAs(anna).mood.tell({ level: "bad", note: "Никому" });
    expect((await apiAs(admin).mood.mine({})).entries).toEqual([]);
  });
});

describe("a company", () => {
  /** People of a department who have all answered so on Wednesday. */
  async function answers(count: number, level: MoodLevel, name?: string): Promise<Viewer[]> {
    const departmentId = newId();
    if (name)
      await withTenant("*", () => db().insert(departments).values({ id: departmentId, groupId: company.id, name }));
    const people = await Promise.all(
      Array.from({ length: count }, () => makePerson(company, { departmentId: name ? departmentId : null })),
    );
    for (const person of people) await apiAs(person).mood.tell({ day: "2026-11-18", level });
    return people;
  }

  const weeksOn = async (day: string) => {
    setClock(new Date(`${day}T12:00:00Z`));
    return (await apiAs(admin).mood.company({})).weeks;
  };

  it("learns of a week when nobody can change it any more", async () => {
    await answers(6, "good", "Склад");
    expect(await weeksOn("2026-11-25")).toEqual([]);
    expect((await weeksOn("2026-11-26")).map(({ week }) => week)).toEqual(["2026-11-16"]);
  });

  it("learns nothing of fewer than five people", async () => {
    await answers(4, "bad", "Склад");
    expect(await weeksOn("2026-11-26")).toEqual([{ week: "2026-11-16", company: null, units: [], rest: null }]);
  });

  it("sees its departments, the small ones together", async () => {
    await answers(6, "good", "Склад");
    await answers(3, "bad", "Касса");
    await answers(2, "best");
    const [week] = await weeksOn("2026-11-26");
    expect(week!.company).toEqual({ people: 11, bad: 3, average: 0, good: 6, best: 2 });
    expect(week!.units).toEqual([{ name: "Склад", people: 6, bad: 0, average: 0, good: 6, best: 0 }]);
    expect(week!.rest).toMatchObject({ people: 5, bad: 3, best: 2 });
  });

  it("cannot work out a small department as the difference", async () => {
    await answers(8, "good", "Склад");
    await answers(5, "best", "Офис");
    await answers(2, "bad", "Касса");
    const [week] = await weeksOn("2026-11-26");
    expect(week!.units.map(({ name }) => name)).toEqual(["Склад"]);
    expect(week!.rest).toMatchObject({ people: 7, bad: 2, best: 5 });
  });

  it("counts a person who moves in the department of that week", async () => {
    const [mover] = await answers(5, "good", "Склад");
    await answers(5, "good", "Офис");
    const move = { departmentId: null };
    await withTenant("*", () => db().update(accounts).set(move).where(eq(accounts.id, mover!.accountId)));
    const [week] = await weeksOn("2026-11-26");
    expect(week!.units.map(({ people }) => people)).toEqual([5, 5]);
  });

  it("opens its sums to administrators alone, and those of its own people alone", async () => {
    await answers(6, "good", "Склад");
    await expect(apiAs(anna).mood.company({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    const stranger = await makePerson(await makeCompany("Ландыш"), { roles: ["employee", "admin"] });
    setClock(new Date("2026-11-26T12:00:00Z"));
    expect((await apiAs(stranger).mood.company({})).weeks).toEqual([]);
  });
});
