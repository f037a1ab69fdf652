import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { openFile } from "#platform/files/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  setListeners(listeners);
  const company = await makeCompany("Тёплый угол");
  anna = await makePerson(company, { firstName: "Анна" });
  ivan = await makePerson(company, { firstName: "Иван" });
  vera = await makePerson(company, { firstName: "Вера" });
  stranger = await makePerson(await makeCompany("Дорога"));
});

beforeEach(forgetSpending);

let number = 0;
async function channel(more: object = {}, members = [ivan]) {
  number += 1;
  const alias = `kanal-${number}`;
  await apiAs(anna).channels.create({ alias, title: `Канал ${number}`, joining: "open", posting: "all", ...more });
  const { id } = await apiAs(anna).channels.channel({ alias });
  for (const one of members) {
    const { joining } = await apiAs(anna).channels.channel({ alias });
    if (joining !== "open") await apiAs(anna).membership.invite({ place: id, people: [await aliasOf(one)] });
    await apiAs(one).membership.join({ place: id });
  }
  return { id, alias };
}

const aliasOf = async (who: Viewer) => (await apiAs(who).account.me({})).alias;
const words = ["яблоко", "вишня", "груша", "слива", "айва", "инжир", "гранат", "хурма", "персик", "лимон"];
let word = 0;
const thread = async (id: string, who = ivan) => {
  word += 1;
  const named = `${words[word % words.length]}${"абвгде"[word % 6]}`;
  return { word: named, ...(await apiAs(who).channels.write({ id, title: named, body: `Про ${named}` })) };
};
const unread = async (who: Viewer, id: string) =>
  (await apiAs(who).channels.mine({})).items.find((one) => one.id === id)?.unread;
const found = async (who: Viewer, query: string) => {
  const { groups } = await apiAs(who).search.find({ query, tab: "channel" });
  return groups.flatMap(({ items }) => items.map(({ kind }) => kind)).sort();
};

