import { describe, expect, it } from "vitest";
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
  return { all: links.map(({ words }) => words), here: links.filter(({ here }) => here).map(({ words }) => words) };
}

describe("the side navigation", () => {
  it("has at most eight entries, and «Управление» for those alone who manage something", async () => {
    const anna = await linksOf("anna", "/main", "Разделы");
    const admin = await linksOf("admin", "/main", "Разделы");
    expect(anna.all).toEqual(["Главная", "Лента", "Новости", "Люди", "Каналы", "Сообщества", "Ещё"]);
    expect(admin.all).toEqual([...anna.all, "Управление"]);
    expect(admin.all.length).toBeLessThanOrEqual(8);
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
    ["/cm", "Сообщества"],
    ["/cm/category", "Сообщества"],
    ["/sections", "Ещё"],
  ])("at %s marks «%s» and nothing else", async (path, words) => {
    expect((await linksOf("anna", path, "Разделы")).here).toEqual([words]);
  });

  it("takes no beginning of a word for the whole", async () => {
    expect((await linksOf("anna", "/calendar", "Разделы")).here).toEqual([]);
  });

  it("marks «Лента» at a colleague's publication, not one's own list", async () => {
    const { here } = await linksOf("anna", `/ugc/${world.sever.publication}`, "Разделы");
    expect(here).toEqual(["Лента"]);
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
