import { describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { Browser } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess({ LIMITS: "0" });

const person = (more: Record<string, string> = {}) => ({
  intent: "register",
  lastName: "Новосёлова-О’Коннор",
  firstName: "Дарья",
  email: `${crypto.randomUUID()}@example.ru`,
  password: "три слова подряд",
  _csrf: "",
  ...more,
});

/** A code as an administrator makes it on the page, where it is shown once. */
async function codeFor(form: Record<string, string> = {}): Promise<string> {
  const admin = await world.as("admin");
  const wanted = { intent: "invite", limit: "1", days: "1", ...form, _csrf: await admin.csrf() };
  const answer = await admin.send("/admin/people/invites", { form: wanted });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const code = /([A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(html)![0];
  expect(await (await admin.send("/admin/people/invites")).text()).not.toContain(code);
  return code;
}

async function send(form: Record<string, string>): Promise<Response> {
  return (await world.as("anonymous")).send("/registration", { form });
}

describe("registration", () => {
  it("with a code makes an account of the company that may sign in at once", async () => {
    const email = "Dasha.New@Example.ru";
    const form = person({
      code: (await codeFor()).toLowerCase().replaceAll("-", " "),
      email,
      phone: "+7 (999) 123-45-67",
    });
    expect((await send(form)).headers.get("location")).toBe("/registration?done=yes");
    const { url } = await new Browser(world.origin).signIn(email, form.password);
    expect(url.pathname).toBe("/personal-data");
    const { items } = await apiAs(world.admin).peopleDesk.list({ query: "Новосёлова" });
    expect(items[0]).toMatchObject({ email: email.toLowerCase(), role: "employee" });
  });

  it("takes a mailbox in Russian letters, one person whichever way it is written", async () => {
    const form = person({ code: await codeFor({ email: "Новый@пример.рф" }), email: "новый@xn--e1afmkfd.xn--p1ai" });
    expect((await send(form)).headers.get("location")).toBe("/registration?done=yes");
    const { url } = await new Browser(world.origin).signIn("новый@пример.рф", form.password);
    expect(url.pathname).toBe("/personal-data");
    const again = await send(person({ code: await codeFor(), email: "НОВЫЙ@ПРИМЕР.РФ" }));
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining("Email уже используется")]);
    const none = await send(person({ code: await codeFor(), email: "новый@пример" }));
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining("Проверьте адрес почты")]);
  });

  it("says in one way that a code is unknown, used up, revoked or for another mailbox", async () => {
    const code = await codeFor();
    expect((await send(person({ code }))).status).toBe(303);
    const personal = await codeFor({ email: "one@example.ru" });
    const { id, code: revoked } = await apiAs(world.admin).registration.invite({ limit: 5 });
    await apiAs(world.admin).registration.revoke({ id });
    for (const one of [code, personal, revoked, "AAAA-AAAA-AAAA-AAAA"]) {
      const answer = await send(person({ code: one }));
      expect([one, answer.status]).toEqual([one, 422]);
      expect(await answer.text()).toContain("Код не подходит");
    }
    expect((await send(person({ code: personal, email: "One@example.ru" }))).status).toBe(303);
  });

  it("spends no use of a code on a mistake, and says beside the field what is wrong", async () => {
    const code = await codeFor();
    const taken = (await apiAs(world.admin).peopleDesk.list({})).items[0]!.email.toUpperCase();
    const mistakes: [Record<string, string>, string][] = [
      [{ email: taken }, "Email уже используется"],
      [{ password: "qwerty12345" }, "Этот пароль знают все"],
      [{ password: "короткий" }, "Не меньше 10 знаков"],
      [{ lastName: "<script>" }, "Только буквы, пробел, дефис и апостроф"],
      [{ phone: "12" }, "С плюсом и кодом страны"],
      [{ birthDate: "2020-01-01" }, "Возраст от 14 до 100 лет"],
    ];
    for (const [more, words] of mistakes) {
      const answer = await send(person({ code, ...more }));
      expect([words, answer.status]).toEqual([words, 422]);
      const html = await answer.text();
      expect(html).toContain(words);
      expect(html).not.toContain("три слова подряд");
    }
    expect((await send(person({ code }))).status).toBe(303);
  });

  it("keeps the same mailbox from being taken twice at once", async () => {
    const code = await codeFor({ limit: "2" });
    const form = person({ code });
    const statuses = (await Promise.all([send(form), send({ ...form, password: "совсем другие слова" })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([303, 422]);
  });
});

describe("the desk of invitations", () => {
  it("lists them with their uses and takes them back", async () => {
    const admin = await world.as("admin");
    await codeFor({ note: "Вторая смена", limit: "12" });
    const html = await (await admin.send("/admin/people/invites")).text();
    expect(html).toContain("Вторая смена");
    const id = /name="id" value="([^"]+)"/.exec(html)![1]!;
    const form = { intent: "revoke", id, _csrf: await admin.csrf() };
    expect((await admin.send("/admin/people/invites", { form })).status).toBe(303);
    expect(await (await admin.send("/admin/people/invites")).text()).toContain("Отозвано");
  });
});
