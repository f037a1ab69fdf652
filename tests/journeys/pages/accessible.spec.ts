import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addressOf, screens, stops } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const screen of screens) {
  test(`${screen.name} is open to everyone: axe finds nothing`, async ({ as }) => {
    const page = await as(screen.who);
    const answer = await page.goto(await addressOf(screen));
    expect(answer?.status()).toBe(screen.status);
    await expectOutline(page);
    await expectNoViolations(page);
  });
}

test("screens have Russian titles of their own", async ({ as }) => {
  const stranger = await as("nobody");
  const anna = await as("anna");
  const known = new Map<string, string>();
  for (const { name, who, path, file } of stops) {
    const page = who === "nobody" ? stranger : anna;
    const answer = await page.request.get(await addressOf({ path }), { maxRedirects: 0 });
    // Those that lead on have no page, states of a page have its title.
    if (answer.headers().location || !file.includes("/") || !/html/.test(answer.headers()["content-type"] ?? ""))
      continue;
    const title = /<title>([^<]+)<\/title>/.exec(await answer.text())?.[1] ?? "";
    expect(title, name).toMatch(/[а-яё]/i);
    expect(known.get(title) ?? file, `«${title}» of ${name}`).toBe(file);
    known.set(title, file);
  }
});

test("a refused form is open to everyone too", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/ugc/create");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page).toHaveTitle(/^Ошибка/);
  await expectNoViolations(page);
  const stranger = await as("nobody");
  await stranger.goto("/login");
  await stranger.getByLabel("Логин").fill("anna");
  await stranger.getByLabel("Пароль").fill("нет");
  await stranger.getByRole("button", { name: "Войти" }).click();
  await expect(stranger).toHaveTitle(/^Ошибка/);
  await expectNoViolations(stranger);
});

test("open menus and an open choice of reactions too", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/feed/work");
  // What lies under an open menu is covered for as long as it is open, so the menus alone are looked at.
  for (const [index, summary] of (
    await page.locator("main article:first-of-type summary, header summary").all()
  ).entries()) {
    if (!(await summary.isVisible())) continue;
    await summary.click();
    await expectNoViolations(page, "details[open]");
    await summary.click();
    if (index > 3) break;
  }
});

/** One h1, one main, no level skipped, the language said (quality A5). */
async function expectOutline(page: Page): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  await expect(page.locator("main")).toHaveCount(1);
  const headings = await page.locator("h1, h2, h3, h4, h5, h6").evaluateAll((all) => all.map((one) => one.tagName));
  const levels = headings.map((tag) => Number(tag[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) if (index) expect(level).toBeLessThanOrEqual(levels[index - 1]! + 1);
}

async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Legacy mode: without frames axe needs no second page to add its figures up. A scheme changes colours alone.
      const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
      const chosen = colorScheme === "light" ? axe.withTags(rules) : axe.withRules(["color-contrast"]);
      const { violations } = await chosen.analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n  ")}`);
      expect(told, `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
