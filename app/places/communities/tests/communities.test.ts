import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reads } from "#app/engines/membership/tests/guild.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { openFile } from "#platform/files/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCommunity, makePost, meetPeople } from "./circle.ts";

freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let admin: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  ({ anna, ivan, vera, admin } = await meetPeople());
  stranger = await makePerson(await makeCompany("Дорога"), { roles: ["employee", "admin"] });
});

beforeEach(forgetSpending);

const rulesOf = { joining: "open", posting: "all", inviting: "admins" } as const;
const community = (more: object = {}, members = [ivan]) => makeCommunity(anna, members, more);
const post = (id: string, who = ivan) => makePost(who, id);

const knows = (who: Viewer, alias: string) =>
  apiAs(who)
    .communities.community({ alias })
    .then(
      () => true,
      () => false,
    );
const stands = async (who: Viewer, tab: "subscriptions" | "company", id: string) =>
  (await apiAs(who).feed.page({ tab })).items.filter((one) => one.id === id).length;
const found = async (who: Viewer, query: string, tab: "channel" | "ugc") => {
  const { groups } = await apiAs(who).search.find({ query, tab });
  return groups.flatMap(({ items }) => items.map(({ kind }) => kind));
};
const told = async (who: Viewer) => {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items;
};

describe("a community", () => {
  it("is in the catalogue of its company under its heading, and found by name; another company has nothing of it", async () => {
    const category = crypto.randomUUID();
    await apiAs(admin).communities.putCategory({ id: category, title: "Спорт" });
    const { id, alias } = await community({ title: "Лыжные прогулки", category });
    const { items } = await apiAs(vera).communities.list({ category });
    expect(items.map((one) => [one.id, one.category])).toEqual([[id, "Спорт"]]);
    expect(await found(vera, "лыжные", "channel")).toEqual(["place"]);
    expect((await apiAs(vera).communities.categories({})).items.find((one) => one.id === category)?.communities).toBe(
      1,
    );
    expect(await knows(stranger, alias)).toBe(false);
    expect((await apiAs(stranger).communities.list({})).items).toEqual([]);
    expect((await apiAs(stranger).communities.categories({})).items).toEqual([]);
    await expect(apiAs(stranger).communities.dropCategory({ id: category })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("keeps its place in a heading that is gone, and refuses one that is not there", async () => {
    const category = crypto.randomUUID();
    await apiAs(admin).communities.putCategory({ id: category, title: "Временная" });
    const twice = apiAs(admin).communities.putCategory({ id: crypto.randomUUID(), title: "временная" });
    await expect(twice).rejects.toMatchObject({ data: { fields: { title: ["Такая категория уже есть"] } } });
    const { alias } = await community({ category });
    await apiAs(admin).communities.dropCategory({ id: category });
    expect((await apiAs(vera).communities.community({ alias })).category).toBeNull();
    await expect(community({ category })).rejects.toMatchObject({
      data: { fields: { category: ["Такой категории больше нет"] } },
    });
  });

  it("tells its rules to all and its welcome to newcomers and leaders alone", async () => {
    const { id, alias } = await community();
    const more = { rules: "Вежливо", welcome: "Заходите" };
    await apiAs(anna).communities.edit({ id, alias, title: "Круг", ...more });
    const of = async (who: Viewer) => {
      const { rules, welcome } = await apiAs(who).communities.community({ alias });
      return [rules, welcome];
    };
    expect([await of(anna), await of(ivan), await of(vera)]).toEqual([
      ["Вежливо", "Заходите"],
      ["Вежливо", "Заходите"],
      ["Вежливо", ""],
    ]);
  });

  it("is offered to who may come in, and no more once they are inside", async () => {
    const { id } = await community({ title: "Для соседей" });
    const offered = async (who: Viewer) => (await apiAs(who).communities.fitting({})).items.map((one) => one.id);
    expect(await offered(ivan)).not.toContain(id);
    const { id: secret } = await community({ joining: "hidden" });
    expect(await offered(vera)).not.toContain(secret);
  });

  it("keeps both pictures of a hidden one from those who must not know of it", async () => {
    const { id, alias } = await community({ joining: "hidden" });
    await apiAs(anna).communities.avatar({ id, avatar: await pictureFile() });
    await apiAs(anna).communities.cover({ id, cover: await pictureFile(), alt: "Лес" });
    const { avatar, cover } = await apiAs(anna).communities.community({ alias });
    const opens = (who: Viewer, file: string) =>
      withTenant(who.groupId, () => openFile(who, file)).then(
        ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    const files = [avatar!.split("/")[2]!, cover!.id];
    for (const file of files)
      expect(await Promise.all([anna, ivan, vera].map((who) => opens(who, file)))).toEqual([true, true, false]);
    await apiAs(anna).communities.setRules({ id, ...rulesOf });
    for (const file of files) expect(await opens(vera, file)).toBe(true);
  });
});

describe("a post", () => {
  it("stands once in «Подписки» of members and, of an open community, in «Моя компания» of all", async () => {
    const { id: place } = await community();
    await apiAs(ivan).account.subscribe({ accountId: anna.accountId, subscribed: true });
    const { id } = await post(place, anna);
    expect([await stands(ivan, "subscriptions", id), await stands(ivan, "company", id)]).toEqual([1, 1]);
    expect([await stands(vera, "subscriptions", id), await stands(vera, "company", id)]).toEqual([0, 1]);
    const { id: closed } = await community({ joining: "closed" });
    const { id: kept } = await post(closed);
    expect([await stands(anna, "subscriptions", kept), await stands(anna, "company", kept)]).toEqual([1, 0]);
    expect([await stands(vera, "subscriptions", kept), await stands(vera, "company", kept)]).toEqual([0, 0]);
  });

  it("is written, answered, changed and taken away where one may, and found by its words", async () => {
    const { id: place, alias } = await community();
    const { id, word: said } = await post(place);
    expect((await apiAs(vera).communities.posts({ id: place })).items.map((one) => one.id)).toEqual([id]);
    expect((await apiAs(vera).communities.post({ id })).community.alias).toBe(alias);
    expect(await found(vera, said, "ugc")).toEqual(["publication"]);
    await apiAs(anna).content.comment({ id, text: "Согласна" });
    await expect(apiAs(vera).content.comment({ id, text: "И я" })).rejects.toBeDefined();
    await expect(apiAs(vera).communities.write({ id: place, title: "Я", body: "тоже" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const { revision } = await apiAs(ivan).communities.source({ id });
    await apiAs(ivan).communities.rewrite({ id, title: said, body: "Иначе", revision });
    await expect(apiAs(ivan).communities.rewrite({ id, title: said, body: "Ещё", revision })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(apiAs(anna).communities.source({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await apiAs(vera).content.publication({ id })).change).toBe(`/cm/-/${id}/edit-post`);
    await apiAs(ivan).content.remove({ id });
    expect(await reads(anna, id)).toBe(false);
    expect(await found(vera, said, "ugc")).toEqual([]);
  });

  it("speaks to members alone once its community is closed, and what came back from the trash too", async () => {
    const { id: place } = await community();
    const { id } = await post(place);
    const { id: gone } = await post(place);
    await apiAs(ivan).content.remove({ id: gone });
    await apiAs(anna).communities.setRules({ id: place, ...rulesOf, joining: "closed" });
    await apiAs(ivan).trash.restore({ kind: "publication", id: gone });
    for (const one of [id, gone]) expect([await reads(ivan, one), await reads(vera, one)]).toEqual([true, false]);
  });

  it("is told to members by the level that each has chosen, never to its author", async () => {
    const { id: place } = await community({}, [ivan, vera]);
    await apiAs(vera).membership.listen({ place, level: "all" });
    const news = async (who: Viewer, id: string) => (await told(who)).filter(({ href }) => href.includes(id)).length;
    const { id: byMember } = await post(place, ivan);
    expect([await news(ivan, byMember), await news(vera, byMember), await news(anna, byMember)]).toEqual([0, 1, 0]);
    const { id: byLeader } = await post(place, anna);
    expect([await news(ivan, byLeader), await news(anna, byLeader)]).toEqual([1, 0]);
    await apiAs(ivan).membership.listen({ place, level: "none" });
    const { id: last } = await post(place, anna);
    expect(await news(ivan, last)).toBe(0);
  });
});

describe("who may not know", () => {
  it("of a hidden community meets it nowhere, and a ban takes everything away at once", async () => {
    const { id: place, alias } = await community({ joining: "hidden", title: "Подарок директору" });
    const { id } = await post(place);
    const meets = async (who: Viewer) => [
      await knows(who, alias),
      await reads(who, id),
      (await found(who, "подарок", "channel")).length > 0,
      (await apiAs(who).communities.list({ query: "подарок" })).items.length > 0,
      (await stands(who, "subscriptions", id)) > 0,
      (await apiAs(who).communities.mine({})).items.some((one) => one.id === place),
    ];
    expect(await meets(ivan)).toEqual([true, true, true, true, true, true]);
    expect(await meets(vera)).toEqual([false, false, false, false, false, false]);
    await apiAs(anna).membership.ban({ place, person: ivan.accountId });
    expect(await meets(ivan)).toEqual([false, false, false, false, false, false]);
    await expect(apiAs(ivan).communities.posts({ id: place })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
