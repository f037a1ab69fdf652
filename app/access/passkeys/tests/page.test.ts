import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notices } from "#app/engines/notifications/server/schema.ts";
import { audit } from "#platform/auth/schema.ts";
import { config } from "#platform/config.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { identityPasskey } from "#platform/identity/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { type Browser, signIn } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { keepPasskey } from "#tests/support/passkeys.ts";
import { makePerson } from "#tests/support/people.ts";
import { softwareKey } from "#tests/support/software-key.ts";

const world = portalInProcess();
const path = "/account-settings/passkeys";

/** Somebody new of «Север» with a password of the portal. */
async function newcomer() {
  const username = `keys-${newId()}`;
  const person = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" });
  await registerIdentity({ username, password: "veche", roles: ["employee"], accountId: person.accountId });
  return { username, ...person, browser: await signIn(world.origin, username) };
}

const send = async (browser: Browser, form: Record<string, string>, to = path) =>
  browser.send(to, { form: { ...form, _csrf: await browser.csrf() } });
const htmlOf = async (browser: Browser, to = path) => (await browser.send(to)).text();
const namesOf = async (id: string) =>
  (await db().select().from(identityPasskey).where(eq(identityPasskey.id, id))).map(({ name }) => name);

describe("the page of passkeys", () => {
  it("is found from the settings, and without script says kindly that a new key needs it", async () => {
    const { browser } = await newcomer();
    expect(await htmlOf(browser, "/account-settings")).toContain(`href="${path}"`);
    const html = await htmlOf(browser);
    expect(html).toContain("Чтобы добавить ключ, откройте эту страницу в браузере с включённым JavaScript.");
    expect(html).not.toContain('value="begin"');
  });

  it("renames and removes a key by plain forms", async () => {
    const { browser, accountId } = await newcomer();
    const id = await keepPasskey(accountId);
    expect(await htmlOf(browser)).toContain("Старый телефон");
    const renamed = await send(browser, { intent: "rename", id, name: "Ноутбук" });
    expect([renamed.status, renamed.headers.get("location")]).toEqual([303, path]);
    expect(await namesOf(id)).toEqual(["Ноутбук"]);
    const removed = await send(browser, { intent: "remove", id, password: "veche" });
    expect([removed.status, removed.headers.get("location")]).toEqual([303, path]);
    expect(await namesOf(id)).toEqual([]);
    expect(await htmlOf(browser)).not.toContain("Ваши ключи");
  });

  it("says what is wrong beside the field of that key alone, and keeps what was typed", async () => {
    const { browser, accountId } = await newcomer();
    const [one, two] = [await keepPasskey(accountId, "Первый"), await keepPasskey(accountId, "Второй")];
    const long = "я".repeat(61);
    const answer = await send(browser, { intent: "rename", id: one, name: long });
    const html = await answer.text();
    expect([answer.status, html.includes("<title>Ошибка: ")]).toEqual([422, true]);
    expect(html).toMatch(new RegExp(`id="passkey-${one}-name-error"[^>]*>.*?Не больше 60 знаков`, "s"));
    expect(html).not.toContain(`passkey-${two}-name-error`);
    expect(html).toContain(`value="${long}"`);
    expect(html.match(/<details open/g)).toHaveLength(1);
  });

  it("removes no key without the password, and says so beside the field of that key alone", async () => {
    const { browser, accountId } = await newcomer();
    const [one, two] = [await keepPasskey(accountId, "Первый"), await keepPasskey(accountId, "Второй")];
    const answer = await send(browser, { intent: "remove", id: one, password: "hush-hush" });
    const html = await answer.text();
    expect([answer.status, html.includes("hush-hush"), html.match(/<details open/g)?.length]).toEqual([422, false, 1]);
    expect(html).toMatch(new RegExp(`id="passkey-${one}-password-error"[^>]*>.*?Пароль не подходит`, "s"));
    expect(html).not.toContain(`passkey-${two}-password-error`);
    expect(await namesOf(one)).toEqual(["Первый"]);
  });

  it("does not find another person's key", async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    const id = await keepPasskey(theirs.accountId);
    expect(await htmlOf(mine.browser)).not.toContain("Старый телефон");
    expect((await send(mine.browser, { intent: "rename", id, name: "Мой" })).status).toBe(404);
    expect((await send(mine.browser, { intent: "remove", id, password: "veche" })).status).toBe(404);
    expect(await namesOf(id)).toEqual(["Старый телефон"]);
  });

  it("never writes a password back, and keeps the name", async () => {
    const { browser } = await newcomer();
    const answer = await send(browser, { intent: "begin", name: "Телефон", password: "hush-hush" });
    const html = await answer.text();
    expect([answer.status, html.includes("hush-hush")]).toEqual([422, false]);
    expect(html).toContain("Пароль не подходит");
  });

  it("adds what the device has made, and a form that is sent again adds nothing", async () => {
    const { browser, accountId, ...rest } = await newcomer();
    const { challenge } = await apiAs({ accountId, ...rest }).passkeys.begin({ password: "veche" });
    const credential = softwareKey(config.publicUrl).make({ challenge });
    const form = { intent: "add", name: "Телефон", credential };
    expect((await send(browser, form)).status).toBe(303);
    const again = await send(browser, form);
    expect([again.status, (await again.text()).includes("Начните ещё раз")]).toEqual([422, true]);
    expect((await htmlOf(browser)).match(/Вы с ним ещё не входили/g)).toHaveLength(1);
  });

  it("says so where a person has no password here", async () => {
    const { browser, accountId } = await newcomer();
    await withTenant("*", () => db().execute(`update accounts set subject = 'elsewhere' where id = '${accountId}'`));
    expect(await htmlOf(browser)).toContain("нет пароля на портале");
    expect((await send(browser, { intent: "begin", name: "Телефон", password: "veche" })).status).toBe(403);
  });
});

describe("another password", () => {
  it("leaves the keys, and says so on the page and in the notice", async () => {
    const { browser, accountId } = await newcomer();
    const id = await keepPasskey(accountId);
    const form = { intent: "change", password: "veche", newPassword: "четыре слова ни о чём" };
    expect((await send(browser, form, "/account-settings/password")).status).toBe(303);
    expect(await htmlOf(browser, "/account-settings")).toContain("Ключи доступа работают, как раньше");
    expect(await namesOf(id)).toHaveLength(1);
    await deliverAll();
    const told = await withTenant("*", () => db().select().from(notices).where(eq(notices.accountId, accountId)));
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining("Ключи доступа работают, как раньше")]);
  });
});

describe("an administrator", () => {
  it("sees that somebody has keys, takes them away, and the sessions end", async () => {
    const { browser, accountId } = await newcomer();
    const id = await keepPasskey(accountId);
    const admin = await world.as("admin");
    const desk = `/admin/people/${accountId}`;
    expect(await htmlOf(admin, desk)).toContain("Убрать ключи доступа");
    expect((await send(admin, { intent: "reset" }, `${desk}/second-factor`)).status).toBe(303);
    expect(await namesOf(id)).toEqual([]);
    expect((await browser.send(path)).headers.get("location")).toContain("/login");
    expect(await htmlOf(admin, desk)).not.toContain("Убрать ключи доступа");
    const rows = await db().select().from(audit).where(eq(audit.objectId, accountId));
    expect(rows.map(({ deed, accountId: who }) => [deed, who])).toEqual([["passkey.removed", world.admin.accountId]]);
    expect(await htmlOf(admin, "/admin/audit?deed=passkey.removed")).toContain("Убран ключ доступа");
  });
});
