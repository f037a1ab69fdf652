import type { Page } from "@playwright/test";

type Step = { what: string; fault?: string };

/** Script has taken the page over: what it adds is there to be walked too. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scripted = document.querySelector("script[type=module]") !== null;
    return !scripted || Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Walks the page by Tab alone to its end, and looks at each stop: outlined, on the screen, under nothing that sticks. */
export async function walk(page: Page): Promise<Step[]> {
  const steps: Step[] = [];
  for (let turn = 0; turn < 150; turn++) {
    await page.keyboard.press("Tab");
    const step = await page.evaluate(lookAtFocus);
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

function lookAtFocus(): Step | null {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const mark = window as unknown as { walked?: Set<Element> };
  mark.walked ??= new Set();
  if (mark.walked.has(one)) return null;
  mark.walked.add(one);
  const what = one.outerHTML.slice(0, 140);
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return { what, fault: "no outline" };
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return { what, fault: "off the screen" };
  const points = [
    [left + 2, top + 2],
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, bottom - 2],
  ] as const;
  const seen = points.some(([x, y]) => {
    const there = document.elementFromPoint(Math.max(1, x), Math.min(Math.max(1, y), innerHeight - 1));
    return there !== null && (one.contains(there) || there.contains(one) || there.closest("label") !== null);
  });
  return seen ? { what } : { what, fault: "under something else" };
}
