import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readJournalFilter } from "#app/office/audit/forms.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn, stopAtNoon } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let petr: Viewer;

afterEach(() => setClock());
beforeEach(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"], lastName: "Главный" });
  petr = await makePerson(company, { firstName: "Пётр", lastName: "Ёжиков" });
});

type Wish = Parameters<ReturnType<typeof apiAs>["audit"]["list"]>[0];
const read = async (wish: Wish = {}, who = admin) => (await apiAs(who).audit.list(wish)).items;
const give = () => apiAs(admin).peopleDesk.give({ id: petr.accountId, right: "moderator" });

describe("the journal", () => {
  it("tells who did what to whom, from where and how it ended, in words", async () => {
    await give();
    expect(await read()).toMatchObject([
      {
        who: { name: "Главный Анна" },
        deed: "right.given",
        whom: { id: petr.accountId, name: "Ёжиков Пётр" },
        result: "ok",
        detail: "право: модератор",
      },
    ]);
  });

  it("knows which days there are: others narrow nothing on the page, and the API refuses them", () => {
    for (const from of ["2026-13-45", "0000-01-01", "2026-02-31", "9999-12-31"]) {
      expect(readJournalFilter({ from, to: from })).toEqual({});
    }
    return expect(read({ from: "2026-13-45" })).rejects.toMatchObject({ status: 422 });
  });

  it("has words of its own for each deed, by which the page narrows it", async () => {
    const { items } = await apiAs(admin).audit.deeds({});
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  });

  it("is narrowed by the one who did it, by the deed and by days", async () => {
    stopAtNoon();
    await give();
    await recordAudit({ deed: "logout", result: "ok", accountId: petr.accountId, groupId: company.id });
    const deeds = async (wish: Wish) => (await read(wish)).map(({ deed }) => deed);
    expect(await deeds({})).toEqual(["logout", "right.given"]);
    expect(await deeds({ who: "ежик" })).toEqual(["logout"]);
    expect(await deeds({ deed: "right.given" })).toEqual(["right.given"]);
    const [yesterday, today, tomorrow] = [dayIn(-1), dayIn(), dayIn(1)];
    const spans = [
      { from: today, to: today },
      { from: yesterday },
      { to: tomorrow },
      { to: yesterday },
      { from: tomorrow },
    ];
    expect((await Promise.all(spans.map(deeds))).map(({ length }) => length)).toEqual([2, 2, 2, 0, 0]);
  });

  it("comes twenty a page, the latest first, and in long pages for a table", async () => {
    for (let at = 0; at < 25; at++)
      await recordAudit({
        deed: "login",
        result: "ok",
        accountId: petr.accountId,
        groupId: company.id,
        objectId: `${at}`,
      });
    const first = await apiAs(admin).audit.list({});
    const second = await apiAs(admin).audit.list({ after: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 5, undefined]);
    expect(first.items[0]!.object).toBe("24");
    expect((await read({ many: "yes" })).length).toBe(25);
  });

  it("is of the own company alone, and of administrators alone", async () => {
    await give();
    const stranger = await makePerson(await makeCompany("Ландыш"), { roles: ["employee", "admin"] });
    expect(await read({}, stranger)).toEqual([]);
    await expect(read({}, petr)).rejects.toMatchObject({ status: 403 });
  });
});
