import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { openFile } from "#platform/files/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let editor: Viewer;
let moderator: Viewer;
let reader: Viewer;
let neighbour: Viewer;

beforeAll(async () => {
  company = await makeCompany("Ромашка");
  author = await makePerson(company, { rights: ["editor"], firstName: "Автор" });
  editor = await makePerson(company, { rights: ["editor"] });
  moderator = await makePerson(company, { rights: ["moderator"] });
  reader = await makePerson(company, { firstName: "Читатель" });
  neighbour = await makePerson(await makeCompany("Лютик"));
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);
afterEach(() => setClock());

async function show(reach: "company" | "portal" = "company"): Promise<string> {
  const { story } = await makeStory(author, "Новое меню", "Пять десертов", { reach, audience: null });
  await apiAs(author).stories.schedule({ id: story, hours: 24 });
  return story;
}

const say = (who: Viewer, id: string, text = "А веганские будут?") => apiAs(who).stories.answer({ id, text });
const missing = { status: 404 };

describe("an answer to a story", () => {
  it("is read by its author alone, with the name of a colleague they may know", async () => {
    const id = await show("portal");
    await say(reader, id);
    await say(neighbour, id, "Приду в гости");
    const { mine, items } = await apiAs(author).stories.answers({ id });
    expect(mine).toBe(true);
    expect(items.map(({ text, person }) => [text, person?.name])).toEqual([
      ["Приду в гости", undefined],
      ["А веганские будут?", "Читатель Петрова"],
    ]);
    expect(await apiAs(editor).stories.answers({ id })).toEqual({ mine: false, items: [] });
    await expect(apiAs(reader).stories.answers({ id })).rejects.toMatchObject({ status: 404 });
  });

  it("is told to the author by one notice a story, which says the last words and is new again", async () => {
    const id = await show();
    const told = async () => {
      await deliverAll();
      const { items } = await apiAs(author).notifications.list({});
      return items.filter(({ href }) => href.includes(id)).map(({ kind, text, read }) => [kind, text, read]);
    };
    await say(reader, id, "Раз");
    expect(await told()).toEqual([["story-answer", "Раз", false]]);
    await apiAs(author).notifications.readAll();
    await say(editor, id, "Два");
    expect(await told()).toEqual([["story-answer", "Два · Всего ответов: 2", false]]);
  });

  it("is taken while the story is shown, from those who may write, and is not asked of its author", async () => {
    const id = await show();
    expect((await apiAs(reader).stories.story({ id })).answerable).toBe(true);
    expect((await apiAs(author).stories.story({ id })).answerable).toBe(false);
    await expect(say(neighbour, id)).rejects.toMatchObject(missing);
    const noisy = await makePerson(company);
    const { id: post } = await apiAs(noisy).content.create({ title: "", body: "!!!", feed: "life", reach: "company" });
    await apiAs(reader).moderation.report({ target: "post", id: post, reason: "spam" });
    const decision = { decision: "mute", reason: "spam", message: "Тише", days: 3 } as const;
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, post), ...decision });
    await expect(say(noisy, id)).rejects.toMatchObject({ status: 422, data: { detail: "muted" } });
    await apiAs(author).stories.end({ id });
    await expect(say(reader, id)).rejects.toMatchObject(missing);
  });
});

describe("the pictures of a story", () => {
  it("close to readers with it, when its time is over by itself too, and stay open to the desk", async () => {
    const id = await show();
    const [frame] = (await apiAs(reader).stories.story({ id })).frames;
    const opens = (who: Viewer) =>
      withTenant(who.groupId, async () => {
        const { body } = await openFile(who, frame!.picture.id);
        await body.cancel();
        return true;
      }).catch(() => false);
    expect([await opens(reader), await opens(editor)]).toEqual([true, true]);
    setClock(new Date(Date.now() + 25 * 3_600_000));
    expect([await opens(reader), await opens(editor)]).toEqual([false, true]);
    await apiAs(author).stories.schedule({ id, hours: 24 });
    expect(await opens(reader)).toBe(true);
  });
});
