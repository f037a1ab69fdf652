import "./support/environment.ts";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { audit, sessions } from "#platform/auth/schema.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { oidcPayload } from "#platform/identity/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Seen, signInPeople, testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";

freshDatabase();
const origin = testApp();
let people: Record<string, string>;
beforeAll(async () => {
  people = await signInPeople({
    anna: ["employee"],
    boss: ["employee", "admin"],
    guest: ["guest"],
    gone: ["employee"],
    paused: ["employee"],
  });
});

async function signedIn(username = "anna") {
  const browser = new Browser(origin);
  const { html } = await browser.signIn(username);
  return { browser, seen: JSON.parse(html) as Seen };
}

const whoIs = async (browser: Browser) =>
  ((await (await browser.send("/main")).json()) as Seen).viewer?.accountId ?? null;

describe("sign-in", () => {
  test("brings a person to the page they asked for, its query kept", async () => {
    const browser = new Browser(origin);
    const { url, html } = await browser.signIn("anna", "veche", "/feed/work?q=ёж&after=2");
    expect(url.href).toBe(`${origin}/feed/work?q=%D1%91%D0%B6&after=2`);
    expect((JSON.parse(html) as Seen).viewer).toMatchObject({
      accountId: people.anna,
      roles: ["employee"],
      isGuest: false,
    });
  });

  test("gives admins and guests their rights", async () => {
    expect((await signedIn("boss")).seen.viewer).toMatchObject({ isGuest: false, isAdmin: true });
    expect((await signedIn("guest")).seen.viewer).toMatchObject({ isGuest: true, roles: ["guest"] });
  });

  test("never leads to a foreign page", async () => {
    const { url } = await new Browser(origin).signIn("anna", "veche", "//evil.ru/main");
    expect(url.href).toBe(`${origin}/main`);
  });

  test("leaves cookies that keep to the rules, and no token in any of them", async () => {
    const { browser } = await signedIn();
    expect(browser.lines.length).toBeGreaterThan(5);
    for (const line of browser.lines) {
      expect(line).toMatch(/^__Host-/);
      for (const rule of [/; path=\/(;|$)/i, /; secure/i, /; httponly/i, /; samesite=lax/i]) expect(line).toMatch(rule);
      expect(line).not.toMatch(/domain=|eyJ/i);
      expect(line.length).toBeLessThan(4096);
    }
    expect([...browser.cookies.keys()].sort()).toEqual(["__Host-known-device", "__Host-op", "__Host-sid"]);
    expect(browser.cookies.get("__Host-sid")).toMatch(/^[\w-]{43}$/);
  });

  test("keeps only a hash of the session's id, and sealed tokens", async () => {
    const { browser } = await signedIn();
    const rows = JSON.stringify(await db().select().from(sessions));
    expect(rows).not.toContain(browser.cookies.get("__Host-sid"));
    // How every JWT begins: {"alg":
    expect(rows).not.toContain("eyJhbGci");
  });

  test("asks no password again while the provider remembers the browser, and gives another session", async () => {
    const { browser } = await signedIn();
    const first = browser.cookies.get("__Host-sid");
    browser.cookies.delete("__Host-sid");
    const { url } = await browser.open("/login?returnTo=/feed");
    expect(url.pathname).toBe("/feed");
    expect(browser.cookies.get("__Host-sid")).not.toBe(first);
  });

  test("lets a guest become somebody else", async () => {
    const { browser } = await signedIn("guest");
    const form = await browser.open("/login");
    expect(form.url.pathname).toMatch(/^\/auth\/interaction\//);
  });

  test("goes on in two tabs at once", async () => {
    const browser = new Browser(origin);
    const [one, two] = [await browser.open("/login?returnTo=/one"), await browser.open("/login?returnTo=/two")];
    expect((await browser.open(one.url.href, { form: { username: "anna", password: "veche" } })).url.pathname).toBe(
      "/one",
    );
    expect((await browser.open(two.url.href, { form: { username: "anna", password: "veche" } })).url.pathname).toBe(
      "/two",
    );
  });

  test("is written down, good or bad", async () => {
    await signedIn();
    const rows = await db()
      .select()
      .from(audit)
      .where(and(eq(audit.deed, "login"), eq(audit.result, "ok")));
    expect(rows.map(({ accountId }) => accountId)).toContain(people.anna);
  });

  test("is closed to those who have left, and their session dies", async () => {
    const { browser } = await signedIn("gone");
    expect(await whoIs(browser)).toBe(people.gone);
    await withTenant("*", () => db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, people.gone!)));
    browser.cookies.delete("__Host-sid");
    const { answer, html } = await browser.open("/login");
    expect(answer.status).toBe(403);
    expect(html).toContain("больше не работаете");
  });

  test("is closed to those who are suspended, until the day", async () => {
    const keepOut = (suspendedUntil: Date) =>
      withTenant("*", () => db().update(accounts).set({ suspendedUntil }).where(eq(accounts.id, people.paused!)));
    await keepOut(new Date(Date.now() + 60_000));
    const browser = new Browser(origin);
    const { answer, html } = await browser.signIn("paused");
    expect([answer.status, html.includes("Вход приостановлен")]).toEqual([403, true]);
    await keepOut(new Date(Date.now() - 1));
    await browser.open("/login");
    expect(await whoIs(browser)).toBe(people.paused);
  });

  test("tells the account its role, so that lists know a guest without a token", async () => {
    const roles = async () =>
      Object.fromEntries(
        (await withTenant("*", () => db().select({ id: accounts.id, role: accounts.role }).from(accounts))).map(
          ({ id, role }) => [id, role],
        ),
      );
    await withTenant("*", () => db().update(accounts).set({ role: "admin" }));
    await signedIn("guest");
    await signedIn("anna");
    const after = await roles();
    expect([after[people.guest!], after[people.anna!], after[people.gone!]]).toEqual(["guest", "employee", "admin"]);
  });
});

