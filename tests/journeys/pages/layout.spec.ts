import type { Page } from "@playwright/test";
import { addressOf, screens } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

for (const screen of screens) {
  test(`${screen.name} is walked by Tab, and fits a narrow screen, large text and a finger`, async ({ as }) => {
    const page = await as(screen.who, { viewport: { width: 375, height: 780 } });
    await page.goto(await addressOf(screen));
    await waitForScript(page);
    const steps = await walk(page);
    expect(steps.length).toBeGreaterThan(1);
    const faults = steps.filter((step) => step.fault).map(({ what, fault }) => `${fault}: ${what}`);
    expect([...new Set(faults)], "stops of Tab").toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page, "320 px");
    expect(await smallTargets(page), "targets under 24 px").toEqual([]);

    // Half of 1280 px: what a person with doubled text has.
    await page.setViewportSize({ width: 640, height: 780 });
    await enlargeText(page);
    await expectNoSideways(page, "text at 200 %");
    expect(await cutText(page), "cut text").toEqual([]);
  });
}

test("the header is 64 px high and the tab bar 52", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.goto("/main");
  expect((await page.getByRole("banner").boundingBox())?.height).toBe(64);
  expect((await page.getByRole("navigation", { name: "Главные разделы" }).boundingBox())?.height).toBe(52);
});

test("nothing of the feed jumps while it loads", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.goto("/feed/work", { waitUntil: "networkidle" });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const watcher = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        watcher.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.001);
  const pictures = await page.locator("main img").evaluateAll((all) =>
    all.map((one) => ({
      src: one.getAttribute("src"),
      sized: one.hasAttribute("width") && one.hasAttribute("height"),
    })),
  );
  expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
  expect(await page.locator("main img[loading=lazy]").count()).toBeGreaterThan(0);
});

async function expectNoSideways(page: Page, when: string): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, when).toBeLessThanOrEqual(seen!);
}

/** What one can press, smaller than 24 × 24 px and not in a line of text (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
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
function cutText(page: Page): Promise<string[]> {
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

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

type Step = { what: string; fault?: string };

/** Script has taken the page over: what it adds is there to be walked too. */
async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scripted = document.querySelector("script[type=module]") !== null;
    return !scripted || Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Walks the page by Tab alone to its end, and looks at each stop: outlined, on the screen, under nothing that sticks. */
async function walk(page: Page): Promise<Step[]> {
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
