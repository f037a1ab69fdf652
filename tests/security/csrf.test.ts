import { afterAll, describe, expect, it } from "vitest";
import { type Address, addressesOf, dataPath, pageNames } from "#tests/support/addresses.ts";
import type { Browser } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { oneWith } from "#tests/support/holder.ts";
import { byArea, operationsOf } from "#tests/support/operations.ts";
import { type Attempt, expectNoRowChanged } from "#tests/support/rows.ts";
import { sampleOf } from "#tests/support/samples.ts";

// Budgets are proved elsewhere: here one person asks for everybody.
const world = portalOfTwoCompanies({ LIMITS: "0" });
const writes = operationsOf().filter((one) => one.writes);
const refused = new Set<string>();
let addresses = 0;

type Attack = { from: Record<string, string>; token?: (browser: Browser) => Promise<string> };

const evil = "https://evil.example";
const own = (): Record<string, string> => ({ "sec-fetch-site": "same-origin", origin: world.origin });
const someoneElses = async () => (await world.as("ivan")).csrf();

/** What a foreign page can make a browser send, and what a page of ours sends without the right token. */
const attacks: Record<string, () => Attack> = {
  "another site": () => ({ from: { "sec-fetch-site": "cross-site", origin: evil } }),
  "another site on our own name": () => ({ from: { "sec-fetch-site": "same-site", origin: world.origin } }),
  "an address typed by hand": () => ({ from: { "sec-fetch-site": "none", origin: "" } }),
  "an old browser, from another site": () => ({ from: { "sec-fetch-site": "", origin: evil } }),
  "a frame without an origin": () => ({ from: { "sec-fetch-site": "", origin: "null" } }),
  "nobody knows where": () => ({ from: { "sec-fetch-site": "", origin: "", referer: "" } }),
  "our page without a token": () => ({ from: own(), token: async () => "" }),
  "our page with a broken token": () => ({ from: own(), token: async () => "AAAAAAAAAAAA.bad" }),
  "our page with somebody else's token": () => ({ from: own(), token: someoneElses }),
};

const names = Object.keys(attacks);

afterAll(() => {
  const all = (writes.length + addresses * 2) * names.length;
  process.stdout.write(
    `CSRF: refused ${refused.size} of ${all} attacks on ${writes.length} operations and ${addresses} pages\n`,
  );
  expect(addresses).toBeGreaterThan(0);
  expect(refused.size).toBe(all);
});

/** An operation called as each attack would, and looked at like a page. */
function attacksOn(name: string, input: unknown): Attempt[] {
  const attempts = names.map((attack) => ({
    name: `${name}: ${attack}`,
    async make() {
      const { from, token } = attacks[attack]!();
      const anna = await world.as("anna");
      const value = await (token ?? ((browser) => browser.csrf()))(anna);
      const answer = await anna.call(await encodeCall(name, input), { ...from, "x-csrf-token": value });
      expect([name, attack, answer.status]).toEqual([name, attack, 403]);
      refused.add(`${name} ${attack}`);
    },
  }));
  const look = async () => {
    const { pathname } = new URL((await encodeCall(name, input)).url);
    const { status } = await (await world.as("anna")).send(pathname);
    // A read at the same address may be for others, or want other words.
    expect([200, 403, 404, 405, 422], `${name}: ${status}`).toContain(status);
  };
  return [...attempts, { name: `${name}: opened like a page`, make: look }];
}

describe.each(byArea(writes))("%s", (_, own) => {
  it("is not done for a foreign page, nor for ours without its token", async () => {
    const samples = new Map<string, unknown>();
    for (const { name } of own) samples.set(name, (await sampleOf(name, world)).input);
    await expectNoRowChanged([...samples].flatMap(([name, input]) => attacksOn(name, input)));
  });
});

describe("forms of pages", () => {
  const form = {
    intent: "agree",
    agree: "on",
    title: "Чужое",
    body: "Чужое",
    feed: "work",
    reach: "company",
    text: "Чужое",
  };

  function attacksOnPage({ path, url }: Address): Attempt[] {
    const targets = [path, dataPath(path)];
    const all = targets.flatMap((target) => names.map((attack) => [target, attack] as const));
    return all.map(([target, attack]) => ({
      name: `${target}: ${attack}`,
      async make() {
        const { from, token } = attacks[attack]!();
        const who = await world.as(oneWith(url.audience));
        const _csrf = await (token ?? ((browser) => browser.csrf()))(who);
        const answer = await who.send(target, { form: { ...form, _csrf }, headers: from });
        // A page that leads away whoever opens it does so before it takes a form.
        const leadsAway = [202, 302].includes(answer.status) && (await who.send(target)).status === answer.status;
        expect(leadsAway ? 403 : answer.status, `${target}: ${attack}: ${answer.status}`).toBeOneOf([403, 405]);
        refused.add(`${target} ${attack}`);
      },
    }));
  }

  it("are not accepted from anywhere but the portal's own page, at the page's address and at its data", async () => {
    const kept = addressesOf(world).filter(({ page }) => pageNames.includes(page));
    expect(kept.length).toBe(pageNames.length);
    await expectNoRowChanged(kept.flatMap(attacksOnPage));
    addresses = new Set(kept.map(({ path }) => path)).size;
  });
});

describe("sign-out", () => {
  it("is not done for a foreign page", async () => {
    const petr = await world.as("petr");
    for (const attack of names) {
      const { from, token } = attacks[attack]!();
      const _csrf = await (token ?? ((browser) => browser.csrf()))(petr);
      expect([attack, (await petr.send("/logout", { form: { _csrf }, headers: from })).status]).toEqual([attack, 403]);
    }
    expect((await petr.send("/logout")).status).toBe(405);
    expect((await petr.send("/main")).status).toBe(200);
  });
});

describe("sign-in", () => {
  it("cannot be finished with somebody else's answer of the provider", async () => {
    const petr = await world.as("petr");
    const sid = petr.cookieHeader;
    const answer = await petr.send("/login/callback?code=stolen&state=stolen");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/");
    expect(petr.cookieHeader).toBe(sid);
  });

  it("does not begin inside a foreign page", async () => {
    const anonymous = await world.as("anonymous");
    const framed = { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", "sec-fetch-site": "cross-site" };
    expect((await anonymous.send("/login", { headers: framed })).status).toBe(403);
  });
});
