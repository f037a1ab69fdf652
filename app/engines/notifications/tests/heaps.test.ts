import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let people: Viewer[];
let post: { id: string; href: string };

beforeAll(async () => {
  company = await makeCompany();
  await startEvents(listeners).stop();
});

beforeEach(async () => {
  author = await makePerson(company);
  const names = ["Анна", "Борис", "Вера", "Иван"];
  people = await Promise.all(names.map((firstName) => makePerson(company, { firstName, lastName: "Ёлкин" })));
  post = await apiAs(author).content.create({ body: "Слова", feed: "work", reach: "company" });
});

afterEach(() => setClock());

const bell = () => apiAs(author).notifications;
const lines = async () =>
  (await bell().list({})).items.map(({ words, actor, others, text, read }) => ({
    words: words.replaceAll("\u00a0", " "),
    who: [actor?.name, others.replaceAll("\u00a0", " ")].filter(Boolean).join(" "),
    text,
    read,
  }));
const answerOf = async (who: Viewer, text: string) => {
  const { id } = await apiAs(who).content.comment({ id: post.id, text });
  await deliverAll();
  return id;
};

describe("what happens to one object again and again", () => {
  it("stands as one notice that grows while it is unread, and the bell counts it once", async () => {
    for (const [at, who] of people.entries()) await answerOf(who, `Ответ ${at}`);
    expect(await lines()).toEqual([
      {
        words: "4 новых комментария к публикации",
        who: "Иван Ёлкин и ещё 3 человека",
        text: "Ответ 3",
        read: false,
      },
    ]);
    expect((await bell().unread()).count).toBe(1);
  });

  it("leaves out who is called by name: that stands by itself and is found among the mentions", async () => {
    const [anna, boris, vera] = people as [Viewer, Viewer, Viewer];
    await answerOf(anna, "Раз");
    const { alias } = await apiAs(author).account.me();
    await answerOf(boris, `А что скажет @${alias}?`);
    await answerOf(vera, "Три");
    expect((await lines()).map(({ words }) => words)).toEqual([
      "2 новых комментария к публикации",
      "Вас упомянули в комментарии к публикации",
    ]);
    const { items } = await bell().list({ only: "mentions" });
    expect(items.map(({ actor }) => actor?.name)).toEqual(["Борис Ёлкин"]);
  });

  it("begins anew once it has been read, and what was read stays one", async () => {
    await answerOf(people[0]!, "Раз");
    await answerOf(people[1]!, "Два");
    await bell().readAll();
    await answerOf(people[2]!, "Три");
    expect((await lines()).map(({ words, who, read }) => [words, who, read])).toEqual([
      ["Новый комментарий к публикации", "Вера Ёлкин", false],
      ["2 новых комментария к публикации", "Борис Ёлкин и ещё 1 человек", true],
    ]);
    expect((await bell().unread()).count).toBe(1);
  });

  it("loses what is deleted, and speaks by the latest that is left", async () => {
    await answerOf(people[0]!, "Останется");
    const id = await answerOf(people[1]!, "Сотру");
    await apiAs(people[1]!).content.removeComment({ id });
    expect(await lines()).toMatchObject([
      { words: "Новый комментарий к публикации", who: "Анна Ёлкин", text: "Останется" },
    ]);
  });

  it("is one for one person who says much", async () => {
    for (const text of ["Раз", "Два", "Три", "Четыре", "Пять"]) await answerOf(people[0]!, text);
    expect(await lines()).toMatchObject([
      { words: "5 новых комментариев к публикации", who: "Анна Ёлкин", text: "Пять" },
    ]);
  });

  it("is read as one", async () => {
    await answerOf(people[0]!, "Раз");
    await answerOf(people[1]!, "Два");
    const [{ id } = { id: "" }] = (await bell().list({})).items;
    expect(await bell().read({ id })).toEqual({ count: 0 });
    expect((await bell().list({ only: "unread" })).items).toEqual([]);
  });
});

