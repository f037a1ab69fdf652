import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { dentistFile } from "#app/calendar/outside/tests/dentist-file.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { go, words } from "./calendar.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-10T06:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

const make = async (more: object = {}) => (await apiAs(desk).events.make({ ...words, ...more })).id;
const today = async (who = anna) =>
  ((await apiAs(who).widgets.main({})).views.today ?? []).map(({ clock, title }) => `${clock ?? "-"} ${title}`);

describe("the widget of today", () => {
  it("shows what a person comes to or was invited to on this day of their clock, the whole day first", async () => {
    await go(anna, await make());
    await make({ title: "Чужое" });
    const day = { isAllDay: true, startsAt: "2026-06-10T00:00", endsAt: "2026-06-10T00:00", zone: "Asia/Kamchatka" };
    const whole = await make({ title: "Субботник", ...day });
    await apiAs(desk).events.invite({ id: whole, people: [anna.accountId] });
    await go(anna, await make({ title: "Завтра", startsAt: "2026-06-11T00:30", endsAt: "2026-06-11T01:00" }));
    expect(await today()).toEqual(["- Субботник", "18:00 Йога после работы"]);
    // There it is the day after by then.
    setClock(new Date("2026-06-10T20:00:00Z"));
    expect(await today({ ...anna, timeZone: "Asia/Vladivostok" })).toEqual(["01:00 Йога после работы", "07:30 Завтра"]);
  });

  it("leaves out what was declined or cancelled, and shows what another program says", async () => {
    await go(anna, await make(), "declined");
    const id = await make({ title: "Не будет" });
    await go(anna, id);
    await apiAs(desk).events.cancel({ id, reason: "Заболел тренер" });
    const { id: calendar } = await apiAs(anna).outside.addFile({ file: dentistFile() });
    await apiAs(anna).outside.put({ id: calendar, shown: true });
    expect(await today()).toEqual([]);
    setClock(new Date("2026-07-10T02:00:00Z"));
    expect(await today()).toEqual(["09:00 Стоматолог"]);
  });
});
