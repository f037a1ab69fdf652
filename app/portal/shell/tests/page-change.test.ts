import { describe, expect, it } from "vitest";
import { waitForScript } from "#tests/journeys/support/walk.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess();
const openBrowser = realBrowser();

async function openMain(options: { reducedMotion?: "reduce" } = {}) {
  const context = await openBrowser(portal.origin, {
    username: "anna",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto("/main");
  await waitForScript(page);
  return { context, page, said };
}

describe("a page change", () => {
  it("fades over 0.7 s, and both pages stay there to be read", async () => {
    const { context, page } = await openMain();
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = ((change: unknown) => {
        const transition = start(change as () => void);
        void transition.ready.then(() => {
          document.body.dataset.fade = getComputedStyle(
            document.documentElement,
            "::view-transition-new(root)",
          ).animationDuration;
          document.body.dataset.seen = getComputedStyle(document.querySelector("main")!).opacity;
        });
        return transition;
      }) as typeof document.startViewTransition;
    });
    await page.getByRole("navigation", { name: "Разделы" }).getByRole("link", { name: "Новости" }).click();
    await page.waitForURL("**/article");
    await page.locator("body[data-fade]").waitFor();
    expect(await page.locator("body").getAttribute("data-fade")).toBe("0.7s");
    expect(await page.locator("body").getAttribute("data-seen")).toBe("1");
    await context.close();
  });

  it("does not move for those who want no motion", async () => {
    const { context, page } = await openMain({ reducedMotion: "reduce" });
    await page.getByRole("navigation", { name: "Разделы" }).getByRole("link", { name: "Новости" }).click();
    await page.waitForURL("**/article");
    // What moves with the reader's own scrolling is no motion of the page's.
    const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
    expect(await page.evaluate(moving)).toBe(0);
    await context.close();
  });
});

describe("a part that does not load", () => {
  it("a page's code leads one step back: the reader stands where they stood, and the page works", async () => {
    const { context, page } = await openMain();
    await page.route(/\/assets\/settings-.*\.js$/, (route) => route.abort());
    await page.getByText("Меню:").locator("..").click();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("link", { name: "Настройки" }).click();
    await reloaded;
    expect(new URL(page.url()).pathname).toBe("/main");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await context.close();
  });

  it("icons that did not come are logged and show nothing", async () => {
    const context = await openBrowser(portal.origin, { username: "ivan" });
    const page = await context.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.route(/\/icons\.svg/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/main");
    await expect.poll(() => said.some((words) => words.startsWith("Не загрузились значки"))).toBe(true);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await context.close();
  });
});
