import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Reaches a control by Tab alone, from where the focus is; fails when it cannot be reached. On a page just opened, what
 * stands in its main part is reached past the header, by the link that is there for it.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toHaveCount(1);
  // Found once: to look a role up anew at every Tab costs more than the Tab.
  const element = await control.elementHandle();
  if (await element?.evaluate((one) => document.activeElement === document.body && one.closest("main") !== null)) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  for (let turn = 0; turn < 160; turn++) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Types over what a field holds. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
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

/** Presses a button or follows a link by Enter. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}
