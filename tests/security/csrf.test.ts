import { afterAll, describe, expect, it } from "vitest";
import { addressesOf, dataPath, pageNames } from "#tests/support/addresses.ts";
import type { Browser } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { changedSince, checksum } from "#tests/support/checksum.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { oneWith } from "#tests/support/holder.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { sampleOf } from "#tests/support/samples.ts";

const world = portalOfTwoCompanies();
const writes = operationsOf().filter((one) => one.writes);
let refused = 0;

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
  process.stdout.write(`CSRF: refused ${refused} attacks on ${writes.length} operations and every page\n`);
});

describe.each(writes.map(({ name }) => name))("%s", (name) => {
  it("is not done for a foreign page, nor for ours without its token", async () => {
    const { input } = await sampleOf(name, world);
    const anna = await world.as("anna");
    const before = await checksum();
    for (const attack of names) {
      const { from, token } = attacks[attack]!();
      const value = await (token ?? ((browser) => browser.csrf()))(anna);
      const answer = await anna.call(await encodeCall(name, input), { ...from, "x-csrf-token": value });
      expect([attack, answer.status]).toEqual([attack, 403]);
      refused += 1;
    }
    const request = await encodeCall(name, input);
    const asked = await anna.send(new URL(request.url).pathname);
    // A read at the same address may be for others, or want other words.
    expect([200, 403, 404, 405, 422]).toContain(asked.status);
    expect(await changedSince(before)).toEqual([]);
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

  it("are not accepted from anywhere but the portal's own page, at the page's address and at its data", {
    timeout: 180_000,
  }, async () => {
    const before = await checksum();
    const kept = addressesOf(world).filter(({ page }) => pageNames.includes(page));
    for (const { path, url } of kept) {
      const who = await world.as(oneWith(url.audience));
      for (const attack of names) {
        const { from, token } = attacks[attack]!();
        const value = await (token ?? ((browser) => browser.csrf()))(who);
        for (const target of [path, dataPath(path)]) {
          const answer = await who.send(target, { form: { ...form, _csrf: value }, headers: from });
          expect([403, 405], `${attack} ${target}`).toContain(answer.status);
          refused += 1;
        }
      }
    }
    expect(kept.length).toBe(pageNames.length);
    expect(await changedSince(before)).toEqual([]);
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
