import { describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { Browser } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { makePerson } from "#tests/support/people.ts";

const world = portalInProcess({ LIMITS: "0" });

const desk = () => apiAs(world.admin);
const newMailbox = () => `staff-${crypto.randomUUID()}@example.ru`;

/** Sends a form of the desk as a browser without script does. */
async function send(path: string, fields: Record<string, string>) {
  const admin = await world.as("admin");
  const answer = await admin.send(path, { form: { ...fields, _csrf: await admin.csrf() } });
  return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
}

describe("a new colleague", () => {
  it("is made on a page, comes in by a personal invitation, and is who the desk has said", async () => {
    const email = newMailbox();
    const who = { lastName: "Ранняя", firstName: "Зоя", position: "Пекарь", location: "Казань" };
    const place = { department: world.sever.department, manager: "@anna" };
    const made = await send("/admin/people/new", { intent: "add", ...who, ...place, email, phone: "+7 900 1112233" });
    expect(made.status).toBe(303);
    const { html } = await send(made.to!, { intent: "invite" });
    const code = /([A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(html)![0];
    const typed = { intent: "register", lastName: "Иная", firstName: "Зоя", email, password: "три слова подряд", code };
    const answer = await new Browser(world.origin).send("/registration", { form: { ...typed, _csrf: "" } });
    expect(answer.headers.get("location")).toBe("/registration?done=yes");
    const { url } = await new Browser(world.origin).signIn(email, typed.password);
    expect(url.pathname).toBe("/personal-data");
    const { items } = await desk().peopleDesk.list({ query: email });
    expect(items).toMatchObject([{ name: expect.stringContaining("Ранняя"), position: "Пекарь", state: "active" }]);
    expect(await desk().staff.person({ id: items[0]!.id })).toMatchObject({
      ...{
        department: place.department,
        manager: { name: expect.stringMatching(/./) },
        phone: "+79001112233",
        location: "Казань",
      },
    });
  });

  it("is refused beside the field, with all that was typed kept", async () => {
    const { email } = await desk().staff.person({ id: world.sever.employee.accountId });
    const who = { intent: "add", lastName: "Поздняя", firstName: "Зоя", manager: "@nobody-here", email: newMailbox() };
    const unknown = await send("/admin/people/new", who);
    expect([unknown.status, unknown.html]).toEqual([422, expect.stringContaining("Не нашли: «@nobody-here»")]);
    expect(unknown.html).toContain('value="Поздняя"');
    const taken = await send("/admin/people/new", { ...who, manager: "", email });
    expect(taken.html).toContain("Эту почту уже использует другая учётная запись");
  });

  it("keeps the place that an invitation for many has told", async () => {
    const place = { department: world.sever.department, position: "Кассир" };
    const { code } = await desk().registration.invite({ limit: 2, ...place });
    const email = newMailbox();
    const form = { intent: "register", lastName: "Смена", firstName: "Яна", email, password: "три слова подряд", code };
    await new Browser(world.origin).send("/registration", { form: { ...form, _csrf: "" } });
    const [line] = (await desk().peopleDesk.list({ query: email })).items;
    expect(await desk().staff.person({ id: line!.id })).toMatchObject(place);
  });
});

describe("what is known of a colleague", () => {
  it("is mended on a page, is written down by its fields, and is not written over what changed meanwhile", async () => {
    const { accountId: id } = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" });
    const { revision, email } = await desk().staff.person({ id });
    const path = `/admin/people/${id}/edit`;
    const form = { intent: "change", lastName: "Иная", firstName: "Анна", position: "Технолог", email, revision };
    expect((await send(path, form)).to).toBe(`/admin/people/${id}`);
    expect(await desk().staff.person({ id })).toMatchObject({ lastName: "Иная", position: "Технолог" });
    const [entry] = (await desk().audit.list({ deed: "staff.changed" })).items;
    expect(entry!.detail).toBe("что: фамилия, должность");
    const late = await send(path, { ...form, position: "Директор" });
    expect([late.status, late.html]).toEqual([422, expect.stringContaining("Директор")]);
    expect((await desk().staff.person({ id })).position).toBe("Технолог");
  });

  it("is nobody else's than the own company's", async () => {
    const id = world.yug.employee.accountId;
    await expect(desk().staff.person({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await (await world.as("admin")).send(`/admin/people/${id}/edit`)).status).toBe(404);
  });

  it("may be called wrong by its owner, from the cabinet to a request that is begun already", async () => {
    const ivan = await world.as("ivan");
    const { html } = await ivan.open("/account/about-myself");
    const [, to] = /href="(\/support\?[^"]*)"[^>]*>[^<]*(?:<[^>]*>)*Сообщить об ошибке/.exec(html)!;
    expect((await ivan.open(to!)).html).toContain('value="Ошибка в моих данных"');
  });
});
