import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { keepReminding } from "#app/news/must-read/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const noon = Date.parse("2025-03-10T09:00:00Z");
const rubric = newId();
let company: Company;
let editor: Viewer;
let slow: Viewer;
let quick: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"], firstName: "Лидия" });
  slow = await makePerson(company, { createdAt: new Date(noon) });
  quick = await makePerson(company);
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
  await startEvents(listeners).stop();
});
afterEach(() => setClock());

const onDay = (count: number) => setClock(new Date(noon + count * 86_400_000));
const desk = () => apiAs(editor).newsroom;
const report = () => apiAs(editor).mustRead;

/** An article that all are to read and that one person has read. */
async function publish(more: object = {}): Promise<string> {
  onDay(0);
  const title = `Приказ ${newId().slice(-8)}`;
  const { id } = await desk().write({ ...articleOf(rubric), title, mustRead: true, step: "publish", ...more });
  await apiAs(quick).news.acknowledge({ id });
  return id;
}

async function toldTo(who: Viewer, id: string) {
  await deliverAll();
  const { items } = await apiAs(who).notifications.list({});
  return items.filter(({ href, kind }) => kind === "must-read" && href.includes(id));
}

describe("«Ознакомьтесь» on the main page", () => {
  it("calls an article late from the first minute of the reader's next day, not of another zone's", async () => {
    const id = await publish({ dueOn: "2025-04-01" });
    const isLate = async () => (await apiAs(slow).news.due({})).items.find((item) => item.id === id)?.late;
    setClock(new Date("2025-04-01T20:59:00Z"));
    expect(await isLate()).toBe(false);
    setClock(new Date("2025-04-01T21:00:00Z"));
    expect(await isLate()).toBe(true);
  });
});

describe("«Напомнить не прочитавшим»", () => {
  it("tells those alone who have not read, once a day, and the report remembers who did it", async () => {
    const id = await publish({ dueOn: "2025-04-01" });
    expect(await report().remind({ id })).toEqual({ people: 2 });
    await expect(report().remind({ id })).rejects.toMatchObject({ code: "TOO_MANY" });
    expect(await toldTo(quick, id)).toEqual([]);
    const [notice, ...others] = await toldTo(slow, id);
    expect([others.length, notice!.actor, notice!.text]).toEqual([0, null, "Отметьте «Ознакомлен(а)» до 1 апреля"]);
    onDay(1);
    expect((await report().readers({ id })).remindable).toBe("now");
    await report().remind({ id });
    expect(await toldTo(slow, id)).toHaveLength(2);
    const { reminders, remindable } = await report().readers({ id });
    expect(remindable).toBe("tomorrow");
    expect(reminders.map(({ day, by, people }) => [day, by?.split(" ")[0], people])).toEqual([
      ["2025-03-11", "Лидия", 2],
      ["2025-03-10", "Лидия", 2],
    ]);
  });

  it("is nothing for drafts, for what need not be read, and for other companies", async () => {
    onDay(0);
    const { id: draft } = await desk().write({ ...articleOf(rubric), mustRead: true, step: "save" });
    const { id: free } = await desk().write({ ...articleOf(rubric), step: "publish" });
    const foreign = await makePerson(await makeCompany("Лютик"), { rights: ["editor"] });
    for (const id of [draft, free]) await expect(report().remind({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const theirs = apiAs(foreign).mustRead.remind({ id: await publish() });
    await expect(theirs).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the portal itself reminds", () => {
  it("each week from the publication until two weeks after the last day, by nobody's name", async () => {
    const id = await publish({ dueOn: "2025-03-20" });
    await report().pace({ id, every: "week" });
    const days: number[] = [];
    for (const day of [0, 6, 7, 8, 13, 14, 15, 21, 24, 25, 40]) {
      onDay(day);
      const before = (await report().readers({ id })).reminders.length;
      await Promise.all([keepReminding(), keepReminding()]);
      if ((await report().readers({ id })).reminders.length > before) days.push(day);
    }
    expect(days).toEqual([7, 14, 21]);
    expect((await report().readers({ id })).reminders[0]!.by).toBeNull();
    expect(await toldTo(slow, id)).toHaveLength(3);
  });

  it("never unless it was asked to, and not on a day when an editor has reminded", async () => {
    const quiet = await publish();
    const daily = await publish();
    await report().pace({ id: daily, every: "day" });
    onDay(1);
    await report().remind({ id: daily });
    await keepReminding();
    expect((await report().readers({ id: quiet })).reminders).toEqual([]);
    expect((await report().readers({ id: daily })).reminders).toHaveLength(1);
  });
});
