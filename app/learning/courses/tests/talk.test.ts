import { beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCourse } from "./some-course.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;
let boris: Viewer;

beforeEach(async () => {
  setListeners(listeners);
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
  boris = await makePerson(company);
});

const talkOf = async (id: string, who = desk) => (await apiAs(who).courses.one({ id })).talk!;
const say = (id: string, who: Viewer, text = "Как часто чистить группу?") => apiAs(who).content.comment({ id, text });
const outside = { data: { detail: "outside" } };
const notFound = { code: "NOT_FOUND" };

describe("the talk of a course", () => {
  it("is read by whom the course speaks to, and written in by those who take it", async () => {
    const { id } = await makeCourse(desk);
    const talk = await talkOf(id);
    expect(await apiAs(anna).courses.talk({ id: talk })).toEqual({
      course: { id, title: "Кофе и люди" },
      isTaken: false,
    });
    expect((await apiAs(anna).content.publication({ id: talk })).talk.mayAnswer).toBe(false);
    await expect(say(talk, anna)).rejects.toMatchObject(outside);
    await apiAs(anna).courses.enrol({ id });
    await say(talk, anna);
    // Its author answers without taking it.
    await say(talk, desk, "Раз в день.");
    const { items } = await apiAs(boris).content.comments({ id: talk });
    expect(items.map(({ text }) => text)).toEqual(["Как часто чистить группу?", "Раз в день."]);
    await apiAs(anna).courses.leave({ id });
    await expect(say(talk, anna)).rejects.toMatchObject(outside);
    const stranger = await makePerson(await makeCompany());
    await expect(apiAs(stranger).courses.talk({ id: talk })).rejects.toMatchObject(notFound);
    await expect(apiAs(stranger).content.comments({ id: talk })).rejects.toMatchObject(notFound);
  });

  it("is one, whatever versions come", async () => {
    const { id } = await makeCourse(desk);
    const talk = await talkOf(id);
    await apiAs(desk).courseDesk.putLesson({ id, kind: "text", title: "Ещё", body: "Читайте." });
    await apiAs(desk).courseDesk.publish({ id });
    expect(await talkOf(id)).toBe(talk);
  });

  it("of a course for some is read by them and by those to whom it was assigned, and by nobody else", async () => {
    const { id } = await makeCourse(desk, { audience: [`user:${boris.accountId}`] });
    const talk = await talkOf(id);
    const read = (who: Viewer) => apiAs(who).content.publication({ id: talk });
    await read(boris);
    await expect(read(anna)).rejects.toMatchObject(notFound);
    // Another one at the desk opens the course and is not led where they may not look.
    const other = await makePerson(company, { roles: ["employee", "admin"] });
    expect((await apiAs(other).courses.one({ id })).talk).toBeNull();
    await apiAs(desk).courseDesk.assign({ id, audience: [`user:${anna.accountId}`], dueDays: 5 });
    await deliverAll();
    await read(anna);
    const { revision } = await apiAs(desk).courseDesk.source({ id });
    const words = { title: "Кофе и люди", level: "start" as const, tone: "blue" as const };
    await apiAs(desk).courseDesk.change({ id, revision, ...words, audience: [`department:${newId()}`] });
    await read(anna);
    await expect(read(boris)).rejects.toMatchObject(notFound);
  });

  it("tells its author of what is said", async () => {
    const { id } = await makeCourse(desk);
    await apiAs(anna).courses.enrol({ id });
    await say(await talkOf(id), anna);
    await deliverAll();
    const { items } = await apiAs(desk).notifications.list({});
    expect(items.map(({ href }) => href?.split("?")[0])).toContain(`/courses/talk/${await talkOf(id)}`);
  });
});
