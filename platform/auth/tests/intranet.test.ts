import "./support/intranet-environment.ts";
import { beforeAll, expect, test } from "vitest";
import { cookieWarning } from "#platform/auth/cookies.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Seen, signInPeople, testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";

freshDatabase();
const origin = testApp();
beforeAll(() => signInPeople({ anna: ["employee"] }));

/** Browsers tell nothing of where a request comes from at such an address, but for the origin of a form. */
const silent = { "sec-fetch-site": "", "sec-fetch-mode": "", "sec-fetch-dest": "" };

test("on a plain-http intranet people sign in and out, with cookies that browsers keep there", async () => {
  const browser = new Browser(origin);
  const form = await browser.open("/login?returnTo=/main", { headers: silent });
  const { url, html } = await browser.open(form.url.href, {
    form: { username: "anna", password: "veche" },
    headers: silent,
  });
  expect(url.href).toBe(`${origin}/main`);
  for (const line of browser.lines) {
    expect(line).not.toMatch(/__Host-|secure/i);
    expect(line).toMatch(/httponly/i);
  }
  const { csrf } = JSON.parse(html) as Seen;
  await browser.open("/logout", { form: { _csrf: csrf }, headers: silent });
  expect([...browser.cookies.keys()].filter((name) => name.includes("sid"))).toEqual([]);
});

test("the start says plainly what that costs", () => {
  expect(cookieWarning).toContain("без шифрования");
  expect(cookieWarning).toContain(origin);
});