describe("reactions and followers", () => {
  it("are told once a person, however often they change their mind, and vanish when taken back", async () => {
    const react = async (who: Viewer, name: "like" | "love" | null) => {
      await apiAs(who).content.react({ subject: "publication", id: post.id, name });
      await deliverAll();
    };
    for (const who of people) await react(who, "like");
    await react(people[0]!, "love");
    await react(people[1]!, null);
    await react(people[1]!, "like");
    await react(author, "like");
    expect(await lines()).toMatchObject([
      { words: "4 реакции на вашу публикацию", who: "Иван Ёлкин и ещё 3 человека" },
    ]);
    for (const who of people) await react(who, null);
    expect(await lines()).toEqual([]);
    expect((await bell().unread()).count).toBe(0);
  });

  it("are told to the author of a comment too", async () => {
    const id = await answerOf(people[0]!, "Мои слова");
    await apiAs(people[1]!).content.react({ subject: "comment", id, name: "like" });
    await deliverAll();
    const { items } = await apiAs(people[0]!).notifications.list({});
    expect(items).toMatchObject([
      { words: "Реакция на ваш комментарий к публикации", href: `${post.href}?comment=${id}#${id}` },
    ]);
  });

  it("come as one of all who follow, without those who follow no more", async () => {
    const follow = (who: Viewer, subscribed: boolean) =>
      apiAs(who).account.subscribe({ accountId: author.accountId, subscribed });
    for (const who of people) await follow(who, true);
    await follow(people[3]!, false);
    await deliverAll();
    expect(await lines()).toMatchObject([{ words: "3 новых подписчика", who: "Вера Ёлкин и ещё 2 человека" }]);
  });
});

describe("a muted publication", () => {
  it("is silent until it is taken back, and stands in the settings until then", async () => {
    await answerOf(people[0]!, "Раз");
    const about = (await bell().list({})).items[0]!.about!;
    expect(about).toEqual({ id: post.id, muted: false });
    await bell().muteAbout({ id: about.id, muted: true });
    await answerOf(people[1]!, "Два");
    expect((await lines()).map(({ text }) => text)).toEqual(["Раз"]);
    expect((await bell().list({})).items[0]!.about).toEqual({ id: post.id, muted: true });
    expect((await bell().muted({})).items).toMatchObject([{ id: post.id, title: "Слова", href: post.href }]);
    await bell().muteAbout({ id: about.id, muted: false });
    await answerOf(people[2]!, "Три");
    expect((await lines())[0]).toMatchObject({ words: "2 новых комментария к публикации", text: "Три" });
    expect((await bell().muted({})).items).toEqual([]);
  });

  it("is silent for an hour, a day or a week, as long as was asked, and is heard again by itself", async () => {
    await answerOf(people[0]!, "Раз");
    for (const [term, hours] of [
      ["hour", 1],
      ["day", 24],
      ["week", 168],
    ] as const) {
      const asked = now();
      setClock(asked);
      await bell().muteAbout({ id: post.id, muted: true, term });
      expect((await bell().muted({})).items).toMatchObject([
        { id: post.id, until: new Date(asked.getTime() + hours * 3_600_000).toISOString() },
      ]);
      setClock(new Date(asked.getTime() + hours * 3_600_000 - 1000));
      await answerOf(people[1]!, `Не слышно: ${term}`);
      setClock(new Date(asked.getTime() + hours * 3_600_000 + 1000));
      expect((await bell().list({})).items[0]!.about).toEqual({ id: post.id, muted: false });
      expect((await bell().muted({})).items).toEqual([]);
      await answerOf(people[1]!, `Слышно: ${term}`);
    }
    const said = (await bell().list({})).items.map(({ text }) => text).join();
    expect(said).toContain("Слышно: week");
    expect(said).not.toContain("Не слышно");
  });

  it("cannot be one that a person may not read and was never told of", async () => {
    const mute = apiAs(people[0]!).notifications.muteAbout({ id: crypto.randomUUID(), muted: true });
    await expect(mute).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
