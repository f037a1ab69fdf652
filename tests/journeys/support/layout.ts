import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Nothing makes the page move sideways. */
export async function expectNoSideways(page: Page, when: string): Promise<void> {
  const [wide, seen, wider] = await page.evaluate(() => {
    const beyond = [...document.body.querySelectorAll("*")].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + scrollX,
    );
    return [
      document.documentElement.scrollWidth,
      innerWidth,
      beyond.slice(0, 3).map((one) => one.outerHTML.slice(0, 120)),
    ];
  });
  const named = (wide as number) > (seen as number) ? `: ${wider}` : "";
  expect.soft(wide, `sideways, ${when}${named}`).toBeLessThanOrEqual(seen as number);
}

/** What one can press, smaller than 24 × 24 px and not in a line of text (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea");
    return [...targets]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (!width || !height || (width >= 24 && height >= 24)) return false;
        const label = target.id && document.querySelector(`label[for="${target.id}"]`);
        if (label && label.getBoundingClientRect().height >= 24) return false;
        if (target.closest("[href='#main']")) return false;
        const inText = getComputedStyle(target).display === "inline" && target.closest("p, dd, .prose, td");
        const stretched = getComputedStyle(target, "::after").position === "absolute";
        return !inText && !stretched;
      })
      .map((target) => target.outerHTML.slice(0, 160));
  });
}

/** Words that do not fit their own box, where nothing says that they end early. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, nav *")]
      .filter((one) => one.clientHeight > 0 && one.clientWidth > 1 && !one.closest(".sr-only, svg"))
      .filter((one) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(one);
        if (webkitLineClamp !== "none" || one.matches("textarea, input, ul, [class*=overflow-x-auto]")) return false;
        const hides = (way: string) => way === "hidden" || way === "clip";
        return (
          (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
        );
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

/** As a browser does for who wants text twice as large. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}
