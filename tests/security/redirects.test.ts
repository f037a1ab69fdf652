import { describe, expect, it } from "vitest";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { hostileAddresses } from "#tests/support/hostile-addresses.ts";

const world = portalOfTwoCompanies();
const corpus = hostileAddresses();

/** Whether a browser that is told this location stays in the portal. */
function staysHere(location: string | null): boolean {
  return location !== null && new URL(location, world.origin).origin === world.origin;
}

describe(`${corpus.length} hostile addresses to go back to`, () => {
  it("never lead away from sign-in", async () => {
    const anna = await world.as("anna");
    const away: string[] = [];
    for (const target of corpus) {
      const answer = await anna.send(`/login?${new URLSearchParams({ returnTo: target })}`);
      expect([target, answer.status]).toEqual([target, 303]);
      if (!staysHere(answer.headers.get("location"))) away.push(target);
    }
    expect(away).toEqual([]);
  });

  it("never lead away from the consent, neither in its form nor after it", async () => {
    const anna = await world.as("anna");
    const _csrf = await anna.csrf();
    const away: string[] = [];
    for (const returnTo of corpus) {
      const form = { _csrf, intent: "agree", agree: "on", version: "1", returnTo };
      const answer = await anna.send("/personal-data", { form });
      expect([returnTo, answer.status]).toEqual([returnTo, 303]);
      if (!staysHere(answer.headers.get("location"))) away.push(returnTo);
    }
    expect(away).toEqual([]);
  });

  it("never split a header", async () => {
    const anonymous = await world.as("anonymous");
    const answer = await anonymous.send("/login?returnTo=/main%0d%0aset-cookie:%20evil=1");
    expect(answer.headers.getSetCookie().join()).not.toContain("evil");
  });

  it("keep the page that was asked for, its query too", async () => {
    const anna = await world.as("anna");
    const answer = await anna.send(`/login?${new URLSearchParams({ returnTo: "/search?query=ёж&after=1#top" })}`);
    expect(answer.headers.get("location")).toBe(`/search?query=${encodeURIComponent("ёж")}&after=1#top`);
  });
});