describe("a forged sign-in", () => {
  /** The way back from the provider, not yet walked. */
  async function callbackOf(browser: Browser) {
    const form = await browser.open("/login");
    const resume = await browser.send(form.url.href, { form: { username: "anna", password: "veche" } });
    return (await browser.send(resume.headers.get("location")!)).headers.get("location")!;
  }

  test("cannot use an answer twice", async () => {
    const browser = new Browser(origin);
    const callback = await callbackOf(browser);
    const cookies = new Map(browser.cookies);
    expect((await browser.send(callback)).status).toBe(303);
    const thief = new Browser(origin);
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    expect((await thief.send(callback)).status).toBe(400);
    expect(thief.cookies.has("__Host-sid")).toBe(false);
  });

  test("cannot plant a foreign answer in a browser that did not ask for it", async () => {
    const callback = await callbackOf(new Browser(origin));
    const victim = new Browser(origin);
    const { answer, html } = await victim.open(callback);
    expect(answer.status).toBe(400);
    expect(html).toContain("Начать вход заново");
    await victim.open("/login");
    expect((await victim.send(callback)).status).toBe(400);
    expect(victim.cookies.has("__Host-sid")).toBe(false);
  });

  test("leaves whoever is signed in as they were", async () => {
    const callback = await callbackOf(new Browser(origin));
    const { browser } = await signedIn("boss");
    expect((await browser.send(callback)).headers.get("location")).toBe("/");
    expect(await whoIs(browser)).toBe(people.boss);
  });

  test.each([["iframe"], ["image"], ["script"], ["empty"]])("cannot begin inside a foreign page's %s", async (dest) => {
    const headers = { "sec-fetch-dest": dest, "sec-fetch-mode": dest === "iframe" ? "navigate" : "no-cors" };
    expect((await new Browser(origin).send("/login", { headers })).status).toBe(403);
  });

  test("is refused with a made-up state, code or error", async () => {
    const browser = new Browser(origin);
    await browser.send("/login");
    const state = [...browser.cookies].find(([name]) => name.startsWith("__Host-login"))![1].match(/state=([^&]+)/)![1];
    for (const query of [
      `state=${state}`,
      `state=${state}&code=x`,
      `state=${state}&error=access_denied`,
      "state=x&code=y",
      "",
    ]) {
      const other = new Browser(origin);
      for (const [name, value] of browser.cookies) other.cookies.set(name, value);
      expect((await other.send(`/login/callback?${query}`)).status).toBe(400);
      expect(other.cookies.has("__Host-sid")).toBe(false);
    }
  });
});

describe("sign-out", () => {
  test("ends the session here and at the provider, and comes back to the portal", async () => {
    const { browser, seen } = await signedIn();
    const old = browser.cookies.get("__Host-sid")!;
    const answer = await browser.send("/logout", { form: { _csrf: seen.csrf } });
    // No token stands in an address, where the browser's history would keep it.
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${origin}/`]);
    expect(browser.cookies.has("__Host-sid")).toBe(false);
    const provider = new Map(browser.cookies);
    browser.cookies.set("__Host-sid", old);
    expect(await whoIs(browser)).toBeNull();
    browser.cookies.clear();
    for (const [name, value] of provider) browser.cookies.set(name, value);
    expect((await browser.open("/login")).url.pathname).toMatch(/^\/auth\/interaction\//);
  });

  test("leaves no token of that sign-in at the provider", async () => {
    await db().delete(oidcPayload);
    const { browser, seen } = await signedIn();
    await browser.open("/logout", { form: { _csrf: seen.csrf } });
    expect(await db().select({ model: oidcPayload.model }).from(oidcPayload)).toEqual([]);
  });

  test.each([
    ["no token", {}, {}],
    ["a foreign token", { _csrf: "x.y" }, {}],
    ["a foreign page", null, { "sec-fetch-site": "cross-site", origin: "https://evil.ru" }],
  ])("does not happen with %s", async (_, form, headers) => {
    const { browser, seen } = await signedIn();
    const answer = await browser.send("/logout", { form: form ?? { _csrf: seen.csrf }, headers });
    expect(answer.status).toBe(403);
    expect(await whoIs(browser)).toBe(people.anna);
  });

  test("does not happen by a link", async () => {
    const { browser } = await signedIn();
    expect((await browser.send("/logout")).status).toBe(405);
    expect(await whoIs(browser)).toBe(people.anna);
  });
});
