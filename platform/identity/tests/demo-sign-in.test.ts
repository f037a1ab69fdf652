import "../../auth/tests/support/environment.ts";
import { beforeAll, expect, test } from "vitest";
import { config } from "#platform/config.ts";
import { plainPage } from "#platform/http/plain-page.ts";
import { signInPage } from "#platform/identity/pages.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { signInPeople, testApp } from "../../auth/tests/support/app.ts";
import { Browser } from "../../auth/tests/support/browser.ts";

freshDatabase();
const origin = testApp();
beforeAll(() => signInPeople({ anna: ["employee"] }));

test("whoever tries the demo company comes in by one press on a name; elsewhere no names are shown", async () => {
  const browser = new Browser(origin);
  const { html, url } = await browser.open("/login?returnTo=/main");
  const pressed =
    /action="([^"]*)">\s*<input type="hidden" name="password" value="([^"]*)">[\s\S]*?"username" value="(anna)"/;
  const [, action, password, username] = pressed.exec(html)!;
  const come = await browser.open(new URL(action!, url).href, { form: { username: username!, password: password! } });
  expect(come.url.pathname).toBe("/main");
  config.demo = false;
  const { body } = await plainPage(signInPage({ action: url.pathname, username: "" }));
  expect(body).not.toContain("anna");
});
