import { beforeAll, describe, expect, test } from "vitest";
import { pages } from "#app/routes.ts";
import { guard } from "#app/web/server/guard.ts";
import { type PageUrl, page } from "#app/web/urls.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
const patterns = Object.values(pages)
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^\/(service|requests)/.test(pattern));
const hidden = patterns.filter((pattern) => pattern !== "/services/comix");
const pathOf = (pattern: string) => pattern.replace(/:\w+\??/g, "1");

describe("without the flag showServices (specification §4)", () => {
  beforeAll(() => withTenant("*", () => db().update(groups).set({ showServices: null })));

  test.each(hidden)("%s leads to «not found», as a page and as data", async (pattern) => {
    const browser = await world.as("anna");
    const document = await browser.send(`${pathOf(pattern)}?from=menu`);
    expect([document.status, document.headers.get("location")]).toEqual([302, "/not-found"]);
    const data = await browser.send(`${pathOf(pattern)}.data`);
    expect([data.status, (await data.text()).includes("/not-found")]).toEqual([202, true]);
  });

  test("the comics stay, and so does everything else", async () => {
    const browser = await world.as("anna");
    expect(hidden.length).toBeGreaterThan(4);
    for (const path of ["/services/comix", "/store", "/service"]) {
      expect((await browser.send(path)).headers.get("location")).toBeNull();
    }
  });

  test("a stranger signs in first: the flag is for those who have", async () => {
    const answer = await (await world.as("anonymous")).send("/services");
    expect(answer.headers.get("location")).toBe("/login?returnTo=%2Fservices");
  });
});

test("a page may name another place to go; with the flag every page is open; no query is asked for it", () => {
  const visitor = { accountId: "1", isGuest: false, isAdmin: false, rights: [], consent: true };
  const own = page("/services/app-market/:id", { instead: "/main" }) as PageUrl;
  expect(guard(own, visitor, "/services/app-market/1", false)).toBe("/main");
  expect(guard(own, visitor, "/services/app-market/1", true)).toBeNull();
});
