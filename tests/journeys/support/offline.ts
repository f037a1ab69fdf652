import type { Page } from "@playwright/test";
import { type Line, openLine } from "./line.ts";
import { test as base, expect } from "./test.ts";

export { expect };

/** What a browser says of a line that is lost; when that happens at a redirect, it takes it for another site's refusal. */
const lost =
  /net::ERR_|Failed to fetch|\(redirected from '[^']*'\) from origin '[^']*' has been blocked by CORS policy/;

/** A test whose browsers reach the portal by a line that can be cut. */
export const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
  line: async ({}, use) => {
    const line = await openLine(process.env.JOURNEYS_URL!);
    await use(line);
    line.close();
  },
  // A browser without network writes an error for everything that it could not load; that is no fault of the page.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from here.
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints.filter((one) => !lost.test(one))).toEqual([]);
  },
});

/** Opens a page and waits until the worker is there and has saved it. */
export async function settle(page: Page, address: string): Promise<void> {
  // At the line's own address too, people write in «Обычный текст»: a test knows what it types into.
  await page.addInitScript(() => {
    // An empty page keeps nothing.
    if (location.protocol.startsWith("http")) localStorage.setItem("plain-text", "1");
  });
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expectSaved(page, new URL(address).pathname);
}

export async function expectSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(isSaved, path), { message: `${path} is saved` }).toBe(true);
}

export async function isSaved(path: string): Promise<boolean> {
  const found = await Promise.all(["documents", "data"].map(async (name) => (await caches.open(name)).match(path)));
  return found.some(Boolean);
}

export async function wentOffline(page: Page, line: Line): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}
