import "./support/environment.ts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Seen, signInPeople, testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";

freshDatabase();
const origin = testApp();
let people: Record<string, string>;
beforeAll(async () => {
  people = await signInPeople({ anna: ["employee"], guest: ["guest"] });
});

async function signedIn(username: string) {
  const browser = new Browser(origin);
  await browser.signIn(username);
  return browser;
}

const whoIs = async (browser: Browser) =>
  ((await (await browser.send("/main")).json()) as Seen).viewer?.accountId ?? null;

test("a role that one sign-in finds changed ends the person's other sessions at once, and nobody else's", async () => {
  const [browser, stranger] = [await signedIn("anna"), await signedIn("guest")];
  await signedIn("anna");
  expect(await whoIs(browser)).toBe(people.anna);
  await withTenant("*", () => db().update(accounts).set({ role: "admin" }).where(eq(accounts.id, people.anna!)));
  const again = await signedIn("anna");
  const { anna, guest } = people;
  expect(await Promise.all([browser, again, stranger].map(whoIs))).toEqual([null, anna, guest]);
});
