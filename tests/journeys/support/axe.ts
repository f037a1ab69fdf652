import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const contrast = ["color-contrast"];

/**
 * No violations of axe, narrow and wide, light and dark (quality A1), in `part` (a selector). Colours change with the
 * scheme and not with the width, so the wide screen's are looked at where it shows more than the narrow one.
 */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNone(axeOf(page, part).withTags(rules), "375 px");
  await inDark(page, () => expectNone(axeOf(page, part).withRules(contrast), "375 px, dark"));
  await page.evaluate(markUnseen, part);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expectNone(axeOf(page, part).withTags(rules).disableRules(contrast), "1440 px");
  if ((await page.evaluate(keepSeen)) === 0) return;
  await expectNone(axeOf(page, "[data-wide]").withRules(contrast), "1440 px, colours");
  await inDark(page, () => expectNone(axeOf(page, "[data-wide]").withRules(contrast), "1440 px, dark"));
}

// Legacy mode: without frames axe needs no second page to add its figures up.
const axeOf = (page: Page, part: string) =>
  new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });

async function expectNone(axe: AxeBuilder, when: string): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n  ")}`);
  expect.soft(told, `axe at ${when}`).toEqual([]);
}

async function inDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await look();
  await page.emulateMedia({ colorScheme: "light" });
}

function markUnseen(part: string): void {
  for (const one of document.querySelectorAll(`${part} *`))
    if (!one.checkVisibility()) one.setAttribute("data-wide", "");
}

/** How many of what was marked are seen by now. */
function keepSeen(): number {
  const marked = [...document.querySelectorAll("[data-wide]")];
  const seen = marked.filter((one) => one.checkVisibility() && !one.parentElement?.closest("[data-wide]"));
  for (const one of marked) if (!seen.includes(one)) one.removeAttribute("data-wide");
  return seen.length;
}
