import "../../auth/tests/support/environment.ts";
import { eq } from "drizzle-orm";
import { HtmlValidate } from "html-validate";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { plainPage } from "#platform/http/plain-page.ts";
import { signInPage } from "#platform/identity/pages.ts";
import { passkeyScript } from "#platform/identity/passkey-script.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import { sharedBudgets } from "#platform/limits/schema.ts";
import { spendShared } from "#platform/limits/shared.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { signInPeople, testApp } from "../../auth/tests/support/app.ts";
import { Browser } from "../../auth/tests/support/browser.ts";

freshDatabase();
const origin = testApp();
beforeAll(() => signInPeople({ anna: ["employee"], ivan: ["employee"], off: ["employee"] }));
beforeEach(async () => {
  await db().delete(sharedBudgets);
});

async function openForm() {
  const browser = new Browser(origin);
  const form = await browser.open("/login?returnTo=/main");
  const send = (username: string, password: string, headers?: Record<string, string>) =>
    browser.open(form.url.href, { form: { username, password }, headers });
  return { browser, ...form, send };
}

const spendLogin = (who: string) => spendShared({ name: "sign-in-login", who, whole: 50, perSeconds: 3600 });
const spendNetwork = () => spendShared({ name: "sign-in-network", who: "127.0.0.1", whole: 1000, perSeconds: 600 });

