import { describe, expect, it } from "vitest";
import { waitForScript } from "#tests/journeys/support/walk.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess();
const openBrowser = realBrowser();

async function openMain(javaScriptEnabled = true, path = "/main") {
  const context = await openBrowser(portal.origin, { username: "anna", javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(path);
  if (javaScriptEnabled) await waitForScript(page);
  return page;
}

describe("the keyboard", () => {
  it.each([
    ["/main", true],
    ["/main", false],
    ["/feed/work", true],
    ["/feed/work", false],
  ])("comes to the first card of the feed in a few steps on %s, with script: %s", async (path, javaScriptEnabled) => {
    const page = await openMain(javaScriptEnabled, path);
    for (const key of ["Tab", "Enter", "Tab"]) await page.keyboard.press(key);
    await page.locator(":focus", { hasText: "К ленте" }).waitFor();
    for (const key of ["Enter", "Tab"]) await page.keyboard.press(key);
    await page.locator("#feed li:first-child :focus").waitFor();
    await page.context().close();
  });

  it("opens the list of keys by «?», but not in a field, nor where that is turned off", async () => {
    const page = await openMain();
    const path = () => new URL(page.url()).pathname;
    const ask = async (place: string) => {
      await page.locator(place).first().focus();
      await page.keyboard.press("?");
    };
    // The key comes when the page is quiet.
    await expect
      .poll(async () => {
        await ask("h1");
        return path();
      })
      .toBe("/keys");
    await page.getByRole("link", { name: "Главная", exact: true }).first().click();
    await page.waitForURL("**/main");
    // The new page takes the focus to its heading.
    await page.locator("h1:focus").waitFor();
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked);
    await page.evaluate(() => {
      const note = (event: Event) => {
        if ((event.target as Element).matches('a[href="/keys"]')) document.documentElement.dataset.asked = "yes";
      };
      document.addEventListener("click", note, true);
    });
    await ask("#header-search");
    expect([await page.inputValue("#header-search"), await asked()]).toEqual(["?", undefined]);
    await page.evaluate(() => localStorage.setItem("no-help-key", "1"));
    await ask("h1");
    expect(await asked()).toBeUndefined();
    await page.evaluate(() => localStorage.removeItem("no-help-key"));
    await ask("h1");
    expect(await asked()).toBe("yes");
    await page.context().close();
  });
});
