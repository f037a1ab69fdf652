import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;
let at: { id: string; lessonId: string };

beforeEach(async () => {
  setListeners(listeners);
  setClock(new Date("2026-06-01T09:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
  const api = apiAs(desk).courseDesk;
  const { id } = await api.make({ title: "Латте-арт", level: "start", tone: "blue" });
  const { id: lessonId } = await api.putLesson({ id, kind: "task", title: "Сердце", body: "Нарисуйте и снимите." });
  await api.publish({ id });
  at = { id, lessonId };
  await apiAs(anna).courses.enrol({ id });
});
afterEach(() => setClock());

const own = () => apiAs(anna).courses;
const photo = () => new File(["не вышло, но похоже"], "сердце.txt", { type: "text/plain" });
const waiting = async () => (await apiAs(desk).courseDesk.checks({})).items;
const judge = async (verdict: "accepted" | "returned", words = "", grade?: number) => {
  const [one] = await waiting();
  await apiAs(desk).courseDesk.judge({ id: one!.id, verdict, words, grade });
  return one!.id;
};
const bell = async (who: Viewer) => {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.map(({ kind }) => kind);
};

describe("a task", () => {
  it("is passed by whoever checks it, and by nobody else", async () => {
    await expect(own().finish(at)).rejects.toMatchObject({ data: { detail: "task" } });
    await expect(own().submit(at)).rejects.toMatchObject({ data: { detail: "body" } });
    await own().submit({ ...at, files: [photo()] });
    expect((await own().one({ id: at.id })).lessons[0]!.state).toBe("sent");
    await expect(own().submit({ ...at, body: "Ещё раз" })).rejects.toMatchObject({ data: { detail: "sent" } });
    await expect(apiAs(anna).courseDesk.checks({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await judge("accepted", "Красиво", 90);
    const { mine, certificate } = await own().one({ id: at.id });
    expect([mine?.state, certificate !== null]).toEqual(["completed", true]);
    expect((await apiAs(desk).courseDesk.learners({ id: at.id })).items[0]!.score).toBe(90);
    expect(await waiting()).toEqual([]);
  });

  it("is returned with words, sent again, and all of it is kept", async () => {
    await own().submit({ ...at, body: "Вот", files: [photo()] });
    const [one] = await waiting();
    const id = one!.id;
    await expect(apiAs(desk).courseDesk.judge({ id, verdict: "returned" })).rejects.toMatchObject({
      data: { detail: "words" },
    });
    await judge("returned", "Молоко перегрето");
    await expect(apiAs(desk).courseDesk.judge({ id, verdict: "accepted" })).rejects.toMatchObject({
      data: { detail: "checked" },
    });
    expect((await own().one({ id: at.id })).lessons[0]!.state).toBe("open");
    setClock(new Date("2026-06-02T09:00:00Z"));
    await own().submit({ ...at, body: "Переделал" });
    const { submissions } = (await own().lesson(at)).lesson;
    expect(submissions.map(({ body, verdict, words, files }) => [body, verdict, words, files.length])).toEqual([
      ["Переделал", null, "", 0],
      ["Вот", "returned", "Молоко перегрето", 1],
    ]);
    expect((await waiting())[0]).toMatchObject({ returns: 1, lesson: "Сердце" });
  });

  it("tells its author of a work, and whoever sent it of the answer", async () => {
    await own().submit({ ...at, body: "Готово" });
    expect(await bell(desk)).toContain("course-task-sent");
    await judge("returned", "Не то");
    expect(await bell(anna)).toContain("course-task-returned");
    await own().submit({ ...at, body: "Готово по-настоящему" });
    await judge("accepted");
    expect(await bell(anna)).toContain("course-task-accepted");
  });

  it("sent in two windows at once is one", async () => {
    const ends = await Promise.allSettled([1, 2, 3].map(() => own().submit({ ...at, body: "Готово" })));
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });

  it("of another company is not there", async () => {
    await own().submit({ ...at, body: "Готово" });
    const other = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
    const [one] = await waiting();
    await expect(apiAs(other).courseDesk.check({ id: one!.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(other).courseDesk.judge({ id: one!.id, verdict: "accepted" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
