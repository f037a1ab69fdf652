import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
  ivan = await makePerson(company, { firstName: "Иван", lastName: "Белов", birthDate: "1990-06-10" });
});
afterEach(() => setClock());

const beside = async (from = "2026-06-01", to = "2026-06-30", more: object = {}) =>
  (await apiAs(anna).events.range({ from, to, ...more })).beside.map(
    ({ layer, startsAt, title }) => `${layer} ${startsAt.slice(0, 10)} ${title}`,
  );

describe("beside events", () => {
  it("stand birthdays that are told and days that have names, until each is switched off", async () => {
    await apiAs(desk).events.putDay({ day: "2026-06-11", kind: "off", title: "День завода" });
    await apiAs(desk).events.putDay({ day: "2026-06-15", kind: "short", title: "" });
    expect(await beside()).toEqual(["birthday 2026-06-10 Иван Белов", "day 2026-06-11 День завода"]);
    expect(await apiAs(anna).events.showLayers({ shown: ["day", "outside"] })).toEqual({ hidden: ["birthday"] });
    expect(await beside()).toEqual(["day 2026-06-11 День завода"]);
    await apiAs(anna).events.showLayers({ shown: [] });
    expect(await beside()).toEqual([]);
    await apiAs(anna).events.showLayers({ shown: ["birthday"] });
    expect(await beside()).toEqual(["birthday 2026-06-10 Иван Белов"]);
  });

  it("stands no birthday that its person keeps to themselves, and none of another company", async () => {
    await makePerson(await makeCompany(), { birthDate: "1990-06-11" });
    await withTenant("*", () =>
      db()
        .update(accounts)
        .set({ preferences: { birthday: "hidden" } })
        .where(eq(accounts.id, ivan.accountId)),
    );
    expect((await beside()).filter((line) => line.startsWith("birthday"))).toEqual([]);
  });

  it("stands nothing where events are chosen by their company or place", async () => {
    expect(await beside("2026-06-01", "2026-06-30", { whose: "company" })).toEqual([]);
  });

  it("stands who was born on 29 February the day before in other years, and once over the turn of a year", async () => {
    await withTenant("*", () =>
      db().update(accounts).set({ birthDate: "1992-02-29" }).where(eq(accounts.id, ivan.accountId)),
    );
    expect(await beside("2027-02-22", "2027-04-04")).toEqual(["birthday 2027-02-28 Иван Белов"]);
    expect(await beside("2028-02-21", "2028-04-02")).toEqual(["birthday 2028-02-29 Иван Белов"]);
    await withTenant("*", () =>
      db().update(accounts).set({ birthDate: "1992-01-02" }).where(eq(accounts.id, ivan.accountId)),
    );
    expect(await beside("2026-12-28", "2027-01-31")).toEqual(["birthday 2027-01-02 Иван Белов"]);
  });
});
