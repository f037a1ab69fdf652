import { describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

/** The links of one navigation as they came from the server: their words, and which of them is marked. */
async function linksOf(who: string, path: string, label: string) {
  const html = await (await (await world.as(who)).send(path)).text();
  const inside = new RegExp(`<nav aria-label="${label}"[^>]*>(.*?)</nav>`, "s").exec(html)?.[1] ?? "";
  const links = [...inside.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", words = ""]) => ({
    words: words.replace(/<[^>]*>/g, "").trim(),
    here: attributes.includes('aria-current="page"'),
  }));
  const groups = [...inside.matchAll(/<details ([^>]*)>(.*?)<\/details>/gs)].map(
    ([, attributes = "", within = ""]) => ({
      title: /<summary[^>]*>(.*?)</s.exec(within)?.[1] ?? "",
      isOpen: /\bopen=/.test(attributes),
      links: [...within.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, words = ""]) =>
        words.replace(/<[^>]*>/g, "").trim(),
      ),
    }),
  );
  return {
    groups,
    all: links.map(({ words }) => words),
    here: links.filter(({ here }) => here).map(({ words }) => words),
  };
}

describe("the tab bar of phones", () => {
  it("lights where one is, «Ещё» for every chapter that has no tab, and leaves the bell to the header", async () => {
    const barAt = (path: string) => linksOf("anna", path, "Главные разделы");
    expect((await barAt("/main")).all).toEqual(["Главная", "Лента", "Написать", "Каналы", "Ещё"]);
    const lit = { "/c": "Каналы", "/feed/work": "Лента", "/main": "Главная" };
    for (const [path, tab] of Object.entries(lit)) expect((await barAt(path)).here, path).toEqual([tab]);
    for (const path of ["/cm", "/balance", "/thanks", "/surveys", "/people", "/sections"])
      expect((await barAt(path)).here, path).toEqual(["Ещё"]);
    expect((await barAt("/bell-notifications")).here).toEqual([]);
  });
});

describe("the side navigation", () => {
  it("has groups that fold, but for the one where one is, and «Управление» for those alone who manage something", async () => {
    const anna = await linksOf("anna", "/main", "Разделы");
    const admin = await linksOf("admin", "/main", "Разделы");
    const inGroups = anna.groups.flatMap(({ links }) => links);
    const first = anna.all.filter((words) => !inGroups.includes(words));
    expect(first).toEqual(["Главная", "Лента", "Новости", "Люди", "Ещё"]);
    expect(anna.groups).toMatchObject([
      { title: "Общение", isOpen: false, links: ["Каналы", "Сообщества"] },
      { title: "Развитие", isOpen: false, links: ["Обучение", "Опросы", "Тесты"] },
      {
        ...{ title: "Жизнь", isOpen: false },
        links: ["Календарь", "Благодарности", "Магазин", "Достижения", "Бонусы", "Карты"],
      },
      { title: "Полезное", isOpen: false, links: ["Сервисы", "Мой ресурс", "Мнения"] },
    ]);
    expect(admin.all).toEqual([...anna.all, "Управление"]);
    const { groups } = await linksOf("anna", "/c", "Разделы");
    expect(groups.filter(({ isOpen }) => isOpen).map(({ title }) => title)).toEqual(["Общение"]);
  });

  it("has what one has pinned above the groups, in that order, and each but once", async () => {
    const anna = await world.as("anna");
    const pin = async (...pinned: string[]) => {
      const form = new URLSearchParams({ intent: "pin", _csrf: await anna.csrf() });
      for (const [at, one] of pinned.entries()) form.append(`pinned[${at}]`, one);
      return anna.send("/sections/pins", {
        body: form.toString(),
        headers: {
          origin: world.origin,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
        },
      });
    };
    expect((await pin("/saved", "", "/c", "/saved")).headers.get("location")).toBe("/sections");
    const { all, here } = await linksOf("anna", "/c", "Разделы");
    expect([all.slice(3, 7), here]).toEqual([["Люди", "Избранное", "Каналы", "Каналы"], ["Каналы"]]);
    const html = await (await anna.send("/sections/pins")).text();
    expect([...html.matchAll(/value="([^"]*)" selected/g)].map(([, value]) => value)).toEqual(["/saved", "/c", "", ""]);
    const refused = await pin("/c", "/cm", "/saved", "/people", "/surveys");
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("Не больше четырёх")]);
    await pin("//elsewhere.example").then(({ status }) => expect(status).toBe(422));
    await pin("/gone");
    expect((await linksOf("anna", "/main", "Разделы")).all.slice(3, 5)).toEqual(["Люди", "Каналы"]);
    await pin();
  });

  it.each([
    ["/main", "Главная"],
    ["/feed/life", "Лента"],
    ["/article", "Новости"],
    ["/rubric", "Новости"],
    ["/hashtag/list", "Новости"],
    ["/people", "Люди"],
    ["/people/birthdays", "Люди"],
    ["/c", "Каналы"],
    ["/c/feed", "Каналы"],
    ["/surveys", "Опросы"],
    ["/achievements", "Достижения"],
    ["/balance", "Бонусы"],
    ["/cm", "Сообщества"],
    ["/cm/category", "Сообщества"],
    ["/sections", "Ещё"],
  ])("at %s marks «%s» and nothing else", async (path, words) => {
    expect((await linksOf("anna", path, "Разделы")).here).toEqual([words]);
  });

  it("takes no beginning of a word for the whole", async () => {
    expect((await linksOf("anna", "/calendar", "Разделы")).here).toEqual(["Календарь"]);
  });

  it("marks «Лента» at a colleague's publication, not one's own list", async () => {
    const { here } = await linksOf("anna", `/ugc/${world.sever.publication}`, "Разделы");
    expect(here).toEqual(["Лента"]);
  });
});

describe("«Создать» in the header", () => {
  const hrefsOf = async (who: string) => {
    const html = await (await (await world.as(who)).send("/main")).text();
    const [, menu = ""] = /Создать<.*?<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
    return [...menu.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  };
  const all = ["/ugc/create", "/thanks", "/calendar/create", "/channels/create", "/cm/create"];

  it("offers no channel and no community to those who may make none", async () => {
    await apiAs(world.admin).membership.setMakers({ makers: [], people: ["anna"] });
    expect([await hrefsOf("ivan"), await hrefsOf("anna"), await hrefsOf("admin")]).toEqual([all.slice(0, 3), all, all]);
    await apiAs(world.admin).membership.setMakers({ makers: null });
    expect(await hrefsOf("editor")).toEqual(all);
  });
});

describe("the navigation of those who manage", () => {
  it("leads back to the portal, and marks the desk that is nearest", async () => {
    const { all, here } = await linksOf("admin", "/admin/people/invites", "Управление");
    expect(all[0]).toBe("На портал");
    expect(here).toEqual(["Приглашения"]);
    expect((await linksOf("admin", "/admin/people", "Управление")).here).toEqual(["Люди компании"]);
  });

  it("shows to each what they have a right to", async () => {
    const { all } = await linksOf("moderator", "/admin", "Управление");
    expect(all).toContain("Модерация");
    expect(all).not.toContain("Редакция");
    expect(all).not.toContain("Люди компании");
  });

  it("says to who manages nothing that there is nothing yet", async () => {
    const page = await (await (await world.as("anna")).send("/admin")).text();
    expect(page).toContain("Пока здесь пусто");
    expect((await linksOf("anna", "/admin", "Управление")).all).toEqual([]);
  });
});
