import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { assign, givenTo, goThrough, makeCourse, putText } from "./some-course.ts";

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

describe("an enrolment", () => {
  it("is made once by many presses at once", async () => {
    const { id } = await makeCourse(desk);
    await Promise.all(Array.from({ length: 8 }, () => apiAs(anna).courses.enrol({ id })));
    expect((await apiAs(desk).courseDesk.learners({ id })).items).toHaveLength(1);
  });

  it("stays on its version when lessons are added and taken away, and moves with what was passed", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(anna).courses.enrol({ id });
    const { lessons } = await apiAs(anna).courses.one({ id });
    await apiAs(anna).courses.finish({ id, lessonId: lessons[0]!.id });
    await apiAs(desk).courseDesk.dropLesson({ id, lessonId: lessons[1]!.id });
    await putText(desk, id, "Новый");
    await apiAs(desk).courseDesk.publish({ id });
    const before = await apiAs(anna).courses.one({ id });
    expect(before.newer).toEqual({ added: ["Новый"], gone: ["Урок 2"], changed: [], done: 1, required: 3 });
    expect(before.lessons.map(({ title }) => title)).toEqual(["Урок 1", "Урок 2", "Урок 3"]);
    await apiAs(anna).courses.move({ id });
    const after = await apiAs(anna).courses.one({ id });
    expect(after.lessons.map(({ title, state }) => [title, state])).toEqual([
      ["Урок 1", "done"],
      ["Урок 3", "open"],
      ["Новый", "locked"],
    ]);
    expect(after.mine).toMatchObject({ done: 1, required: 3 });
  });

  it("of whoever is through stays done when lessons are added and taken away, and moves nowhere", async () => {
    const { id } = await makeCourse(desk, { lessons: 5 });
    await apiAs(anna).courses.enrol({ id });
    await goThrough(anna, id);
    const { lessons } = await apiAs(anna).courses.one({ id });
    await apiAs(desk).courseDesk.dropLesson({ id, lessonId: lessons[1]!.id });
    await putText(desk, id, "Шестой");
    await apiAs(desk).courseDesk.publish({ id });
    const { mine, newer, certificate } = await apiAs(anna).courses.one({ id });
    expect([mine, newer]).toMatchObject([{ state: "completed", done: 5, required: 5 }, null]);
    expect(certificate).not.toBeNull();
    const [card] = (await apiAs(anna).courses.mine({ shelf: "done" })).items;
    const [line] = (await apiAs(desk).courseDesk.learners({ id })).items;
    for (const told of [card!.mine, line]) expect(told).toMatchObject({ done: 5, required: 5 });
    await expect(apiAs(anna).courses.move({ id })).rejects.toMatchObject({ data: { detail: "completed" } });
  });

  it("is told what a newer version changes, and is over by moving where nothing is left", async () => {
    const { id } = await makeCourse(desk, { lessons: 2 });
    await apiAs(anna).courses.enrol({ id });
    const [first, second] = (await apiAs(anna).courses.one({ id })).lessons;
    await apiAs(anna).courses.finish({ id, lessonId: first!.id });
    const said = { kind: "text" as const, title: "Урок 1", body: "Читайте внимательнее." };
    await apiAs(desk).courseDesk.putLesson({ id, lessonId: first!.id, ...said });
    await apiAs(desk).courseDesk.dropLesson({ id, lessonId: second!.id });
    await apiAs(desk).courseDesk.publish({ id });
    const { newer } = await apiAs(anna).courses.one({ id });
    expect(newer).toEqual({ added: [], gone: ["Урок 2"], changed: ["Урок 1"], done: 1, required: 1 });
    await apiAs(anna).courses.move({ id });
    expect((await apiAs(anna).courses.one({ id })).mine).toMatchObject({ state: "completed", done: 1, required: 1 });
    expect(await givenTo(anna)).toHaveLength(1);
  });

  it("is led to what is open when a new version puts something before it", async () => {
    const { id } = await makeCourse(desk, { lessons: 2 });
    await apiAs(anna).courses.enrol({ id });
    const added = await putText(desk, id, "Сначала это");
    for (const _ of [1, 2]) await apiAs(desk).courseDesk.moveLesson({ id, lessonId: added, by: -1 });
    await apiAs(desk).courseDesk.publish({ id });
    await apiAs(anna).courses.move({ id });
    const [, first, last] = (await apiAs(anna).courses.one({ id })).lessons;
    expect([first!.state, last!.state]).toEqual(["open", "locked"]);
    expect(await apiAs(anna).courses.finish({ id, lessonId: first!.id })).toMatchObject({ next: added });
    expect((await apiAs(anna).courses.lesson({ id, lessonId: first!.id })).next).toBe(added);
  });

  it("of one's own may be left, an assigned one not", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(anna).courses.enrol({ id });
    await apiAs(anna).courses.leave({ id });
    expect((await apiAs(anna).courses.one({ id })).mine?.state).toBe("withdrawn");
    await assign(desk, id, [`user:${anna.accountId}`]);
    await expect(apiAs(anna).courses.leave({ id })).rejects.toMatchObject({ data: { detail: "assigned" } });
  });
});

