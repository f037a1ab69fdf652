import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { waitForScript } from "#tests/journeys/support/walk.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess();
const openBrowser = realBrowser();

/** The page draws a moment after its clock has moved. */
const leftIs = (page: Page, seconds: number) =>
  expect.poll(() => page.getByRole("timer").textContent()).toBe(`До перехода осталось: ${seconds}`);

/** A window whose clock the test moves, on the page of denied access. */
async function openDenied(username?: string, address = "/not-allowed") {
  const context = await openBrowser(portal.origin, { username });
  const page = await context.newPage();
  const start = Date.now();
  await page.clock.install({ time: start });
  // From here on seconds pass only when the test says so.
  await page.clock.pauseAt(start + 1000);
  await page.goto(address);
  await waitForScript(page);
  return page;
}

/** The tab goes to the background, or comes back. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

describe("access denied, with script", () => {
  it("counts from 100 and opens the main page below 2", async () => {
    const page = await openDenied("anna");
    await leftIs(page, 100);
    await page.clock.runFor(97_000);
    await leftIs(page, 3);
    await page.clock.runFor(2_500);
    await page.waitForURL("**/main");
    await page.context().close();
  });

  it("speaks at 100, 60, 30 and 10 only", async () => {
    const page = await openDenied("anna");
    await leftIs(page, 100);
    const spoken = page.locator("main [aria-live=polite]");
    const heard = new Set([await spoken.textContent()]);
    for (let second = 0; second < 95; second += 5) {
      await page.clock.runFor(5_000);
      await leftIs(page, 95 - second);
      heard.add(await spoken.textContent());
    }
    expect([...heard].map((words) => /\d+/.exec(words ?? "")?.[0])).toEqual(["100", "60", "30", "10"]);
    expect(await page.getByRole("timer").getAttribute("aria-live")).toBeNull();
    await page.context().close();
  });

  it("waits while nobody looks", async () => {
    const page = await openDenied("anna");
    await leftIs(page, 100);
    await page.clock.runFor(10_000);
    await leftIs(page, 90);
    await setHidden(page, true);
    await page.clock.runFor(200_000);
    await setHidden(page, false);
    await leftIs(page, 90);
    await page.context().close();
  });

  it("stops when asked, says so and leaves the reader there", async () => {
    const page = await openDenied("anna");
    await page.getByRole("button", { name: "Остановить переход" }).click();
    await page.locator(":focus", { hasText: "Переход остановлен" }).waitFor();
    await page.clock.runFor(300_000);
    expect(new URL(page.url()).pathname).toBe("/not-allowed");
    await page.context().close();
  });

  it("never starts for those who want no redirects", async () => {
    const ivan = await portal.as("ivan");
    const form = { _csrf: await ivan.csrf(), intent: "appearance", theme: "auto", noRedirect: "on" };
    await ivan.send("/account-settings", { form });
    const page = await openDenied("ivan");
    expect(await page.getByRole("timer").count()).toBe(0);
    await page.clock.runFor(300_000);
    expect(new URL(page.url()).pathname).toBe("/not-allowed");
    await page.context().close();
    const html = await (await ivan.send("/not-allowed")).text();
    expect(html).not.toContain('http-equiv="refresh"');
  });
});

describe("access denied, without script", () => {
  it("the browser moves on by itself, and a link keeps one there", async () => {
    const context = await openBrowser(portal.origin, { username: "anna", javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/not-allowed");
    expect(await page.locator("head meta[http-equiv=refresh]").getAttribute("content")).toBe("99;url=/main");
    expect(await page.textContent("main")).toContain("Примерно через 100 секунд");
    await page.getByRole("link", { name: "Остаться на этой странице" }).click();
    expect(await page.locator("meta[http-equiv=refresh]").count()).toBe(0);
    expect(await page.textContent("main")).not.toContain("Примерно через");
    await context.close();
  });

  it("says where to ask and leads home before anything else", async () => {
    const answer = await fetch(`${portal.origin}/not-allowed`);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain("Доступ к ресурсу запрещен");
    expect(html).toContain("напишите");
    expect(html).toContain("Вернуться на главную");
  });

  it("moves on in light mode too, where the browser has script and the page has none", async () => {
    const browser = await portal.as("anna");
    const html = await (await browser.send("/not-allowed", { headers: { "save-data": "on" } })).text();
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/<noscript><meta http-?equiv="refresh"/i);
    expect(html).toMatch(/<meta http-?equiv="refresh" content="99;url=\/main"/i);
  });
});
