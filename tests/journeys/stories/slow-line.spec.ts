import type { Page } from "@playwright/test";
import { newTalk } from "../support/talks.ts";
import { expect, test, unique } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";

test("on a slow line a page that is on its way is seen to be @script", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/feed/work");
  await awaken(page);
  const go = await gate(page, /\/about\.data/);
  await page.getByRole("link", { name: "О портале" }).first().click();
  await expect(page.locator("body[data-waiting]")).toHaveCount(1);
  await expect(page.locator("#told")).toHaveText("Открываю…");
  go();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("body[data-waiting]")).toHaveCount(0);
});

test("on a slow line the pressed button says that it sends, keeps the focus and sends once @script", async ({ as }) => {
  const page = await as("anna");
  const words = unique("Иду по медленной связи");
  await page.goto(await newTalk());
  await awaken(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(".data")) sent += 1;
  });
  const go = await gate(page, /\.data/);
  await page.getByLabel("Ваш комментарий").fill(words);
  const button = page.getByRole("button", { name: "Отправить" });
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  expect(await button.evaluate((one) => getComputedStyle(one, "::after").content)).toContain("Отправляю…");
  await expect(page.locator("#told")).toHaveText("Отправляю…");
  await expect(button).toBeFocused();
  await button.press("Enter");
  go();
  await expect(page.locator("#comments li", { hasText: words })).toHaveCount(1);
  await expect(button).not.toHaveAttribute("aria-disabled");
  expect(sent).toBe(1);
});

/** The script is at work, and so is what comes late. */
async function awaken(page: Page): Promise<void> {
  await waitForScript(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/assets\/install-worker-/.test(name)),
  );
}

/** Holds back what comes from an address until the function given back is called. */
async function gate(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
