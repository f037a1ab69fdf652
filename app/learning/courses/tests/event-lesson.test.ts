import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { go, words } from "#app/calendar/events/tests/calendar.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCourse } from "./some-course.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  setListeners(listeners);
  setClock(new Date("2026-06-01T09:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

/** A course of one event that somebody takes. */
async function taken() {
  const { id: event } = await apiAs(desk).events.make(words);
  const { id } = await makeCourse(desk, { isOut: false, lessons: 0 });
  const said = { kind: "event" as const, title: "Занятие", url: `https://portal.example/calendar/${event}` };
  const { id: lessonId } = await apiAs(desk).courseDesk.putLesson({ id, ...said });
  await apiAs(desk).courseDesk.publish({ id });
  await apiAs(anna).courses.enrol({ id });
  return { event, at: { id, lessonId } };
}
const stateOf = async ({ id }: { id: string }) => (await apiAs(anna).courses.one({ id })).mine?.state;

describe("a lesson that is an event", () => {
  it("is passed when its people are noted at the door, and never by oneself", async () => {
    const { event, at } = await taken();
    await expect(apiAs(anna).courses.finish(at)).rejects.toMatchObject({ data: { detail: "event" } });
    await go(anna, event);
    const { code } = await apiAs(desk).events.door({ id: event });
    setClock(new Date("2026-06-10T14:50:00Z"));
    await apiAs(anna).events.checkIn({ id: event, code });
    await deliverAll();
    expect(await stateOf(at)).toBe("completed");
  });

  it("is taken on one's word by whoever checks, where nobody was noted", async () => {
    const { at } = await taken();
    await apiAs(anna).courses.submit({ ...at, body: "Была в первом ряду" });
    const [one] = (await apiAs(desk).courseDesk.checks({})).items;
    expect(await apiAs(desk).courseDesk.check({ id: one!.id })).toMatchObject({ isClaim: true });
    await apiAs(desk).courseDesk.judge({ id: one!.id, verdict: "accepted" });
    expect(await stateOf(at)).toBe("completed");
  });

  it("is not written with an address that is no event", async () => {
    const { id } = await makeCourse(desk, { isOut: false, lessons: 0 });
    for (const url of ["", "https://portal.example/calendar", `/surveys/${newId()}`]) {
      const wish = apiAs(desk).courseDesk.putLesson({ id, kind: "event", title: "Занятие", url });
      await expect(wish).rejects.toMatchObject({ data: { detail: "url" } });
    }
  });
});
