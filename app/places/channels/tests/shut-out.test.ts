import { beforeEach, describe, expect, it } from "vitest";
import { href } from "#app/web/urls.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { channels } from "../routes.ts";

/** What whoever is shut out while they write sees: why, and every word. */
const world = portalInProcess();
beforeEach(forgetSpending);

const outside = "Здесь отвечают только участники";

/** A channel of Anna's in which Ivan has begun a thread and answered in it. */
async function begin(alias: string) {
  const { head: anna, employee: ivan } = world.sever;
  const rules = { title: `Канал ${alias}`, joining: "open" as const, posting: "all" as const };
  await apiAs(anna).channels.create({ alias, ...rules });
  const { id: place } = await apiAs(anna).channels.channel({ alias });
  await apiAs(ivan).membership.join({ place });
  const { id: thread } = await apiAs(ivan).channels.write({ id: place, title: "Начал Иван", body: "О чём речь" });
  const { id: comment } = await apiAs(ivan).content.comment({ id: thread, text: "Первый ответ" });
  const ban = async () => {
    const { alias: person } = await apiAs(ivan).account.me({});
    await apiAs(anna).membership.ban({ place, person });
  };
  const home = href(channels.channel, { channelAlias: alias });
  return {
    alias,
    place,
    thread,
    comment,
    ban,
    home,
    at: href(channels.thread, { channelAlias: alias, threadId: thread }),
  };
}

async function post(path: string, form: Record<string, string>) {
  const browser = await world.as("ivan");
  const answer = await browser.send(path, { form: { _csrf: await browser.csrf(), ...form } });
  return { status: answer.status, html: await answer.text() };
}

describe("whoever is shut out while they write", () => {
  it("reads why their answer was not taken, and their own words", async () => {
    const { at, ban } = await begin("zakryt-1");
    await ban();
    const { status, html } = await post(at, { intent: "comment", text: "Долгий ответ,\r\nнабранный с телефона" });
    expect(status).toBe(422);
    expect(html).toContain(outside);
    expect(html.replaceAll("\r", "")).toContain("Долгий ответ,\nнабранный с телефона");
    expect(html).toContain("Администратор закрыл вам вход");
  });

  it("has the words of a thread back, from the line and from the page with pictures", async () => {
    const { home, place, alias, ban } = await begin("zakryt-2");
    await ban();
    const words = { title: "Название, которого жаль", body: "Текст, которого жаль" };
    for (const [path, form] of [
      [home, { intent: "write", id: place, ...words }],
      [href(channels.createThread, { channelAlias: alias }), { intent: "publish", ...words }],
    ] as const) {
      const { status, html } = await post(path, form);
      expect(status).toBeGreaterThanOrEqual(400);
      for (const word of Object.values(words)) expect(html).toContain(word);
    }
  });

  it("is offered nothing that would be refused, and is told in the thread why", async () => {
    const { at, thread, comment, ban } = await begin("zakryt-3");
    const browser = await world.as("ivan");
    const before = await (await browser.send(at)).text();
    const offers = [">Ответить<", ">Изменить<", "Выбрать реакцию", "Ваш комментарий"];
    expect(offers.filter((one) => !before.includes(one))).toEqual([]);
    await ban();
    for (const path of [at, `${at}?reply=${comment}`, `${at}?edit=${comment}`]) {
      const after = await (await browser.send(path)).text();
      expect([path, offers.filter((one) => after.includes(one))]).toEqual([path, []]);
      expect(after).toContain("Администратор закрыл вам вход");
    }
    for (const [subject, id] of [
      ["publication", thread],
      ["comment", comment],
    ] as const)
      await expect(apiAs(world.sever.employee).content.react({ subject, id, name: "like" })).rejects.toMatchObject({
        status: 404,
      });
  });

  it("keeps the words when they left themselves, when the place is in the archive, the talk closed or the thread gone", async () => {
    const ends: [string, (made: Awaited<ReturnType<typeof begin>>) => Promise<unknown>][] = [
      ["left", ({ place }) => apiAs(world.sever.employee).membership.leave({ place })],
      ["archived", ({ place }) => apiAs(world.sever.head).membership.archive({ place, archived: true })],
      ["closed", ({ thread }) => apiAs(world.sever.head).talk.close({ id: thread, closed: true, note: "" })],
      ["gone", ({ thread }) => apiAs(world.sever.employee).content.remove({ id: thread })],
    ];
    for (const [end, bring] of ends) {
      const made = await begin(`konec-${end}`);
      await bring(made);
      const { status, html } = await post(made.at, { intent: "comment", text: "Слова, которые жаль" });
      expect([end, status >= 400, html.includes("Слова, которые жаль")]).toEqual([end, true, true]);
    }
  });
});

describe("a thread begun in the line of a channel", () => {
  it("goes along to the page with pictures and to the poll, and waits among drafts and in the line", async () => {
    const { home, place, alias } = await begin("stroka");
    const browser = await world.as("ivan");
    const line = await (await browser.send(home)).text();
    const draft = /name="draft" value="([^"]+)"/.exec(line)![1]!;
    const words = { id: place, channel: alias, draft, title: "Тема из строки", body: "Текст из строки" };
    for (const intent of ["with-files", "ask-poll"]) {
      const answer = await browser.send(home, { form: { _csrf: await browser.csrf(), intent, ...words } });
      const to = answer.headers.get("location")!;
      expect([intent, answer.status, to.includes(draft)]).toEqual([intent, 303, true]);
      if (intent === "with-files") {
        const page = await (await browser.send(to)).text();
        for (const word of [words.title, words.body]) expect(page).toContain(word);
      }
    }
    expect(await (await browser.send("/drafts")).text()).toContain("Тема из строки");
    const again = await (await browser.send(home)).text();
    for (const word of [draft, "Тема из строки", "Текст из строки"]) expect(again).toContain(word);
    await browser.send(home, { form: { _csrf: await browser.csrf(), intent: "write", ...words } });
    expect(await (await browser.send("/drafts")).text()).not.toContain("Тема из строки");
    const empty = await browser.send(home, { form: { _csrf: await browser.csrf(), intent: "ask-poll", id: place } });
    expect(empty.headers.get("location")).toBe(href(channels.poll, { channelAlias: alias }));
  });
});
