import { describe, expect, it } from "vitest";
import { encodeCall } from "#tests/support/call.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
type Browser = Awaited<ReturnType<typeof world.as>>;

const words = { intent: "ask", topic: "Не открывается лента", text: "Пишет «Страница не открылась»" };

async function ask(browser: Browser, more: Record<string, string> = {}): Promise<Response> {
  return browser.send("/support", { form: { ...words, ...more, _csrf: await csrfOf(browser) } });
}

/** A stranger's form carries no token: there is no session that it could belong to. */
async function csrfOf(browser: Browser): Promise<string> {
  return /name="_csrf" value="([^"]*)"/.exec(await (await browser.send("/support")).text())?.[1] ?? "";
}

describe("a question to support", () => {
  it("of a stranger is taken without sign-in; its number comes by a letter alone", async () => {
    const stranger = await world.as("anonymous");
    const answer = await ask(stranger, { email: "who@example.ru" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/support?sent=yes"]);
    const html = await (await stranger.send("/support?sent=yes")).text();
    expect(html).toContain("Обращение принято");
    expect(html).not.toContain("Ваши обращения");
  });

  it("of a stranger comes to the desk of a company that has one, and of theirs if a colleague's mailbox is known", async () => {
    const stranger = await world.as("anonymous");
    await ask(stranger, { email: "nobody@nowhere.example", topic: "Совсем чужой" });
    const admin = await world.as("admin");
    expect(await (await admin.send("/admin/support")).text()).toContain("Совсем чужой");
  });

  it("of a stranger needs a mailbox, said beside the field", async () => {
    const answer = await ask(await world.as("anonymous"), { email: "нет" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Укажите почту");
    expect(html).toContain(words.topic);
  });

  it("shows what would be sent about the browser, and sends it only when ticked", async () => {
    const anna = await world.as("anna");
    const page = await (await anna.send("/support", { headers: { "user-agent": "Fox/1" } })).text();
    expect(page).toContain("Страница: неизвестна");
    await ask(anna, { topic: "Без данных", diagnostics: "Браузер: тайный" });
    await ask(anna, { topic: "С данными", diagnostics: "Браузер: явный", tell: "on" });
    const list = await (await anna.send("/support")).text();
    const [last, before] = [...list.matchAll(/href="(\/support\/[0-9a-f-]{36})"/g)].map(([, path]) => path!);
    expect(await (await anna.send(last!)).text()).toContain("Браузер: явный");
    expect(await (await anna.send(before!)).text()).not.toContain("Браузер: тайный");
  });

  it("is answered at the desk: its author reads the answer and is told by the bell, others find nothing", async () => {
    const [anna, ivan, admin] = [await world.as("anna"), await world.as("ivan"), await world.as("admin")];
    await ask(anna, { topic: "Где лента" });
    const path = /href="(\/support\/[0-9a-f-]{36})"/.exec(await (await anna.send("/support")).text())![1]!;
    expect((await ivan.send(path)).status).toBe(404);
    expect(await (await admin.send("/admin/support")).text()).toContain("Где лента");
    const form = { intent: "answer", text: "Уже вернули", close: "on", _csrf: await admin.csrf() };
    expect((await admin.send(`/admin${path}`, { form })).status).toBe(303);
    const html = await (await anna.send(path)).text();
    expect(html).toContain("Уже вернули");
    expect(html).toContain("Закрыто");
    await expect
      .poll(async () => await (await anna.send("/bell-notifications")).text())
      .toContain("Поддержка ответила на обращение «Где лента»");
    const more = { intent: "say", text: "Спасибо, но нет", _csrf: await anna.csrf() };
    expect((await anna.send(path, { form: more })).status).toBe(303);
    expect(await (await anna.send(path)).text()).toContain("Ждёт ответа");
  });

  it("carries files that its author and administrators alone may open", async () => {
    const anna = await world.as("anna");
    const files = [new File(["строки журнала"], "журнал.txt", { type: "text/plain" })];
    const { topic, text } = words;
    const sent = await anna.call(await encodeCall("support.write", { topic, text, files }));
    const { id } = (await sent.json()) as { id: string };
    const file = /href="(\/files\/[0-9a-f-]{36})"/.exec(await (await anna.send(`/support/${id}`)).text())![1]!;
    const statuses = [];
    for (const who of ["anna", "admin", "ivan", "olga", "anonymous"])
      statuses.push((await (await world.as(who)).send(file)).status);
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
  });

  it("is taken five times an hour from one person, then the specification's words are said", async () => {
    const ivan = await world.as("ivan");
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push((await ask(ivan)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(await (await ask(ivan)).text()).toContain("Превышено допустимое количество попыток.");
  });
});