describe("the sign-in page", () => {
  test("is a plain form in Russian that password managers understand", async () => {
    const { answer, html } = await openForm();
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="ru">');
    expect(html).toMatch(/name="username"[^>]*autocomplete="username"/);
    expect(html).toMatch(/name="password" type="password" autocomplete="current-password"/);
    for (const login of ["anna", "ivan", "olga", "admin", "guest"]) expect(html).toContain(`>${login}</button>`);
  });

  test("has one small script, its own by the nonce, which hides nothing of the form and brings no library along", async () => {
    const { answer, html } = await openForm();
    const [, nonce] = /script-src 'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy")!)!;
    const [tag, ...others] = html.match(/<script[^>]*>/g)!;
    expect(tag).toMatch(new RegExp(`^<script nonce="${nonce}" data-library="/auth/passkey.js\\?[\\d.]+">$`));
    expect(others).toEqual([]);
    expect(Buffer.byteLength(passkeyScript)).toBeLessThan(2500);
    // Without script the button is not seen, and the password is asked as ever.
    expect(html).toMatch(/<div id="passkey" hidden>/);
    expect(html.indexOf('name="password"')).toBeLessThan(html.indexOf("<script"));
  });

  test("gives the library to whoever presses the button, for good", async () => {
    const { browser, html } = await openForm();
    const library = await browser.send(/data-library="([^"]+)"/.exec(html)![1]!);
    expect(library.headers.get("content-type")).toContain("text/javascript");
    expect(library.headers.get("cache-control")).toContain("immutable");
    expect(await library.text()).toContain("startAuthentication");
  });

  test("has neither script nor button nor library where an outside provider signs people in", async () => {
    const { browser, html, url } = await openForm();
    config.oidcIssuer = "https://id.example.ru";
    try {
      const { body } = await plainPage(signInPage({ action: url.pathname, username: "" }));
      expect(body).not.toMatch(/<script|passkey|ключ/);
      expect((await browser.send(/data-library="([^"]+)"/.exec(html)![1]!)).status).toBe(404);
      expect((await browser.send(`${url.pathname}/passkey`, { form: {} })).status).toBe(400);
    } finally {
      config.oidcIssuer = undefined;
    }
  });

  test("is valid HTML, with a problem and without", async () => {
    const validate = new HtmlValidate({
      extends: ["html-validate:recommended"],
      rules: { "no-trailing-whitespace": "off" },
    });
    const { html, send } = await openForm();
    for (const page of [html, (await send("anna", "wrong")).html]) {
      const { results } = await validate.validateString(page);
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    }
  });

  test("carries the strict headers, its own nonce among them, and two loads have two", async () => {
    const [one, two] = [await openForm(), await openForm()];
    const nonces = [one, two].map(({ answer, html }) => {
      const policy = answer.headers.get("content-security-policy")!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(policy)![1];
      expect(html).toContain(`<style nonce="${nonce}">`);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.answer.headers.get("cache-control")).toBe("no-store");
    expect(one.answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });
});

describe("a wrong password", () => {
  test("is said on top and beside the fields, the typed login kept, the password not", async () => {
    const { send } = await openForm();
    const { answer, html } = await send('an"na<b>', "hush-hush");
    expect(answer.status).toBe(422);
    expect(html).toContain("<title>Ошибка: ");
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus>\s*<h2>Исправьте ошибки<\/h2>/);
    expect(html).toContain('<a href="#username">Неверный логин или пароль</a>');
    expect(html.match(/aria-invalid="true" aria-describedby="problem"/g)).toHaveLength(2);
    expect(html).toContain('value="an&quot;na&lt;b&gt;"');
    expect(html).not.toContain("hush-hush");
  });

  test("and an unknown or closed login are told in the same words", async () => {
    await db().update(identityAccount).set({ disabled: true }).where(eq(identityAccount.username, "off"));
    const { send } = await openForm();
    const pages = [];
    for (const [login, password] of [
      ["anna", "wrong"],
      ["nobody", "veche"],
      ["off", "veche"],
      ["", ""],
    ] as const) {
      const { answer, html } = await send(login, password);
      pages.push([answer.status, html.replace(/nonce="[^"]*"|value="[^"]*"/g, "")]);
    }
    for (const page of pages) expect(page).toEqual(pages[0]);
  });

  test("may be followed by the right one; case and spaces of the login do not matter", async () => {
    const { send } = await openForm();
    expect((await send("anna", "wrong")).answer.status).toBe(422);
    expect((await send(" ANNA ", "veche")).url.pathname).toBe("/main");
  });

  test("ten times is enough: then one waits, is told how long and of the way out, and the neighbour does not", async () => {
    const { send } = await openForm();
    for (let attempt = 0; attempt < 10; attempt++) expect((await send("anna", "wrong")).answer.status).toBe(422);
    const { answer, html } = await send("anna", "veche");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("Слишком много неверных паролей. Повторите через 1 минуту.");
    expect(html).toContain('<a href="/forgot-password">Забыли пароль?</a>');
    expect(html).toContain('value="anna"');
    expect((await send("ivan", "veche")).url.pathname).toBe("/main");
  });

  test("is the same one however the login is spelled", async () => {
    const { send } = await openForm();
    for (let attempt = 0; attempt < 10; attempt++) await send(attempt % 2 ? "ａｎｎａ" : " Anna ", "wrong");
    expect((await send("ａｎｎａ", "veche")).answer.status).toBe(429);
  });

  test("from many addresses is enough after fifty, and the browser that signed in before comes in all the same", async () => {
    const known = new Browser(origin);
    expect((await known.signIn("anna", "veche")).url.pathname).toBe("/main");
    for (let attempt = 0; attempt < 50; attempt++) await spendLogin("anna");
    const { send } = await openForm();
    expect((await send("anna", "veche")).answer.status).toBe(429);
    expect((await send("ivan", "veche")).url.pathname).toBe("/main");
    for (const name of [...known.cookies.keys()]) if (!name.includes("known-device")) known.cookies.delete(name);
    expect((await known.signIn("anna", "veche")).url.pathname).toBe("/main");
  });

  test("ten times is enough in a known browser too, and the mark of one person is none for another", async () => {
    const known = new Browser(origin);
    await known.signIn("anna", "veche");
    const mark = [...known.cookies].find(([name]) => name.includes("known-device"))!;
    const left = async (login: string) => {
      const browser = new Browser(origin);
      browser.cookies.set(...mark);
      return (await browser.signIn(login, "wrong")).answer.status;
    };
    for (let attempt = 0; attempt < 10; attempt++) expect(await left("anna")).toBe(422);
    expect(await left("anna")).toBe(429);
    for (let attempt = 0; attempt < 50; attempt++) await spendLogin("ivan");
    expect(await left("ivan")).toBe(429);
  });

  test("for a whole office behind one address is not soon enough to keep its people out", async () => {
    for (let attempt = 0; attempt < 300; attempt++) await spendNetwork();
    const { send } = await openForm();
    expect((await send("anna", "veche")).url.pathname).toBe("/main");
  });

  test("for many logins from one address is enough after a thousand", async () => {
    const gone = { at: new Date(), fullAt: new Date(), tokens: 0 };
    await spendNetwork();
    await db().update(sharedBudgets).set(gone);
    const { send } = await openForm();
    expect((await send("anna", "veche")).answer.status).toBe(429);
  });

  test("is counted where all nodes see it", async () => {
    const { send } = await openForm();
    for (let attempt = 0; attempt < 10; attempt++) await send("anna", "wrong");
    // Another node remembers nothing of its own.
    const rows = await db().select().from(sharedBudgets);
    expect(rows.filter(({ tokens }) => tokens < 1)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("anna");
  });

  test("right ones are not counted", async () => {
    for (let attempt = 0; attempt < 12; attempt++) {
      const { send } = await openForm();
      expect((await send("ivan", "veche")).url.pathname).toBe("/main");
    }
  });
});

test("sign-ins that were begun and left do not fill the browser with cookies", async () => {
  const browser = new Browser(origin);
  for (let attempt = 0; attempt < 40; attempt++) await browser.open("/login");
  expect(browser.cookies.size).toBeLessThan(25);
});

describe("a sign-in that nobody waits for", () => {
  test.each(["unknown", "x".repeat(500), "%00", "..%2f"])("leads to a new beginning: %s", async (uid) => {
    const { answer, html } = await new Browser(origin).open(`/auth/interaction/${uid}`);
    expect(answer.status).toBe(400);
    expect(html).toContain('href="/login"');
  });

  test("belongs to the browser that began it", async () => {
    const { url } = await openForm();
    const { answer } = await new Browser(origin).open(url.href, { form: { username: "anna", password: "veche" } });
    expect(answer.status).toBe(400);
  });

  test("is over once it has been answered", async () => {
    const { browser, url, send } = await openForm();
    await send("anna", "veche");
    expect((await browser.open(url.href)).answer.status).toBe(400);
  });

  test("is not answered by a foreign page's form", async () => {
    const { send } = await openForm();
    const { answer } = await send("anna", "veche", { "sec-fetch-site": "cross-site", origin: "https://evil.ru" });
    expect(answer.status).toBe(403);
  });
});
