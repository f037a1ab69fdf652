import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { cutText, enlargeText, expectNoSideways, smallTargets } from "../support/layout.ts";
import { addressOf } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { waitForScript, walk } from "../support/walk.ts";
import { mostOf, weigh } from "../support/weight.ts";
import { lookedAt } from "./looked-at.ts";

for (const screen of lookedAt) {
  test(`${screen.name} is light, open to everyone, and fits a narrow screen, large text and a finger`, async ({
    look,
  }) => {
    const page = await look(screen.who);
    await page.setViewportSize({ width: 375, height: 780 });
    const { status, words, script, foreign } = await weigh(page, await addressOf(screen));
    expect(status).toBe(screen.status);
    const most = mostOf(screen.name);
    expect.soft(words, "KB of HTML and CSS in the first view").toBeLessThanOrEqual(most.words);
    expect.soft(script, "KB of script").toBeLessThanOrEqual(most.script);
    expect.soft(foreign, "from elsewhere").toEqual([]);

    await waitForScript(page);
    await expectOutline(page);
    const steps = await walk(page);
    expect.soft(steps.length).toBeGreaterThan(1);
    const faults = steps.filter((step) => step.fault).map(({ what, fault }) => `${fault}: ${what}`);
    expect.soft([...new Set(faults)], "stops of Tab").toEqual([]);

    // What the sticky header covers is no smaller for it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolations(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page, "320 px");
    expect.soft(await smallTargets(page), "targets under 24 px").toEqual([]);
    // Half of 1280 px: what a person with doubled text has.
    await page.setViewportSize({ width: 640, height: 780 });
    await enlargeText(page);
    await expectNoSideways(page, "text at 200 %");
    expect.soft(await cutText(page), "cut text").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page, "320 px and text at 200 %");
  });
}

/** One h1, one main, no level skipped, the language said. */
async function expectOutline(page: Page): Promise<void> {
  expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  await expect(page.locator("main")).toHaveCount(1);
  const headings = await page.locator("h1, h2, h3, h4, h5, h6").evaluateAll((all) => all.map((one) => one.tagName));
  const levels = headings.map((tag) => Number(tag[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) if (index) expect(level).toBeLessThanOrEqual(levels[index - 1]! + 1);
}
