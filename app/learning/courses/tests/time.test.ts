import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCourse } from "./some-course.ts";

freshDatabase();

const start = Date.parse("2026-06-01T09:00:00Z");
let company: Company;
let desk: Viewer;
let anna: Viewer;

/** So many seconds after the beginning of the test. */
const later = (seconds: number) => setClock(new Date(start + seconds * 1000));

beforeEach(async () => {
  later(0);
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

async function taken(more: object = {}) {
  const { id } = await makeCourse(desk, { isOut: false, lessons: 0, isSequential: false });
  const api = apiAs(desk).courseDesk;
  const texts = { kind: "text" as const, title: "Урок", body: "Читайте.", minutes: 2 };
  const [a, b] = [
    await api.putLesson({ id, ...texts, ...more }),
    await api.putLesson({ id, ...texts, title: "Другой" }),
  ];
  await api.publish({ id });
  await apiAs(anna).courses.enrol({ id });
  return { one: { id, lessonId: a.id }, other: { id, lessonId: b.id } };
}
const beat = (at: { id: string; lessonId: string }) => apiAs(anna).courses.beat(at);
const report = async (wish: object = {}) => (await apiAs(desk).courseDesk.time(wish)).items;

describe("the time of a lesson", () => {
  it("is what lies between signs of life, and silence is none", async () => {
    const { one } = await taken();
    expect((await beat(one)).seconds).toBe(0);
    later(30);
    expect((await beat(one)).seconds).toBe(30);
    later(60);
    expect((await beat(one)).seconds).toBe(60);
    later(660);
    expect((await beat(one)).seconds).toBe(60);
    later(690);
    expect((await beat(one)).seconds).toBe(90);
  });

  it("is one time in however many windows: two lessons share it", async () => {
    const { one, other } = await taken();
    await beat(one);
    for (let at = 10; at <= 60; at += 10) {
      later(at);
      await beat(at % 20 ? one : other);
    }
    const [line] = await report();
    expect(line!.seen).toBe(60);
  });

  it("is never more than three times the length of its lesson", async () => {
    const { one } = await taken();
    for (let at = 0; at <= 900; at += 30) {
      later(at);
      await beat(one);
    }
    expect((await report())[0]!.seen).toBe(360);
  });

  it("lets the press of the button count as a sign of life, and says what lacks", async () => {
    const { one } = await taken({ leastMinutes: 1 });
    await beat(one);
    later(30);
    await beat(one);
    later(50);
    expect(await apiAs(anna).courses.finish(one)).toMatchObject({ lacks: 10, isOver: false });
    later(60);
    expect(await apiAs(anna).courses.finish(one)).toMatchObject({ lacks: 0 });
    expect((await apiAs(anna).courses.one({ id: one.id })).lessons[0]!.state).toBe("done");
  });

  it("passes the lesson when the button wakes up between two signs of life", async () => {
    const { one } = await taken({ leastMinutes: 1 });
    for (const at of [0, 10, 20, 30, 40, 50]) {
      later(at);
      await beat(one);
    }
    later(60);
    expect(await apiAs(anna).courses.finish(one)).toMatchObject({ lacks: 0 });
  });

  it("without script runs from the opening of the page, as the portal has written it there", async () => {
    const { one, other } = await taken({ leastMinutes: 1 });
    const { opened } = (await apiAs(anna).courses.lesson(one)).lesson;
    later(40);
    expect((await apiAs(anna).courses.finish({ ...one, opened })).lacks).toBe(20);
    later(60);
    expect((await apiAs(anna).courses.finish({ ...one, opened })).lacks).toBe(0);
    // The page of another lesson, opened as long ago, has no time of its own left.
    const { one: forged } = await taken({ leastMinutes: 1 });
    const said = await apiAs(anna).courses.finish({ ...forged, opened });
    expect(said.lacks).toBe(60);
    expect(other.id).toBe(one.id);
    expect((await report({ course: one.id }))[0]).toMatchObject({ opened: 60, seen: 0 });
  });

  it("is reported by course, person and days, to the desk of the company alone", async () => {
    const { one } = await taken();
    await beat(one);
    later(40);
    await beat(one);
    expect(await report({ course: one.id, person: anna.accountId })).toMatchObject([
      { title: "Кофе и люди", seen: 40 },
    ]);
    expect(await report({ person: desk.accountId })).toEqual([]);
    expect(await report({ from: "2026-05-01", to: "2026-05-31" })).toEqual([]);
    await expect(report({ from: "2026-06-02", to: "2026-06-01" })).rejects.toMatchObject({ data: { detail: "from" } });
    await expect(apiAs(anna).courseDesk.time({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    const other = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
    expect((await apiAs(other).courseDesk.time({})).items).toEqual([]);
  });
});
