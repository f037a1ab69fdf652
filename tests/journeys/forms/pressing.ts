import type { Page } from "@playwright/test";
import { enter, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";

export const programme = "Первый месяц с клавиатуры";

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first();
export const press = (name: string | RegExp) => (page: Page) => enter(page, button(page, name));
export const tells = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
export const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();
export const open = (page: Page, name: string | RegExp) => enter(page, link(page, name));
/** Opens a disclosure, if the page before has not left it open. */
export const disclosed = async (page: Page, name: string) => {
  const summary = page.getByRole("main").locator("summary").filter({ hasText: name });
  if (!(await summary.evaluate((node) => node.closest("details")!.open))) await enter(page, summary);
};
export const chosen = async (page: Page, label: string, value: string) => {
  const box = page.getByLabel(label, { exact: true });
  await tabTo(page, box);
  for (let turn = 0; turn < 20 && (await box.inputValue()) !== value; turn++) await page.keyboard.press("ArrowDown");
};
