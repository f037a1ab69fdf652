import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notices } from "#app/engines/notifications/server/schema.ts";
import { audit } from "#platform/auth/schema.ts";
import { now, setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { oidcPayload } from "#platform/identity/schema.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { Browser, signIn } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { makePerson } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";

const world = portalInProcess();
const own = "/account-settings/password";
const fresh = "четыре слова ни о чём";
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.stop());
beforeEach(() => {
  forgetSpending();
  mail.letters.length = 0;
  config.smtpUrl = mail.url;
  return () => setClock();
});

/** Somebody new of «Север» with a password of the portal. */
async function newcomer(change: Parameters<typeof makePerson>[1] = {}) {
  const username = `pass-${newId()}`;
  const person = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" }, change);
  const { accountId } = person;
  await registerIdentity({ username, password: "veche", roles: ["employee"], accountId });
  const [row] = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, accountId)));
  return { username, accountId, email: row!.email };
}

const send = async (browser: Browser, path: string, form: Record<string, string>) =>
  browser.send(path, { form: { ...form, _csrf: await browser.csrf() } });
const isIn = async (browser: Browser) => (await browser.send(own)).status === 200;
const entersWith = async (username: string, password: string) =>
  (await new Browser(world.origin).signIn(username, password, "/about")).url.pathname === "/about";
const toldOf = async (id: string) => {
  await deliverAll();
  const deeds = await db().select().from(audit).where(eq(audit.objectId, id)).orderBy(audit.id);
  const told = await withTenant("*", () => db().select().from(notices).where(eq(notices.accountId, id)));
  return { deeds: deeds.map(({ deed }) => deed), kinds: told.map(({ kind }) => kind) };
};

/** Asks for a letter as a stranger does; gives the page that they see then. */
async function ask(login: string) {
  const stranger = new Browser(world.origin);
  const { answer, html } = await stranger.open("/forgot-password", { form: { intent: "ask", login } });
  expect(answer.status).toBe(200);
  return html.replace(/nonce="[^"]*"/g, "");
}

/** The path that the letter to somebody leads to. */
async function letterTo(email: string) {
  const letter = (await until(() => mail.letters.find(({ to }) => to.includes(email)), "the letter has come"))!;
  return /https?:\/\/[^/]+(\/new-password\?\S+)/.exec(letter.text)![1]!;
}

const setBy = (path: string, newPassword = fresh) =>
  new Browser(world.origin).send(path, { form: { intent: "renew", newPassword } });

describe("the own password", () => {
  it("is changed: the other sessions end, this one goes on, and the person is told", async () => {
    const { username, accountId } = await newcomer();
    const [here, there] = [await signIn(world.origin, username), await signIn(world.origin, username)];
    expect(await (await here.send("/account-settings")).text()).toContain(`href="${own}"`);
    const answer = await send(here, own, { intent: "change", password: "veche", newPassword: fresh });
    expect(answer.headers.get("location")).toBe("/account-settings");
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect([await entersWith(username, "veche"), await entersWith(username, fresh)]).toEqual([false, true]);
    expect(await toldOf(accountId)).toMatchObject({ deeds: ["password.changed"], kinds: ["password-changed"] });
  });

  it("does not let the other browser in again by one click", async () => {
    const { username } = await newcomer();
    const [here, there] = [await signIn(world.origin, username), await signIn(world.origin, username)];
    await send(here, own, { intent: "change", password: "veche", newPassword: fresh });
    expect((await there.open("/login?returnTo=/about")).url.pathname).toContain("/auth/interaction/");
  });

  it("says beside the field what is wrong, and never writes a password back", async () => {
    const browser = await signIn(world.origin, (await newcomer()).username);
    for (const [password, newPassword, words] of [
      ["hush-hush", fresh, "Пароль не подходит"],
      ["veche", "короткий", "Не меньше 10 знаков"],
      ["veche", "qwerty12345", "Этот пароль знают все"],
    ] as const) {
      const answer = await send(browser, own, { intent: "change", password, newPassword });
      const html = await answer.text();
      expect([words, answer.status, html.includes(words)]).toEqual([words, 422, true]);
      for (const typed of [`value="${password}"`, newPassword]) expect(html).not.toContain(typed);
    }
    expect(await isIn(browser)).toBe(true);
  });

  it("is not there for whom another provider vouches", async () => {
    const outside = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" });
    expect(await apiAs(outside).passwords.own()).toEqual({ kept: "nowhere" });
    const wish = { password: "veche", newPassword: fresh };
    await expect(apiAs(outside).passwords.change(wish)).rejects.toMatchObject({ status: 403 });
  });
});

