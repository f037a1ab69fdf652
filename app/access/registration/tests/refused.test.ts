import { describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

const person = (more: Record<string, string> = {}) => ({
  intent: "register",
  code: "AAAA-AAAA-AAAA-AAAA",
  lastName: "Петров",
  firstName: "Пётр",
  email: `${crypto.randomUUID()}@example.ru`,
  password: "три слова подряд",
  _csrf: "",
  ...more,
});
const send = async (form: Record<string, string>) =>
  (await world.as("anonymous")).send("/registration", { form: person(form) });

describe("a form of registration", () => {
  it("that is sent twice at once has registered its newcomer, and says so both times", async () => {
    const { code } = await apiAs(world.admin).registration.invite({ limit: 3 });
    const form = { code, email: "twice@example.ru", _key: crypto.randomUUID() };
    const both = await Promise.all([send(form), send(form)]);
    expect(both.map((answer) => [answer.status, answer.headers.get("location")])).toEqual([
      [303, "/registration?done=yes"],
      [303, "/registration?done=yes"],
    ]);
    expect((await send(form)).status).toBe(303);
    const { items } = await apiAs(world.admin).peopleDesk.list({ query: "twice@example.ru" });
    expect(items).toHaveLength(1);
    expect((await apiAs(world.admin).registration.invites({})).items[0]!.uses).toBe(1);
    const other = await send({ ...form, password: "совсем другие слова" });
    expect([other.status, await other.text()]).toEqual([422, expect.stringContaining("Email уже используется")]);
  });

  it("says beside its field that there is no such day", async () => {
    const answer = await send({ birthDate: "2000-02-31" });
    const html = await answer.text();
    expect([answer.status, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([422, "Ошибка: Регистрация – Вече"]);
    expect(html).toContain("Такого дня нет: проверьте дату");
    expect(html).not.toContain("Возраст от 14");
    expect(html).not.toContain("Что-то пошло не так");
  });

  it("that came too often says so in its title, and when it may come again", async () => {
    let answer = await send({});
    for (let left = 10; left > 0 && answer.status !== 429; left--) answer = await send({});
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get("retry-after"));
    // Ten an hour: the next one in six minutes, less what has passed meanwhile.
    expect([wait > 200, wait <= 360]).toEqual([true, true]);
    expect(/<title>([^<]*)/.exec(await answer.text())?.[1]).toBe("Ошибка: Регистрация – Вече");
  });
});
