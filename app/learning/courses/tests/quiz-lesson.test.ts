import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { startSettings } from "#app/engines/questionnaires/server/desk.ts";
import { questionnaireResponses, questionnaires } from "#app/engines/questionnaires/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCourse } from "./some-course.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;
let quizId: string;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
  quizId = newId();
  const { groupId, accountId: authorId } = desk;
  const row = { id: quizId, groupId, authorId, kind: "test" as const, title: "Зерно", description: "" };
  const out = { state: "published" as const, publishedAt: now(), settings: startSettings, document: { sections: [] } };
  await withTenant("*", () =>
    db()
      .insert(questionnaires)
      .values({ ...row, ...out }),
  );
});
afterEach(() => setClock());

let number = 0;
const answer = (score: number) =>
  withTenant("*", () =>
    db()
      .insert(questionnaireResponses)
      .values({
        ...{ id: newId(), questionnaireId: quizId, groupId: anna.groupId, accountId: anna.accountId },
        ...{ number: ++number, state: "submitted", startedAt: now(), submittedAt: now(), score, passed: score >= 70 },
      }),
  );
const makeWithQuiz = async (leastPass = 0) => {
  const { id } = await makeCourse(desk, { isOut: false, lessons: 0, leastPass });
  const { id: lessonId } = await apiAs(desk).courseDesk.putLesson({ id, kind: "quiz", title: "Тест", quizId });
  await apiAs(desk).courseDesk.publish({ id });
  return { id, lessonId };
};
const notPassed = { data: { detail: "quiz" } };

describe("a lesson with a test", () => {
  it("is passed when the test is, by an attempt since one enrolled; opening it passes nothing", async () => {
    const lesson = await makeWithQuiz();
    await answer(100);
    setClock(new Date("2026-06-02T09:00:00Z"));
    const api = apiAs(anna).courses;
    await api.enrol({ id: lesson.id });
    expect((await api.lesson(lesson)).lesson.quiz).toMatchObject({ best: null, passed: false });
    await expect(api.finish(lesson)).rejects.toMatchObject(notPassed);
    await answer(60);
    await expect(api.finish(lesson)).rejects.toMatchObject(notPassed);
    await answer(80);
    expect((await api.lesson(lesson)).lesson.quiz).toMatchObject({ best: 80, passed: true });
    expect((await api.finish(lesson)).isOver).toBe(true);
    const { items } = await apiAs(desk).courseDesk.learners({ id: lesson.id });
    expect(items[0]).toMatchObject({ state: "completed", score: 80, done: 1, required: 1 });
  });

  it("wants what the course wants, as it was when the version came out", async () => {
    const lesson = await makeWithQuiz(90);
    const api = apiAs(anna).courses;
    await api.enrol({ id: lesson.id });
    await answer(80);
    await expect(api.finish(lesson)).rejects.toMatchObject(notPassed);
    await answer(90);
    expect((await api.finish(lesson)).isOver).toBe(true);
  });

  it("does not lead to a test that does not speak to its reader, and says so", async () => {
    const lesson = await makeWithQuiz();
    const api = apiAs(anna).courses;
    await api.enrol({ id: lesson.id });
    const opens = async () => (await api.lesson(lesson)).lesson.quiz?.opens;
    const tell = (said: { audience?: string[] | null; state?: "published" | "archived" }) =>
      withTenant("*", () => db().update(questionnaires).set(said).where(eq(questionnaires.id, quizId)));
    expect(await opens()).toBe(true);
    await tell({ audience: [`department:${newId()}`] });
    expect(await opens()).toBe(false);
    await tell({ audience: null, state: "archived" });
    expect(await opens()).toBe(false);
  });

  it("is not written with a test of another company", async () => {
    const { id } = await makeWithQuiz();
    const other = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
    const { id: foreign } = await makeCourse(other, { isOut: false, lessons: 0 });
    const wish = { id: foreign, kind: "quiz" as const, title: "Тест", quizId };
    await expect(apiAs(other).courseDesk.putLesson(wish)).rejects.toMatchObject({ data: { detail: "quizId" } });
    await expect(apiAs(other).courseDesk.source({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