describe("a forgotten password", () => {
  it("is asked about on the page of signing in", async () => {
    expect((await new Browser(world.origin).open("/login")).html).toContain('href="/forgot-password"');
  });

  it.each(["username", "email"] as const)("gets a letter by the %s, whose link sets another one, once", async (by) => {
    const person = await newcomer();
    const { username, accountId, email } = person;
    const there = await signIn(world.origin, username);
    await ask(` ${person[by].toUpperCase()} `);
    const path = await letterTo(email);
    for (let look = 0; look < 2; look++) {
      expect(await (await new Browser(world.origin).send(path)).text()).toContain(username);
    }
    expect((await setBy(path, "qwerty12345")).status).toBe(422);
    expect((await setBy(path)).headers.get("location")).toBe("/new-password?done=yes");
    expect([await isIn(there), await entersWith(username, fresh)]).toEqual([false, true]);
    await setBy(path, "совсем другие слова");
    expect(await (await new Browser(world.origin).send(path)).text()).toContain("Ссылка уже не действует");
    expect(await entersWith(username, fresh)).toBe(true);
    const { deeds, kinds } = await toldOf(accountId);
    expect([deeds, kinds]).toEqual([["password.link-sent", "password.renewed"], ["password-changed"]]);
  });

  it("tells a stranger nothing of who is there, and writes to nobody who may not come in", async () => {
    const gone = await newcomer({ leftAt: now() });
    const known = await newcomer();
    const pages = [];
    for (const login of ["nobody-at-all", gone.email, gone.username, known.username]) pages.push(await ask(login));
    for (const page of pages) expect(page).toBe(pages[0]);
    await letterTo(known.email);
    expect(mail.letters.map(({ to }) => to)).toEqual([[known.email]]);
  });

  it("opens a link for an hour, and one link ends with the other's use", async () => {
    const { username, email } = await newcomer();
    await ask(username);
    const first = await letterTo(email);
    mail.letters.length = 0;
    await ask(username);
    const second = await letterTo(email);
    setClock(() => new Date(Date.now() + 61 * 60_000));
    expect((await setBy(second)).headers.get("location")).toBe(second);
    setClock();
    await setBy(second);
    expect((await setBy(first, "совсем другие слова")).headers.get("location")).toBe(first);
    expect(await entersWith(username, fresh)).toBe(true);
  });

  it("is set by one of two who come with a link at once", async () => {
    const { username, email } = await newcomer();
    await ask(username);
    const path = await letterTo(email);
    const passwords = [fresh, "совсем другие слова"];
    await Promise.all(passwords.map((one) => setBy(path, one)));
    const entered = [];
    for (const one of passwords) entered.push(await entersWith(username, one));
    expect(entered.filter(Boolean)).toHaveLength(1);
  });

  it("is not asked for more than three times an hour, whoever's it is", async () => {
    const { username } = await newcomer();
    for (const login of [username, "nobody-at-all"]) {
      const statuses = [];
      const stranger = new Browser(world.origin);
      const form = { intent: "ask", login };
      for (let time = 0; time < 4; time++) statuses.push((await stranger.send("/forgot-password", { form })).status);
      expect(statuses).toEqual([303, 303, 303, 429]);
    }
  });

  it("is the administrator's affair where letters do not leave the portal", async () => {
    config.smtpUrl = undefined;
    const html = await (await new Browser(world.origin).send("/forgot-password")).text();
    expect(html).toContain("Попросите администратора");
    expect(html).not.toContain('name="login"');
  });

  it("is kept as a hash alone", async () => {
    const { username, email } = await newcomer();
    await ask(username);
    const secret = new URLSearchParams((await letterTo(email)).split("?")[1]).get("secret")!;
    expect(JSON.stringify(await db().select().from(oidcPayload))).not.toContain(secret);
  });
});

describe("an administrator", () => {
  const path = (id: string) => `/admin/people/${id}/password`;

  it("makes a link that is shown once, works for a day without mail, and is told to the person", async () => {
    config.smtpUrl = undefined;
    const { username, accountId } = await newcomer();
    const admin = await world.as("admin");
    expect(await (await admin.send(`/admin/people/${accountId}`)).text()).toContain(path(accountId));
    const html = await (await send(admin, path(accountId), { intent: "make" })).text();
    const link = /\/new-password\?secret=[\w-]+/.exec(html)![0];
    expect(await (await admin.send(path(accountId))).text()).not.toContain("/new-password");
    setClock(() => new Date(Date.now() + 23 * 3_600_000));
    expect((await setBy(link)).headers.get("location")).toBe("/new-password?done=yes");
    setClock();
    expect(await entersWith(username, fresh)).toBe(true);
    const { deeds, kinds } = await toldOf(accountId);
    expect(deeds).toEqual(["password.link-made", "password.renewed"]);
    expect(kinds.sort()).toEqual(["password-changed", "password-link"]);
  });

  it("makes none for another company's people, for the own account, nor for who has no password or may not come in", async () => {
    const make = (id: string, who = world.admin) => apiAs(who).passwords.makeLink({ id });
    const { accountId } = await newcomer();
    const foreign = await makePerson({ id: world.yug.id, alias: "yug", name: "Юг" }, { roles: ["employee", "admin"] });
    await expect(make(accountId, foreign)).rejects.toMatchObject({ status: 404 });
    await expect(make(world.admin.accountId)).rejects.toMatchObject({ status: 409 });
    const outside = await makePerson({ id: world.sever.id, alias: "sever", name: "Север" });
    await expect(make(outside.accountId)).rejects.toMatchObject({ status: 409 });
    await expect(make((await newcomer({ leftAt: now() })).accountId)).rejects.toMatchObject({ status: 409 });
    await expect(make(accountId, world.sever.employee)).rejects.toMatchObject({ status: 403 });
  });
});
