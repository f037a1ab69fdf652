import { describe, expect, it } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess({ LIMITS: "0" });

const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const toSupport = /href="\/support"/;

describe("the front door", () => {
  it("offers a stranger the way in and help, and takes nobody for a guest", async () => {
    for (const path of ["/", "/welcome"]) {
      const words = mainOf((await new Browser(world.origin).open(path)).html);
      expect(words, path).toMatch(/href="\/login"[^>]*>(<[^>]*>)*Войти/);
      expect(words, path).not.toContain("гость");
      expect(words, path).toMatch(toSupport);
    }
  });

  it("leads a guest from the sign-in to what is open to them, or to the open page that they asked for", async () => {
    const { shown } = world.sever;
    const landed = async (returnTo?: string) => {
      const browser = new Browser(world.origin);
      const { url, html } = await browser.signIn("guest", "veche", returnTo);
      return { path: url.pathname, html };
    };
    const { path, html } = await landed();
    expect(path).toBe("/welcome");
    expect(mainOf(html)).toContain(`href="/article/${shown.id}"`);
    expect(mainOf(html)).not.toContain(world.yug.shown.id);
    expect((await landed(`/article/${shown.id}`)).path).toBe(`/article/${shown.id}`);
  });
});

describe("support", () => {
  it("is one link away for everybody: in the menu, among the sections, in the cabinet, beside answers and refusals", async () => {
    const ivan = await world.as("ivan");
    for (const path of ["/sections", "/account", "/account/faq", "/not-allowed", "/nowhere"])
      expect(mainOf(await (await ivan.send(path)).text()), path).toMatch(toSupport);
    for (const who of ["ivan", "guest"]) {
      const html = await (await (await world.as(who)).send(who === "guest" ? "/welcome" : "/main")).text();
      expect(html.slice(html.indexOf("<header"), html.indexOf("</header>")), who).toMatch(toSupport);
    }
  });
});
