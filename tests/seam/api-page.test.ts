import { expect, test } from "vitest";
import { violationsOf } from "#tests/support/axe.ts";
import { realBrowser } from "#tests/support/chromium.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";

const world = portalOfTwoCompanies();
const openWindow = realBrowser();

test.each([
  [360, "light"],
  [1440, "light"],
  [1440, "dark"],
] as const)("the page about the API is whole and accessible at %i pixels, %s", async (width, colorScheme) => {
  const context = await openWindow(world.origin, { viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
  const page = await context.newPage();
  await page.goto("/api/docs");
  const calls = page.locator("details");
  expect(await calls.count()).toBe(operationsOf().length);
  for (const call of await calls.all()) await call.locator("summary").click();
  expect(await page.getByText("Доступно сотрудникам.").first().isVisible()).toBe(true);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});
