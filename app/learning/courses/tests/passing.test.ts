import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { givenTo, goThrough, makeCourse, putText } from "./some-course.ts";

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

describe("a certificate", () => {
  it("is given with the last lesson, once, on the day of passing, and is not touched by looking", async () => {
    const { id } = await makeCourse(desk, { validMonths: 12 });
    await apiAs(anna).courses.enrol({ id });
    // 23:40 in Moscow.
    setClock(new Date("2026-06-17T20:40:00Z"));
    expect(await goThrough(anna, id)).toBe(true);
    const [one] = await givenTo(anna);
    expect(one).toMatchObject({ passedOn: "2026-06-17", validUntil: "2027-06-17", title: "Кофе и люди" });
    setClock(new Date("2026-08-01T09:00:00Z"));
    expect((await apiAs(anna).courses.one({ id })).certificate).toBe(one!.number);
    expect((await apiAs(anna).certificates.check({ number: one!.number })).passedOn).toBe("2026-06-17");
    expect(await givenTo(anna)).toHaveLength(1);
  });

  it("tells the hours of the version that was gone through, whatever came after it", async () => {
    const { id } = await makeCourse(desk, { isOut: false, lessons: 0 });
    await putText(desk, id, "Час", { minutes: 60 });
    await apiAs(desk).courseDesk.publish({ id });
    await apiAs(anna).courses.enrol({ id });
    await putText(desk, id, "Ещё два", { minutes: 120 });
    await apiAs(desk).courseDesk.publish({ id });
    await goThrough(anna, id);
    expect((await givenTo(anna))[0]!.minutes).toBe(60);
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
    expect(await givenTo(anna)).toHaveLength(1);
  });

  it("is a second one when the course is passed again, and the first stays", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(anna).courses.enrol({ id });
    await goThrough(anna, id);
    setClock(new Date("2027-06-20T09:00:00Z"));
    await apiAs(anna).courses.enrol({ id });
    expect((await apiAs(anna).courses.one({ id })).mine).toMatchObject({ done: 0, state: "enrolled" });
    expect(await givenTo(anna)).toHaveLength(1);
    await goThrough(anna, id);
    expect((await givenTo(anna)).map(({ passedOn }) => passedOn).toSorted()).toEqual(["2026-06-01", "2027-06-20"]);
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
