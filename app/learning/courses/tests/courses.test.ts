import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { certificates } from "#app/learning/certificates/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCourse, putText } from "./some-course.ts";

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

const goThrough = async (who: Viewer, id: string) => {
  const { lessons } = await apiAs(who).courses.one({ id });
  let isOver = false;
  for (const lesson of lessons)
    if (lesson.state !== "done") ({ isOver } = await apiAs(who).courses.finish({ id, lessonId: lesson.id }));
  return isOver;
};
const given = () =>
  withTenant("*", () => db().select().from(certificates).where(eq(certificates.accountId, anna.accountId)));

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
    await assign(long, [`user:${anna.accountId}`]);
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
    expect(await given()).toHaveLength(1);
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
    await assign(id, [`user:${anna.accountId}`]);
    await expect(apiAs(anna).courses.leave({ id })).rejects.toMatchObject({ data: { detail: "assigned" } });
  });
});

/** Assigns, and lets the portal hear of it. */
async function assign(id: string, audience: AudiencePart[] | null, { dueDays = 3, isAgain = false } = {}) {
  await apiAs(desk).courseDesk.assign({ id, audience, dueDays, isAgain });
  await deliverAll();
}

it("stands among the widgets that people add: what they are at, with how far and until when", async () => {
  const { id } = await makeCourse(desk);
  const { id: own } = await makeCourse(desk, { title: "Свой", lessons: 1 });
  await assign(id, [`user:${anna.accountId}`]);
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
    await assign(id, [`user:${anna.accountId}`]);
    await assign(id, [`user:${anna.accountId}`]);
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
    await assign(id, null);
    expect((await apiAs(anna).courses.one({ id })).mine?.state).toBe("completed");
    await assign(id, null, { isAgain: true });
    expect((await apiAs(anna).courses.one({ id })).mine).toMatchObject({ state: "enrolled", done: 0, assigned: true });
    expect(await given()).toHaveLength(1);
    await goThrough(anna, id);
    const { certificate: second } = await apiAs(anna).courses.one({ id });
    expect(await apiAs(anna).certificates.check({ number: first! })).toMatchObject({
      ...{ state: "expired", passedOn: "2026-06-01", validUntil: "2027-06-01", laterOne: second },
    });
    expect((await given()).map(({ passedOn }) => passedOn).toSorted()).toEqual(["2026-06-01", "2027-06-10"]);
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

describe("a certificate", () => {
  it("is given with the last lesson, once, on the day of passing, and is not touched by looking", async () => {
    const { id } = await makeCourse(desk, { validMonths: 12 });
    await apiAs(anna).courses.enrol({ id });
    // 23:40 in Moscow.
    setClock(new Date("2026-06-17T20:40:00Z"));
    expect(await goThrough(anna, id)).toBe(true);
    const [one] = await given();
    expect(one).toMatchObject({ passedOn: "2026-06-17", validUntil: "2027-06-17", title: "Кофе и люди" });
    setClock(new Date("2026-08-01T09:00:00Z"));
    expect((await apiAs(anna).courses.one({ id })).certificate).toBe(one!.number);
    expect((await apiAs(anna).certificates.check({ number: one!.number })).passedOn).toBe("2026-06-17");
    expect(await given()).toHaveLength(1);
  });

  it("tells the hours of the version that was gone through, whatever came after it", async () => {
    const { id } = await makeCourse(desk, { isOut: false, lessons: 0 });
    await putText(desk, id, "Час", { minutes: 60 });
    await apiAs(desk).courseDesk.publish({ id });
    await apiAs(anna).courses.enrol({ id });
    await putText(desk, id, "Ещё два", { minutes: 120 });
    await apiAs(desk).courseDesk.publish({ id });
    await goThrough(anna, id);
    expect((await given())[0]!.minutes).toBe(60);
  });

  it("comes with points and a badge, once for one course", async () => {
    const { id } = await makeCourse(desk, { lessons: 1 });
    await apiAs(desk).balance.putRule({ deed: "course", amount: 50, perDay: 5, active: true });
    const { id: badge } = await apiAs(desk).achievements.put({
      ...{
        title: "Студент",
        description: "Пройти курс",
        icon: "learning" as const,
        metal: "bronze" as const,
        points: 5,
      },
      ...{ deed: "course" as const, steps: [1] },
    });
    for (const _ of [1, 2]) {
      await apiAs(anna).courses.enrol({ id });
      await goThrough(anna, id);
      await deliverAll();
      setClock(new Date("2026-06-03T09:00:00Z"));
    }
    expect((await apiAs(anna).balance.purses({})).earned).toBe(55);
    const mine = (await apiAs(anna).achievements.list({})).items.find((one) => one.id === badge);
    expect(mine).toMatchObject({ progress: 1, at: expect.any(String) });
  });

  it("is one when the last lesson is pressed many times at once", async () => {
    const { id } = await makeCourse(desk, { lessons: 1 });
    await apiAs(anna).courses.enrol({ id });
    const lessonId = (await apiAs(anna).courses.one({ id })).lessons[0]!.id;
    const ends = await Promise.all(Array.from({ length: 6 }, () => apiAs(anna).courses.finish({ id, lessonId })));
    expect(ends.every(({ isOver }) => isOver)).toBe(true);
    expect(await given()).toHaveLength(1);
  });

  it("is a second one when the course is passed again, and the first stays", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(anna).courses.enrol({ id });
    await goThrough(anna, id);
    setClock(new Date("2027-06-20T09:00:00Z"));
    await apiAs(anna).courses.enrol({ id });
    expect((await apiAs(anna).courses.one({ id })).mine).toMatchObject({ done: 0, state: "enrolled" });
    expect(await given()).toHaveLength(1);
    await goThrough(anna, id);
    expect((await given()).map(({ passedOn }) => passedOn).toSorted()).toEqual(["2026-06-01", "2027-06-20"]);
  });

  it("whose term is over leads on to the one that was given since", async () => {
    const { id } = await makeCourse(desk, { validMonths: 12 });
    await apiAs(anna).courses.enrol({ id });
    await goThrough(anna, id);
    const { certificate: first } = await apiAs(anna).courses.one({ id });
    setClock(new Date("2027-06-20T09:00:00Z"));
    const check = () => apiAs(desk).certificates.check({ number: first! });
    expect(await check()).toMatchObject({ state: "expired", validUntil: "2027-06-01", laterOne: null });
    await apiAs(anna).courses.enrol({ id });
    await goThrough(anna, id);
    const { certificate: second } = await apiAs(anna).courses.one({ id });
    expect(await check()).toMatchObject({ state: "expired", laterOne: second });
  });
});
