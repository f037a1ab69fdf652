import { beforeAll, beforeEach } from "vitest";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { addPasskey, beginPasskey } from "#platform/identity/index.ts";
import { identityPasskey } from "#platform/identity/schema.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { sharedBudgets } from "#platform/limits/schema.ts";
import { softwareKey } from "#tests/support/software-key.ts";
import { signInPeople, testApp } from "../../../auth/tests/support/app.ts";
import { Browser } from "../../../auth/tests/support/browser.ts";
import { as } from "./stepping.ts";

/**
 * A small portal with anna, ivan and boss, an administrator; nobody has a passkey when a test begins. Call it at the top of
 * the file, after `environment.ts` has named the address. Gives the accounts by login.
 */
export function keyholders(): Record<string, string> {
  const people: Record<string, string> = {};
  testApp();
  beforeAll(async () => {
    const roles = { anna: ["employee"], ivan: ["employee"], boss: ["employee", "admin"] } as const;
    const wish = Object.fromEntries(Object.entries(roles).map(([login, all]) => [login, [...all]]));
    Object.assign(people, await signInPeople(wish));
  });
  beforeEach(async () => {
    forgetSpending();
    await db().delete(sharedBudgets);
    await db().delete(identityPasskey);
    return () => setClock();
  });
  return people;
}

/** What somebody is asked to sign for a new key, after the right password. */
export const challengeFor = async (login: string) =>
  (await as(login, (viewer) => beginPasskey(viewer, "veche"))).challenge;

/** Adds a key of somebody's; gives it with its id at the portal. */
export async function newKey(login: string, count = 0) {
  const key = softwareKey(config.publicUrl);
  const credential = key.make({ challenge: await challengeFor(login), count });
  const { id: passkeyId } = await as(login, (viewer) => addPasskey(viewer, { name: "Телефон", credential }));
  return { ...key, passkeyId };
}

/** The page of signing in, in a browser of its own, and what its script does there. */
export async function signInForm(returnTo = "/main", browser = new Browser(config.publicUrl)) {
  const form = await browser.open(`/login?${new URLSearchParams({ returnTo })}`);
  return {
    browser,
    ...form,
    /** What a key is to sign. */
    async ask(headers: Record<string, string> = {}) {
      const answer = await browser.send(`${form.url.pathname}/passkey`, { form: {}, headers });
      return { status: answer.status, ...((await answer.json().catch(() => ({}))) as { challenge: string }) };
    },
    send: (passkey: string) => browser.open(form.url.href, { form: { passkey } }),
  };
}

/** Signs in with a key, as its person would. */
export async function signInWith(key: ReturnType<typeof softwareKey>, count = 0, browser?: Browser) {
  const form = await signInForm("/main", browser);
  const { challenge } = await form.ask();
  return { browser: form.browser, ...(await form.send(key.answer({ challenge, count }))) };
}

/** Who is signed in, as the page says. */
export async function seenIn(browser: Browser) {
  type Seen = { accountId: string; isAdmin: boolean; owesSecondFactor?: true };
  return ((await (await browser.send("/")).json()) as { viewer: Seen | null }).viewer;
}
