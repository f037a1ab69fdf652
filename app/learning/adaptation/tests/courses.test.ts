import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { makeCourse } from "#app/learning/courses/tests/some-course.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makePerson } from "#tests/support/people.ts";
import { courseIn } from "../server/course-steps.ts";
import { tend } from "../server/tending.ts";
import { adaptationOf, meetNewcomer, publish, step } from "./people.ts";

freshDatabase();

const monday = "2026-06-01";
let [ivan, hr, desk] = [] as unknown as [Viewer, Viewer, Viewer];

beforeEach(async () => {
  setClock(new Date(`${monday}T07:00:00Z`));
  const met = await meetNewcomer();
  [ivan, hr] = [met.ivan, met.hr];
  desk = await makePerson(met.company, { roles: ["employee", "admin"] });
});
afterEach(() => setClock());

const look = () => withTenant("*", tend);
const own = () => apiAs(ivan).courses;

describe("a step that leads to a course", () => {
  it("assigns it once with the step's term, and is over when it is passed", async () => {
    const { id: course } = await makeCourse(desk, { lessons: 1 });
    const wish = step("Курс", { kind: "course", link: `/courses/${course}`, dueAfter: 3 });
    const { id: template } = await publish(hr, [step("Сначала"), wish]);
    const { ids } = await adaptationOf(hr).start({ template, people: [ivan.accountId], on: monday });
    await look();
    await look();
    const { mine } = await own().one({ id: course });
    expect(mine).toMatchObject({ state: "enrolled", assigned: true, dueOn: "2026-06-04" });
    expect((await apiAs(desk).courseDesk.learners({ id: course })).items).toHaveLength(1);
    const { lessons } = await own().one({ id: course });
    await own().finish({ id: course, lessonId: lessons[0]!.id });
    await deliverAll();
    const { levels } = await adaptationOf(ivan).run({ id: ids[0]! });
    const states = levels.flatMap(({ steps }) => steps.map(({ title, state }) => [title, state]));
    expect(Object.fromEntries(states).Курс).toBe("done");
  });

  it("assigns nothing to whoever has passed the course already", async () => {
    const { id: course } = await makeCourse(desk, { lessons: 1 });
    await own().enrol({ id: course });
    const { lessons } = await own().one({ id: course });
    await own().finish({ id: course, lessonId: lessons[0]!.id });
    const { id: template } = await publish(hr, [step("Курс", { kind: "course", link: `/courses/${course}` })]);
    await adaptationOf(hr).start({ template, people: [ivan.accountId], on: monday });
    await look();
    expect((await own().one({ id: course })).mine?.state).toBe("completed");
  });
});

describe("a link", () => {
  const id = newId();
  it.each([
    [`/courses/${id}`, true],
    [`/courses/${id}/program`, true],
    [`/courses/${id}?from=letter`, true],
    [`/quizzes/${id}`, false],
    [`https://other.example/courses/${id}`, false],
    ["/courses/nothing", false],
  ])("%s leads to a course: %s", (link, leads) => {
    expect(courseIn(link)).toBe(leads ? id : undefined);
  });
});
