import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId } from "#platform/db/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { assign, goThrough, makeCourse, putText } from "./some-course.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  setListeners(listeners);
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

describe("a course", () => {
  it("is found once it is published, by words and by tag, and by those whom it speaks to", async () => {
    const { id } = await makeCourse(desk, { isOut: false });
    const find = async (who: Viewer, wish: object = {}) =>
      (await apiAs(who).courses.catalogue(wish)).items.map((item) => item.id);
    expect(await find(anna)).toEqual([]);
    await expect(apiAs(anna).courses.one({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await apiAs(desk).courseDesk.publish({ id });
    expect(await find(anna, { query: "КОФЕ" })).toEqual([id]);
    expect(await find(anna, { tag: "сервис" })).toEqual([id]);
    expect(await find(anna, { tag: "склад" })).toEqual([]);
    expect(await find(await makePerson(await makeCompany()))).toEqual([]);
    const { id: closed } = await makeCourse(desk, { audience: [`user:${desk.accountId}`] });
    await expect(apiAs(anna).courses.one({ id: closed })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(anna).courses.enrol({ id: closed })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is narrowed by its length, by what is in it and by how one stands to it, and comes in the order asked for", async () => {
    const make = async (title: string, minutes: number, how: { kind: "text" | "task" }) => {
      const { id } = await makeCourse(desk, { isOut: false, lessons: 0, title });
      await putText(desk, id, "Урок", { minutes, ...how });
      await apiAs(desk).courseDesk.publish({ id });
      return id;
    };
    const short = await make("Яблоко", 10, { kind: "text" });
    const long = await make("Абрикос", 200, { kind: "task" });
    const find = async (wish: object) => (await apiAs(anna).courses.catalogue(wish)).items.map(({ id }) => id);
    expect([await find({ length: "short" }), await find({ length: "long" })]).toEqual([[short], [long]]);
    expect([await find({ format: "text" }), await find({ format: "task" })]).toEqual([[short], [long]]);
    expect([await find({ sort: "title" }), await find({ sort: "short" })]).toEqual([
      [long, short],
      [short, long],
    ]);
    await apiAs(anna).courses.enrol({ id: short });
    expect([await find({ way: "mine" }), await find({ way: "mandatory" })]).toEqual([[short], []]);
    await assign(desk, long, [`user:${anna.accountId}`]);
    expect(await find({ way: "mandatory" })).toEqual([long]);
    await goThrough(anna, short);
    expect(await find({ way: "done" })).toEqual([short]);
  });

  it("of no required lesson is not published", async () => {
    const { id } = await makeCourse(desk, { lessons: 0 });
    await putText(desk, id, "По желанию", { required: false });
    await expect(apiAs(desk).courseDesk.publish({ id })).rejects.toMatchObject({ data: { detail: "no-lessons" } });
  });

  it("opens its lessons in order, and a locked one is not there", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(anna).courses.enrol({ id });
    const { lessons } = await apiAs(anna).courses.one({ id });
    expect(lessons.map(({ state }) => state)).toEqual(["open", "locked", "locked"]);
    const lessonId = lessons[1]!.id;
    await expect(apiAs(anna).courses.lesson({ id, lessonId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(anna).courses.finish({ id, lessonId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const done = await apiAs(anna).courses.finish({ id, lessonId: lessons[0]!.id });
    expect(done).toEqual({ id, next: lessonId, isOver: false, lacks: 0 });
    expect((await apiAs(anna).courses.lesson({ id, lessonId })).course).toMatchObject({ done: 1, required: 3 });
    expect((await apiAs(anna).courses.start({ id })).lessonId).toBe(lessonId);
  });

  it("in order waits for no lesson that is taken at will", async () => {
    const { id } = await makeCourse(desk, { isOut: false, lessons: 1 });
    await putText(desk, id, "По желанию", { required: false });
    await putText(desk, id, "Последний");
    await apiAs(desk).courseDesk.publish({ id });
    await apiAs(anna).courses.enrol({ id });
    const { lessons } = await apiAs(anna).courses.one({ id });
    await apiAs(anna).courses.finish({ id, lessonId: lessons[0]!.id });
    const states = (await apiAs(anna).courses.one({ id })).lessons.map(({ state }) => state);
    expect(states).toEqual(["done", "open", "open"]);
    expect((await apiAs(anna).courses.finish({ id, lessonId: lessons[2]!.id })).isOver).toBe(true);
  });

  it("that is free opens all at once", async () => {
    const { id } = await makeCourse(desk, { isSequential: false });
    await apiAs(anna).courses.enrol({ id });
    const { lessons } = await apiAs(anna).courses.one({ id });
    expect(lessons.map(({ state }) => state)).toEqual(["open", "open", "open"]);
  });

  it("lets its author move lessons, and its preview shows them", async () => {
    const { id } = await makeCourse(desk);
    const titles = async () => (await apiAs(desk).courseDesk.source({ id })).lessons.map(({ title }) => title);
    const { lessons } = await apiAs(desk).courseDesk.source({ id });
    await apiAs(desk).courseDesk.moveLesson({ id, lessonId: lessons[2]!.id, by: -1 });
    expect(await titles()).toEqual(["Урок 1", "Урок 3", "Урок 2"]);
    await apiAs(desk).courseDesk.moveLesson({ id, lessonId: lessons[0]!.id, by: -1 });
    expect(await titles()).toEqual(["Урок 1", "Урок 3", "Урок 2"]);
    await apiAs(desk).courseDesk.moveLesson({ id, lessonId: lessons[1]!.id, before: lessons[0]!.id });
    expect(await titles()).toEqual(["Урок 2", "Урок 1", "Урок 3"]);
    await apiAs(desk).courseDesk.moveLesson({ id, lessonId: lessons[1]!.id, before: "" });
    expect(await titles()).toEqual(["Урок 1", "Урок 3", "Урок 2"]);
    const wrong = apiAs(desk).courseDesk.moveLesson({ id, lessonId: lessons[1]!.id, before: newId() });
    await expect(wrong).rejects.toMatchObject({ code: "NOT_FOUND" });
    const shown = await apiAs(desk).courseDesk.preview({ id, lessonId: lessons[2]!.id });
    expect([shown.before, shown.next]).toEqual([lessons[0]!.id, lessons[1]!.id]);
    await expect(apiAs(anna).courseDesk.source({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