it("stands among the widgets that people add: what they are at, with how far and until when", async () => {
  const { id } = await makeCourse(desk);
  const { id: own } = await makeCourse(desk, { title: "Свой", lessons: 1 });
  await assign(desk, id, [`user:${anna.accountId}`]);
  const widgets = apiAs(anna).widgets;
  expect((await widgets.arrangement({})).hidden).toContain("courses");
  await widgets.show({ name: "courses", shown: true });
  await apiAs(anna).courses.enrol({ id: own });
  expect((await widgets.main({})).views.courses).toEqual([
    { href: `/courses/${id}`, title: "Кофе и люди: 0 из 3, до 04.06.2026" },
    { href: `/courses/${own}`, title: "Свой: 0 из 1" },
  ]);
  await goThrough(anna, own);
  expect((await widgets.main({})).views.courses).toHaveLength(1);
});

describe("an assignment", () => {
  it("gives a term in working days to each of its audience once, however often it is heard", async () => {
    const { id } = await makeCourse(desk);
    // Thursday 11 June: 12 June is a holiday, a weekend follows.
    setClock(new Date("2026-06-11T09:00:00Z"));
    await assign(desk, id, [`user:${anna.accountId}`]);
    await assign(desk, id, [`user:${anna.accountId}`]);
    const { items } = await apiAs(desk).courseDesk.learners({ id });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ dueOn: "2026-06-17", assigned: true, overdue: false });
    expect((await apiAs(anna).courses.home({})).assigned[0]?.mine).toMatchObject({ dueOn: "2026-06-17" });
    setClock(new Date("2026-06-18T09:00:00Z"));
    expect((await apiAs(anna).courses.one({ id })).mine?.overdue).toBe(true);
  });

  it("leaves those in peace who have passed the course, unless they are to pass it anew: from nought, and the first certificate stays", async () => {
    const { id } = await makeCourse(desk, { lessons: 1, validMonths: 12 });
    await apiAs(anna).courses.enrol({ id });
    await goThrough(anna, id);
    const { certificate: first } = await apiAs(anna).courses.one({ id });
    setClock(new Date("2027-06-10T09:00:00Z"));
    await assign(desk, id, null);
    expect((await apiAs(anna).courses.one({ id })).mine?.state).toBe("completed");
    await assign(desk, id, null, { isAgain: true });
    expect((await apiAs(anna).courses.one({ id })).mine).toMatchObject({ state: "enrolled", done: 0, assigned: true });
    expect(await givenTo(anna)).toHaveLength(1);
    await goThrough(anna, id);
    const { certificate: second } = await apiAs(anna).courses.one({ id });
    expect(await apiAs(anna).certificates.check({ number: first! })).toMatchObject({
      ...{ state: "expired", passedOn: "2026-06-01", validUntil: "2027-06-01", laterOne: second },
    });
    expect((await givenTo(anna)).map(({ passedOn }) => passedOn).toSorted()).toEqual(["2026-06-01", "2027-06-10"]);
  });

  it("of a supervisor reaches whom they lead and nobody else", async () => {
    const { id } = await makeCourse(desk);
    const [head, other] = [await makePerson(company), await makePerson(company)];
    await withTenant("*", () =>
      db().update(accounts).set({ managerId: head.accountId }).where(eq(accounts.id, anna.accountId)),
    );
    const to = (...people: string[]) => apiAs(head).courses.assignTeam({ id, people, dueDays: 5 });
    await expect(to(anna.accountId, other.accountId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await apiAs(desk).courseDesk.learners({ id })).items).toEqual([]);
    expect(await to(anna.accountId)).toEqual({ id, count: 1 });
    expect((await apiAs(head).courses.team({})).items.map(({ person }) => person.accountId)).toEqual([anna.accountId]);
  });
});
