import { expect, type Locator, type Page } from "@playwright/test";

const straight = new WeakSet<Page>();

/** On this page controls are focused straight away: the order of Tab is walked on the same page elsewhere. */
export function focusStraight(page: Page): void {
  straight.add(page);
}

/**
 * Reaches a control by Tab and Shift+Tab alone, from where the focus is; fails when it cannot be reached, or when nobody
 * would see that it is. On a page just opened, what stands in its main part is reached past the header, by the link
 * that is there for it. Says whether the control leads on: sends a form or opens another page.
 */
export async function tabTo(page: Page, control: Locator): Promise<boolean> {
  await expect(control).toHaveCount(1);
  // Found once: to look a role up anew at every Tab costs more than the Tab.
  let element = await control.elementHandle();
  if (straight.has(page)) await element?.focus();
  for (let pressed = 0; pressed < 250; ) {
    const way = await element?.evaluate(lookAround).catch(() => undefined);
    // The page has changed meanwhile, and what is looked for stands on the new one.
    if (!way) {
      pressed += 1;
      await expect(control).toHaveCount(1);
      element = await control.elementHandle();
      continue;
    }
    if (way.there) {
      expect(way.outlined, `the focus is seen on ${control}`).toBe(true);
      return way.leads;
    }
    // As a person does who sees how far it is; where they were wrong, they look again.
    const key = way.skips ? "Enter" : way.steps < 0 ? "Shift+Tab" : "Tab";
    const times = way.skips ? 1 : Math.max(1, Math.abs(way.steps));
    for (let left = times; left > 0; left--) await page.keyboard.press(key);
    pressed += times;
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** What a person sees who looks from where the focus is for a control: how many presses of Tab it is away. */
function lookAround(one: Element) {
  if (!one.isConnected) return undefined;
  const here = document.activeElement;
  if (here === one) {
    const button = one.closest("button:not([type=button]), input[type=submit]") as HTMLButtonElement | null;
    const link = one.closest("a[href]") as HTMLAnchorElement | null;
    const leads = Boolean(button?.form) || (link !== null && (!link.hash || link.pathname !== location.pathname));
    return { there: true, outlined: getComputedStyle(one).outlineStyle !== "none", leads, skips: false, steps: 0 };
  }
  const away = (steps: number, skips = false) => ({ there: false, outlined: false, leads: false, skips, steps });
  // Where the focus stands nobody knows before the first press: at the beginning, or beside what has gone.
  if (!here || here === document.body) return away(1);
  const kinds = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
  const stops = [...document.querySelectorAll<HTMLElement>(kinds)].filter((stop) => {
    if (stop.tabIndex < 0 || stop.matches(":disabled, [type=hidden]")) return false;
    if (!stop.checkVisibility({ visibilityProperty: true })) return false;
    return (
      !(stop instanceof HTMLInputElement) || stop.type !== "radio" || stop.checked || stop === one || stop === here
    );
  });
  const after = (node: Element) => (stop: Element) =>
    stop === node || Boolean(node.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  const placeOf = (node: Element) => (stops.findIndex(after(node)) + stops.length + 1) % (stops.length + 1);
  const from = placeOf(here);
  const steps = placeOf(one) - from;
  const skips = here.getAttribute("href") === "#main" && one.closest("main") !== null && steps > 3;
  // What holds the focus without being a stop of Tab itself stands before the next one.
  return away(steps >= 0 && stops[from] !== here ? steps + 1 : steps, skips);
}

/** Types over what a field holds: its first letter key by key, the rest at one go, as what is told to a machine comes. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text.slice(0, 1));
  await page.keyboard.insertText(text.slice(1));
}

/** Types a day and an hour where browsers ask for them part by part: the same number of day and month, in either order. */
export async function typeMoment(page: Page, label: string, { month = 12, hour = 10 } = {}): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  const two = (number: number) => String(number).padStart(2, "0");
  await page.keyboard.type(`${two(month)}${two(month)}2099`);
  await page.keyboard.press("ArrowRight");
  // The last is for clocks of twelve hours; others have no part for it.
  await page.keyboard.type(`${two(hour)}00a`);
  await expect(field).toHaveValue(`2099-${two(month)}-${two(month)}T${two(hour)}:00`);
}

/** Ticks a box, or opens a disclosure. */
export async function pressSpace(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Space");
}

/** Chooses among radio buttons: Tab reaches the group at its chosen one, arrows move. */
export async function choose(page: Page, group: string, label: string): Promise<void> {
  const radios = page.getByRole("group", { name: group });
  await tabTo(page, radios.getByRole("radio", { checked: true }));
  const wanted = radios.getByRole("radio", { name: label });
  for (let turn = 0; turn < 10 && !(await wanted.isChecked()); turn++) await page.keyboard.press("ArrowDown");
  await expect(wanted).toBeChecked();
}

/** Presses a button or follows a link by Enter, and waits for the page that it leads to. */
export async function enter(page: Page, control: Locator): Promise<void> {
  const leads = await tabTo(page, control);
  await (leads ? pressEnter(page) : page.keyboard.press("Enter"));
}

/**
 * Enter on what leads on. An expectation that looks too early waits long before it looks again, so the answer is waited
 * for here; whether it is the right one the caller says.
 */
export async function pressEnter(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      (answer.request().isNavigationRequest() || new URL(answer.url()).pathname.endsWith(".data")) &&
      answer.status() !== 202 &&
      Math.floor(answer.status() / 100) !== 3,
  );
  await Promise.all([page.keyboard.press("Enter"), answered]);
}

/** Looks for words in a box that asks the page for them. */
export async function look(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, page.getByRole("searchbox", { name, exact: true }));
  await page.keyboard.type(words);
  await pressEnter(page);
}
