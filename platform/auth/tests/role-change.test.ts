import "./support/environment.ts";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { inDays } from "#platform/people/guests.ts";
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
afterEach(() => setClock());

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

test("whoever becomes a guest gets a term, and whoever is none any more has neither it nor a sponsor", async () => {
  const term = async (id: string) => {
    const columns = { role: accounts.role, guestUntil: accounts.guestUntil, sponsorId: accounts.sponsorId };
    return (await withTenant("*", () => db().select(columns).from(accounts).where(eq(accounts.id, id))))[0]!;
  };
  const set = (id: string, to: Partial<typeof accounts.$inferInsert>) =>
    withTenant("*", () => db().update(accounts).set(to).where(eq(accounts.id, id)));
  const [anna, guest] = [people.anna!, people.guest!];
  await set(guest, { role: "employee" });
  setClock(new Date());
  await signedIn("guest");
  const { role, guestUntil } = await term(guest);
  expect([role, guestUntil]).toEqual(["guest", inDays(90)]);
  // The provider calls her an employee today: the guest of yesterday comes in, however long the term is over.
  await set(anna, { role: "guest", guestUntil: new Date(0), sponsorId: guest });
  expect(await whoIs(await signedIn("anna"))).toBe(anna);
  expect(await term(anna)).toEqual({ role: "employee", guestUntil: null, sponsorId: null });
});
