import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCourse } from "./some-course.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});

async function begin(who: Viewer, id: string) {
  await apiAs(who).courses.enrol({ id });
  await apiAs(who).courses.start({ id });
}
async function pass(who: Viewer, id: string) {
  await begin(who, id);
  const { lessons } = await apiAs(who).courses.one({ id });
  for (const { id: lessonId } of lessons) await apiAs(who).courses.finish({ id, lessonId });
}

describe("reviews of a course", () => {
  it("are written by those who have begun it, once each, and make its rating", async () => {
    const { id } = await makeCourse(desk);
    const boris = await makePerson(company);
    await expect(apiAs(anna).courses.review({ id, stars: 5 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const who of [anna, boris]) await begin(who, id);
    await apiAs(anna).courses.review({ id, stars: 5, body: "Ясно" });
    await apiAs(anna).courses.review({ id, stars: 4, body: "Ясно и коротко" });
    await apiAs(boris).courses.review({ id, stars: 5 });
    const read = await apiAs(anna).courses.reviews({ id });
    expect(read).toMatchObject({ average: 4.5, count: 2, mayWrite: true, mayRemove: false, mine: { stars: 4 } });
    expect((await apiAs(desk).courses.one({ id })).rating).toEqual({ average: 4.5, count: 2, takes: true });
    await apiAs(anna).courses.dropReview({ id });
    await apiAs(desk).courseDesk.dropReviewOf({ id, account: boris.accountId });
    expect(await apiAs(anna).courses.reviews({ id })).toMatchObject({ average: null, count: 0, items: [] });
  });

  it("are not taken where the author wants none", async () => {
    const { id } = await makeCourse(desk, { takesReviews: false });
    await begin(anna, id);
    await expect(apiAs(anna).courses.review({ id, stars: 5 })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("what is to be passed first", () => {
  it("keeps a course shut until it is, and opens it from then on", async () => {
    const { id: first } = await makeCourse(desk, { lessons: 1 });
    const { id } = await makeCourse(desk, { title: "Потом", needs: [first] });
    const needs = { data: { detail: "needs" } };
    await expect(apiAs(anna).courses.enrol({ id })).rejects.toMatchObject(needs);
    expect((await apiAs(anna).courses.one({ id })).needs).toMatchObject([{ id: first, isPassed: false }]);
    // A supervisor may assign it all the same: it is begun when its turn has come.
    await pass(anna, first);
    await begin(anna, id);
    expect((await apiAs(anna).courses.one({ id })).mine?.state).toBe("in-progress");
  });

  it("is never a ring, nor a course of another company", async () => {
    const { id: a } = await makeCourse(desk);
    const { id: b } = await makeCourse(desk, { title: "Второй", needs: [a] });
    const { id: c } = await makeCourse(desk, { title: "Третий", needs: [b] });
    const words = { title: "Первый", level: "start" as const, tone: "blue" as const };
    const change = (needs: string[]) => apiAs(desk).courseDesk.change({ id: a, revision: 1, ...words, needs });
    for (const needs of [[c], [b], [a]])
      await expect(change(needs)).rejects.toMatchObject({ data: { detail: "needs" } });
    const other = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
    const { id: foreign } = await makeCourse(other);
    await expect(change([foreign])).rejects.toMatchObject({ data: { detail: "needs" } });
  });
});
