import type { Page } from "@playwright/test";

type Step = { what: string; fault?: string };
type Walked = { steps: Step[]; isOver: boolean };

/** Script has taken the page over: what it adds is there to be walked too. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scripted = document.querySelector("script[type=module]") !== null;
    return !scripted || Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Walks the page by Tab alone to its end, and looks at each stop: outlined, on the screen, under nothing that sticks. */
export async function walk(page: Page): Promise<Step[]> {
  // The page looks by itself whenever the key comes up: to ask it after every press costs more than the press.
  const walked = await page.evaluateHandle(lookAtEveryStop);
  for (let turn = 0; turn < 15; turn++) {
    for (let left = 10; left > 0; left--) await page.keyboard.press("Tab");
    if (await walked.evaluate(({ isOver }) => isOver)) break;
  }
  return walked.evaluate(({ steps }) => steps);
}

function lookAtEveryStop(): Walked {
  const walked: Walked = { steps: [], isOver: false };
  const known = new Set<Element>();
  addEventListener("keyup", () => {
    const one = document.activeElement;
    if (!one || one === document.body || known.has(one)) walked.isOver = true;
    if (walked.isOver) return;
    known.add(one!);
    walked.steps.push({ what: one!.outerHTML.slice(0, 140), fault: faultOf(one!) });
  });
  return walked;

  function faultOf(one: Element): string | undefined {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return "no outline";
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return "off the screen";
    const points = [
      [left + 2, top + 2],
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, bottom - 2],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(Math.max(1, x), Math.min(Math.max(1, y), innerHeight - 1));
      return there !== null && (one.contains(there) || there.contains(one) || there.closest("label") !== null);
    });
    return isSeen ? undefined : "under something else";
  }
}
