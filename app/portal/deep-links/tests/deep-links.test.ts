import { describe, expect, it } from "vitest";
import { pages } from "#app/routes.ts";
import { matchPage } from "#app/web/server/remix.ts";
import { config } from "#platform/config.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { hostileAddresses } from "#tests/support/hostile-addresses.ts";
import { movedPlaces } from "../routes.ts";
import { readDeepLink } from "../server/index.ts";

const world = portalInProcess();
const isPage = (path: string) => matchPage(path) !== null;
const lead = (link: string) => readDeepLink(new URL(link, config.publicUrl), isPage);

const led: [link: string, path: string][] = [
  ["/deep-links/news/15?from=mail&from=push", "/article/15?from=mail&from=push"],
  ["/deep-links/news", "/article"],
  ["/deep-links/service/7/2?tab=a%26b", "/services/7/2?tab=a%26b"],
  ["/deep-links/services", "/services"],
  ["/deep-links/store/cart?x=1", "/store/cart?x=1"],
  ["/deep-links/store/15?x=1", "/store/product/15?x=1"],
  ["/deep-links/calendar/3?day=1", "/calendar/3?day=1"],
  ["/deep-links/lms/courses/12?x=1", "/learning?x=1"],
  ["/deep-links/channels/kofe/5/6?x=1", "/c/kofe/5/6?x=1"],
  ["/deep-links/publications/9?x=1", "/ugc/9?x=1"],
  ["/deep-links/surveys/4?x=1", "/surveys/4?x=1"],
  ["/deep-links/tests/4?x=1", "/tests/4?x=1"],
  ["/deep-links/profile/ivan?x=1", "/profile/ivan?x=1"],
  ["/deep-links", "/main"],
];

describe("a deep link", () => {
  it.each(led)("%s leads to %s", (link, path) => {
    expect(lead(link)).toEqual({ path });
  });

  it.each(led)("%s means the same in the app's scheme and with the portal's whole address", (link, path) => {
    const rest = link.slice("/deep-links".length);
    for (const full of [`veche:/${rest}`, `${config.publicUrl}/deep-links${rest}`]) {
      expect(lead(`/deep-links?${new URLSearchParams({ link: full })}`)).toEqual({ path });
    }
  });

  it("keeps the query of both addresses", () => {
    const link = new URLSearchParams({ link: "veche://news/1?a=1", b: "2" });
    expect(lead(`/deep-links?${link}`).path).toBe("/article/1?b=2&a=1");
  });

  it("to a place that nobody knows offers to look for its last word", () => {
    expect(lead("/deep-links/nowhere/Ёлка?x=1").path).toBe(`/not-found?query=${encodeURIComponent("Ёлка")}&x=1`);
    expect(lead("/deep-links/news/1/2/3/4").path).toBe("/not-found?query=4");
  });

  it("to a place of old says where it has moved", () => {
    expect(lead("/deep-links/market/12?x=1").path).toBe("/moved?link=%2Fmarket%2F12&x=1");
  });

  it("remembers the space that it begins with, and goes on", () => {
    expect(lead("/deep-links/initial_space/ab-12")).toEqual({ path: "/spaces", space: "ab-12" });
    expect(lead("/deep-links/initial_space/ab-12/news/1?x=1")).toEqual({ path: "/article/1?x=1", space: "ab-12" });
    expect(lead("/deep-links/initial_space/%3Cscript%3E").space).toBeUndefined();
  });

  it("leads to pages that are in the table", () => {
    const patterns = new Set(Object.values(pages).map(({ pattern }) => pattern));
    const words = Object.values(pages).flatMap(({ deepLinks = [] }) => deepLinks);
    expect([...new Set(words)].sort()).toEqual([
      ...[
        "calendar",
        "channels",
        "lms",
        "maps",
        "news",
        "publications",
        "service",
        "services",
        "store",
        "surveys",
        "tests",
      ],
    ]);
    for (const word of words) expect(lead(`/deep-links/${word}/1`).path, word).not.toMatch(/^\/not-found/);
    for (const { path } of Object.values(movedPlaces)) expect([...patterns], path).toContain(path);
  });

  it("never leads out of the portal", () => {
    const odd = [
      ".",
      "..",
      "%2e%2e",
      "%2F%2Fevil.example",
      "%5C%5Cevil.example",
      "constructor",
      "__proto__",
      "%00",
      "%",
    ];
    const links = [
      ...hostileAddresses().map((link) => `/deep-links?${new URLSearchParams({ link })}`),
      ...hostileAddresses().flatMap((link) => [
        `/deep-links/${link}`,
        `/deep-links/news/${encodeURIComponent(link.toWellFormed())}`,
      ]),
      ...odd.flatMap((word) => [`/deep-links/${word}`, `/deep-links/news/${word}`, `/deep-links/${word}/${word}`]),
    ];
    for (const link of links) {
      const { path } = lead(link);
      expect(path, link).toMatch(/^\/(?!\/)/);
      expect(new URL(path, "http://here").origin, link).toBe("http://here");
    }
  });
});

describe("by HTTP", () => {
  it("a stranger reaches the target after sign-in, the query kept", async () => {
    const browser = await world.as("anonymous");
    const first = await browser.send("/deep-links/news/15?from=mail");
    expect([first.status, first.headers.get("location")]).toEqual([302, "/article/15?from=mail"]);
    const next = await browser.send("/article/15?from=mail");
    expect(next.headers.get("location")).toBe("/login?returnTo=%2Farticle%2F15%3Ffrom%3Dmail");
  });

  it("a space asks for sign-in first and is remembered after it", async () => {
    const stranger = await (await world.as("anonymous")).send("/deep-links/initial_space/ab-12/news/1?x=1");
    expect(stranger.headers.get("location")).toBe(
      `/login?${new URLSearchParams({ returnTo: "/deep-links/initial_space/ab-12/article/1?x=1" })}`,
    );
    const anna = await world.as("anna");
    const led = await anna.send("/deep-links/initial_space/ab-12/article/1?x=1");
    expect(led.headers.get("location")).toBe("/article/1?x=1");
    expect(await (await anna.send("/spaces")).text()).toContain("Пространства из ссылки здесь нет");
  });

  it("an unknown place is not found and offers the search", async () => {
    const answer = await (await world.as("anna")).send("/not-found?query=отпуск");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`/search?query=${encodeURIComponent("отпуск")}`);
  });

  it("an old place is shown as text, with the section nearest to it", async () => {
    const anna = await world.as("anna");
    const html = await (await anna.send(`/moved?link=${encodeURIComponent("/market/<b>1</b>")}`)).text();
    expect(html).toContain("/market/&lt;b&gt;1&lt;/b&gt;");
    expect(html).toContain('href="/store"');
  });

  it("what was never a place of the portal is not found", async () => {
    const anna = await world.as("anna");
    for (const link of ["", "javascript:alert(1)", "/constructor", "/nowhere/1"])
      expect((await anna.send(`/moved?${new URLSearchParams({ link })}`)).status, link).toBe(404);
  });
});
