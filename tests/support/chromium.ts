import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { chromiumArgs, chromiumPath } from "../../bin/chromium.mjs";

type Options = BrowserContextOptions & { username?: string };

/**
 * Gives this test file a real browser. Each call opens a window of its own, signed in through the real sign-in when a
 * name is given. Without service workers, so that a test can stand between the page and the portal.
 */
export function realBrowser(): (origin: string, options?: Options) => Promise<BrowserContext> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  });
  afterAll(() => browser?.close());
  return async (origin, { username, ...options } = {}) => {
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block", locale: "ru-RU", ...options });
    if (username) {
      const page = await context.newPage();
      await page.goto("/login?returnTo=/about");
      await page.getByLabel("Логин").fill(username);
      await page.getByLabel("Пароль", { exact: true }).fill("veche");
      await page.getByRole("button", { name: "Войти", exact: true }).click();
      await page.waitForURL("**/about");
      await page.close();
    }
    return context;
  };
}
