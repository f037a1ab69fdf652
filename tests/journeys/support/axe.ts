import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { everyWidth } from "#tests/support/depth.ts";
import { expect } from "./test.ts";

const contrast = "color-contrast";

/**
 * No violations of axe on a narrow screen, light and dark, in `part` (a selector); where everything is
 * proved on a wide one too. Colours change with the scheme and not with the width, so the wide screen's are looked at
 * where it shows more than the narrow one.
 */
export async function expectNoViolations(page: Page, part = "html"): Promise<void> {
  const expectNone = async (when: string, question: Parameters<typeof violationsOf>[1]) =>
    expect.soft(await violationsOf(page, { part, ...question }), `axe at ${when}`).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNone("375 px", {});
  await inDark(page, () => expectNone("375 px, dark", { only: contrast }));
  if (!everyWidth) return;
  await page.evaluate(markUnseen, part);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expectNone("1440 px", { without: contrast });
  if ((await page.evaluate(keepSeen)) === 0) return;
  const wide = { only: contrast, part: "[data-wide]" };
  await expectNone("1440 px, colours", wide);
  await inDark(page, () => expectNone("1440 px, dark", wide));
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