describe("a channel", () => {
  it("keeps the cover of a hidden one from those who must not know of it, and shows it once it is open", async () => {
    const { id, alias } = await channel({ joining: "hidden" });
    await apiAs(anna).channels.cover({ id, cover: await pictureFile(), alt: "Зерно", drop: false });
    const { cover } = await apiAs(anna).channels.channel({ alias });
    const opens = (who: Viewer) =>
      withTenant(who.groupId, () => openFile(who, cover!.id)).then(
        ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    expect(await Promise.all([anna, ivan, vera].map(opens))).toEqual([true, true, false]);
    await apiAs(anna).channels.setRules({ id, joining: "open", posting: "all", inviting: "admins" });
    expect(await Promise.all([vera, stranger].map(opens))).toEqual([true, false]);
  });

  it("is in the catalogue of its company, found by its name and by its words", async () => {
    const { id } = await channel({ title: "Обжарка зерна", description: "Температура и время" });
    const { items } = await apiAs(vera).channels.list({ query: "обжарк" });
    expect(items.map((one) => one.id)).toEqual([id]);
    expect(await found(vera, "обжарка")).toEqual(["place"]);
    expect((await apiAs(stranger).channels.list({})).items).toEqual([]);
    expect(await found(stranger, "обжарка")).toEqual([]);
  });

  it("has a word of its own in addresses, and the old one leads to it", async () => {
    const { id, alias } = await channel();
    const taken = apiAs(ivan).channels.create({ alias, title: "Такой же", joining: "open", posting: "all" });
    await expect(taken).rejects.toMatchObject({ data: { fields: { alias: ["Этот адрес уже занят"] } } });
    await apiAs(anna).channels.edit({ id, alias: `${alias}-b`, title: "Иначе" });
    expect((await apiAs(ivan).channels.channel({ alias })).alias).toBe(`${alias}-b`);
    const again = apiAs(ivan).channels.create({ alias, title: "Такой же", joining: "open", posting: "all" });
    await expect(again).rejects.toMatchObject({ code: "INVALID" });
    for (const bad of ["feed", "-abc", "аб-вг", "a"])
      await expect(
        apiAs(ivan).channels.create({ alias: bad, title: "Плохой", joining: "open", posting: "all" }),
      ).rejects.toMatchObject({ data: { fields: { alias: expect.anything() } } });
  });

  it("that is hidden is nowhere for who is not of it: not in the catalogue, search, feed, threads nor own addresses", async () => {
    const { id, alias } = await channel({ joining: "hidden", title: "Сюрприз Вере", description: "Тсс" });
    const { id: told, word: said } = await thread(id);
    expect([await found(ivan, "сюрприз"), await found(ivan, said)]).toEqual([["place"], ["publication"]]);
    expect([await found(vera, "сюрприз"), await found(vera, said)]).toEqual([[], []]);
    expect((await apiAs(vera).channels.list({ query: "Сюрприз" })).items).toEqual([]);
    for (const asked of [
      () => apiAs(vera).channels.channel({ alias }),
      () => apiAs(vera).channels.threads({ id }),
      () => apiAs(vera).channels.thread({ id: told }),
      () => apiAs(vera).content.publication({ id: told }),
      () => apiAs(vera).content.comments({ id: told }),
      () => apiAs(vera).membership.members({ place: id }),
      () => apiAs(vera).membership.join({ place: id }),
      () => apiAs(vera).membership.seen({ place: id }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("that is closed speaks to nobody else from that moment on, and opens again", async () => {
    const { id } = await channel();
    const { id: told } = await thread(id);
    const reads = () =>
      apiAs(vera)
        .content.publication({ id: told })
        .then(
          () => true,
          () => false,
        );
    expect(await reads()).toBe(true);
    const rules = { id, posting: "all", inviting: "admins" } as const;
    await apiAs(anna).channels.setRules({ ...rules, joining: "closed" });
    expect(await reads()).toBe(false);
    await apiAs(anna).channels.setRules({ ...rules, joining: "open" });
    expect(await reads()).toBe(true);
  });

  it("is read and no more written in once it is in the archive", async () => {
    const { id } = await channel();
    const { id: told } = await thread(id);
    await apiAs(anna).membership.archive({ place: id, archived: true });
    await expect(thread(id, anna)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(ivan).content.comment({ id: told, text: "Ещё" })).rejects.toMatchObject({ code: "INVALID" });
    expect((await apiAs(ivan).channels.threads({ id })).items).toHaveLength(1);
  });
});

describe("people who come in", () => {
  const told = async (who: Viewer) => {
    await deliverAll();
    const { items } = await apiAs(who).notifications.list({});
    return items.map(({ kind, href }) => [kind, href.split("#")[0]]).filter(([kind]) => kind?.startsWith("channel-"));
  };

  it("hear of an invite, leaders of a request, and who has asked of the answer", async () => {
    const { id, alias } = await channel({ joining: "request" }, []);
    await apiAs(anna).membership.invite({ place: id, people: [await aliasOf(vera)] });
    expect(await told(vera)).toContainEqual(["channel-invite", `/c/${alias}`]);
    await apiAs(ivan).membership.join({ place: id });
    expect(await told(anna)).toContainEqual(["channel-request", `/c/${alias}/invites`]);
    await apiAs(anna).membership.decide({ place: id, person: ivan.accountId, grant: true });
    expect(await told(ivan)).toContainEqual(["channel-granted", `/c/${alias}`]);
    await apiAs(anna).membership.ban({ place: id, person: ivan.accountId });
    await apiAs(anna).channels.setRules({ id, joining: "closed", posting: "all", inviting: "admins" });
    expect(await told(ivan)).not.toContainEqual(["channel-granted", `/c/${alias}`]);
  });
});

describe("a thread", () => {
  it("counts as new for the others until they have looked, and again when somebody answers", async () => {
    const { id } = await channel({}, [ivan, vera]);
    const { id: told } = await thread(id);
    expect([await unread(anna, id), await unread(vera, id), await unread(ivan, id)]).toEqual([1, 1, 0]);
    await apiAs(vera).membership.seen({ place: id });
    expect([await unread(anna, id), await unread(vera, id)]).toEqual([1, 0]);
    await apiAs(anna).content.comment({ id: told, text: "Отвечу" });
    await deliverAll();
    expect([await unread(anna, id), await unread(vera, id), await unread(ivan, id)]).toEqual([0, 1, 1]);
    const { items } = await apiAs(vera).channels.threads({ id, sort: "unread" });
    expect(items.map(({ fresh, comments }) => [fresh, comments])).toEqual([[true, 1]]);
    expect((await apiAs(ivan).channels.threads({ id, sort: "mine" })).items).toHaveLength(1);
    expect((await apiAs(vera).channels.feed({})).items[0]).toMatchObject({ id: told, fresh: true });
  });

  it("is told to members by the level that each has chosen; who wants nothing of the channel or of the thread hears nothing", async () => {
    const { id } = await channel({}, [ivan, vera]);
    const told = async (who: Viewer, about: string) => {
      await deliverAll();
      const { items } = await apiAs(who).notifications.list({});
      return items.filter(({ href }) => href.includes(about)).map(({ kind }) => kind);
    };
    await apiAs(ivan).membership.listen({ place: id, level: "all" });
    const { id: byMember } = await thread(id, vera);
    expect([await told(ivan, byMember), await told(anna, byMember)]).toEqual([["channel-thread"], []]);
    await apiAs(ivan).membership.listen({ place: id, level: "answers" });
    const { id: byLeader } = await thread(id, anna);
    expect([await told(ivan, byLeader), await told(vera, byLeader)]).toEqual([[], ["channel-thread"]]);
    const { id: own } = await thread(id, ivan);
    const answers = async () => (await told(ivan, own)).length;
    await apiAs(vera).content.comment({ id: own, text: "Раз" });
    expect(await answers()).toBe(1);
    await apiAs(ivan).membership.listen({ place: id, level: "none" });
    const { id: quiet } = await thread(id, ivan);
    await apiAs(vera).content.comment({ id: quiet, text: "Два" });
    expect(await told(ivan, quiet)).toEqual([]);
    await apiAs(ivan).membership.listen({ place: id, level: "answers" });
    expect((await apiAs(ivan).channels.thread({ id: quiet })).muted).toBe(false);
    await apiAs(ivan).notifications.muteAbout({ id: quiet, muted: true });
    expect((await apiAs(ivan).channels.thread({ id: quiet })).muted).toBe(true);
    await apiAs(anna).content.comment({ id: quiet, text: "Три" });
    expect(await told(ivan, quiet)).toEqual([]);
  });

  it("stands above the others once a leader has put it there", async () => {
    const { id } = await channel();
    const [first] = [await thread(id), await thread(id)];
    await expect(apiAs(ivan).channels.pin({ id: first!.id, pinned: true })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await apiAs(anna).channels.pin({ id: first!.id, pinned: true });
    const page = await apiAs(ivan).channels.threads({ id });
    expect([page.pinned.map((one) => one.id), page.items.length]).toEqual([[first!.id], 1]);
  });

  it("is begun by leaders alone where they say so, while all may answer", async () => {
    const { id } = await channel({ posting: "admins-comments" });
    await expect(thread(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { id: told } = await thread(id, anna);
    await apiAs(ivan).content.comment({ id: told, text: "Понял" });
    await expect(apiAs(vera).content.comment({ id: told, text: "И я" })).rejects.toMatchObject({ code: "INVALID" });
  });

  it("says something, and may ask: its question is its title", async () => {
    const { id } = await channel();
    const silent = apiAs(ivan).channels.write({ id });
    await expect(silent).rejects.toMatchObject({ data: { fields: { body: ["Напишите текст или заголовок"] } } });
    const poll = { question: "Где собираемся?", options: ["Внизу", "Наверху"], many: false, named: true } as const;
    const asked = await apiAs(ivan).channels.write({ id, title: poll.question });
    const said = { ...poll, options: [...poll.options], shows: "after-answer" as const };
    await apiAs(ivan).polls.put({ of: "post", id: asked.id, ...said });
    const { title, asked: view } = await apiAs(anna).content.publication({ id: asked.id });
    expect([title, view?.question]).toEqual([poll.question, poll.question]);
    expect((await apiAs(anna).channels.threads({ id })).items[0]).toMatchObject({ poll: true });
    const answered = await apiAs(anna).polls.answer({ id: asked.id, options: [view!.options[0]!.id] });
    expect(answered.outcome).toBe("answered");
  });
});
