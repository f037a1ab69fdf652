import { expect, test } from "vitest";
import { violationsOf } from "#tests/support/axe.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";

const world = portalInProcess();
const openWindow = realBrowser();

test("the page about the API is whole, and accessible with every call open", async () => {
  const context = await openWindow(world.origin, { viewport: { width: 360, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto("/api/docs");
  const calls = page.locator("details");
  expect(await calls.count()).toBe(operationsOf().length);
  await calls.first().locator("summary").click();
  expect(await calls.first().getByText("Доступно").first().isVisible()).toBe(true);
  await calls.evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOf(page, { only: "color-contrast" })).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(1440);
  await context.close();
});
