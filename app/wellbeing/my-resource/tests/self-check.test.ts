import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { usual } from "../server/index.ts";
import { remindOfSelfCheck } from "../server/notices.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let admin: Viewer;

const day = (text: string) => setClock(new Date(`${text}T09:00:00Z`));
const statements = usual.scales.flatMap((scale) => scale.statements);
const all = (grade: number) => ({ answers: Object.fromEntries(statements.map(({ id }) => [id, grade])) });

beforeEach(async () => {
  day("2026-03-02");
  company = await makeCompany();
  anna = await makePerson(company);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
});
afterEach(() => setClock());

describe("a person", () => {
  it("gets a result by scales, from 0 to 100, and its history", async () => {
    const api = apiAs(anna);
    await expect(api.myResource.last({})).rejects.toMatchObject({ code: "NOT_FOUND" });
    const answers = { ...all(5).answers, "energy-1": 1, "energy-2": 1, "energy-3": 1 };
    const result = await api.myResource.check({ answers });
    expect(result.scales.map(({ id, score }) => [id, score])).toEqual([
      ["energy", 0],
      ["rest", 100],
      ["interest", 100],
      ["support", 100],
      ["balance", 100],
    ]);
    expect(result.overall).toBe(80);
    expect(await api.myResource.last({})).toEqual(result);
    expect((await api.myResource.mine({})).results).toEqual([result]);
  });

  it("answers each statement, and once in four weeks", async () => {
    const api = apiAs(anna);
    const { "rest-2": _, ...others } = all(3).answers;
    await expect(api.myResource.check({ answers: others })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { "rest-2": [expect.stringContaining("После работы")] } },
    });
    await api.myResource.check(all(3));
    expect((await api.myResource.mine({})).nextOn).toBe("2026-03-30");
    day("2026-03-29");
    await expect(api.myResource.check(all(4))).rejects.toMatchObject({ code: "INVALID" });
    day("2026-03-30");
    await api.myResource.check(all(4));
    expect((await api.myResource.mine({})).results.map(({ overall }) => overall)).toEqual([75, 50]);
  });

  it("is told once when it is time again, and not any more once they have answered or forgotten", async () => {
    const { check, forget } = apiAs(anna).myResource;
    const told = async () => (await apiAs(anna).notifications.list({})).items.map(({ kind }) => kind);
    const remindOn = async (text: string) => {
      day(text);
      await withTenant("*", remindOfSelfCheck);
      return (await told()).length;
    };
    await check(all(3));
    expect(await remindOn("2026-03-29")).toBe(0);
    expect(await remindOn("2026-03-30")).toBe(1);
    expect(await remindOn("2026-03-31")).toBe(1);
    expect(await told()).toEqual(["self-check"]);
    await check(all(3));
    expect(await remindOn("2026-04-27")).toBe(1);
    await forget({});
    expect(await remindOn("2026-04-28")).toBe(1);
    // Whoever has left it for months is not called after.
    const ivan = await makePerson(company);
    day("2026-01-12");
    await apiAs(ivan).myResource.check(all(3));
    await remindOn("2026-05-01");
    expect((await apiAs(ivan).notifications.list({})).items).toEqual([]);
  });

  it("deletes everything of theirs, and may begin anew at once", async () => {
    const api = apiAs(anna);
    await api.myResource.check(all(3));
    expect(await api.myResource.forget({})).toEqual({ gone: 1 });
    await expect(api.myResource.last({})).rejects.toMatchObject({ code: "NOT_FOUND" });
    await api.myResource.check(all(2));
  });

  it("is the only one who reads it: an administrator with their eyes does not", async () => {
    await apiAs(anna).myResource.check(all(1));
    expect((await apiAs(admin).myResource.mine({})).results).toEqual([]);
    const shown = { ...anna, shownBy: { accountId: admin.accountId, name: admin.name } };
    for (const call of [() => apiAs(shown).myResource.mine({}), () => apiAs(shown).myResource.last({})])
      await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a company", () => {
  const months = async () => (await apiAs(admin).myResource.company({})).months;

  it("sees a month when it is over, and of five people at least", async () => {
    for (const grade of [1, 2, 3, 4]) await apiAs(await makePerson(company)).myResource.check(all(grade));
    day("2026-04-02");
    expect(await months()).toEqual([{ month: "2026-03-01", sums: null }]);
    day("2026-03-20");
    await apiAs(anna).myResource.check(all(5));
    expect(await months()).toEqual([]);
    day("2026-04-02");
    const [march] = await months();
    expect(march!.sums).toMatchObject({ people: 5, overall: 50 });
    expect(march!.sums!.scales).toHaveLength(5);
    await expect(apiAs(anna).myResource.company({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("is asked otherwise from the day the administrator says so; results of before stay", async () => {
    await apiAs(anna).myResource.check(all(5));
    const [first] = usual.scales;
    await apiAs(admin).myResource.changeDocument({ everyWeeks: 1, scales: [{ ...first!, title: "Бодрость" }] });
    day("2026-03-09");
    const { document, results, nextOn } = await apiAs(anna).myResource.mine({});
    expect([document.scales.length, results[0]!.scales.length, nextOn]).toEqual([1, 5, null]);
    await apiAs(anna).myResource.check({ answers: { "energy-1": 1, "energy-2": 1, "energy-3": 1 } });
    expect((await apiAs(anna).myResource.last({})).scales).toEqual([{ id: "energy", title: "Бодрость", score: 0 }]);
    const twice = { everyWeeks: 1, scales: [first!, first!] };
    await expect(apiAs(admin).myResource.changeDocument(twice)).rejects.toMatchObject({ code: "INVALID" });
    await expect(apiAs(anna).myResource.changeDocument(usual)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
