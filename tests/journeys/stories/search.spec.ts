import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const schedule = "График отпусков на следующий год";

test("«елка» in the box of any page finds the publication about holidays", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/main");
  const box = page.getByRole("banner").locator("input[type=search]");
  await box.fill("елка");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?query=/);
  await expect(page).toHaveTitle("елка – Поиск – Вече");
  await expect(page.getByRole("main").getByRole("link", { name: schedule, exact: true })).toBeVisible();
});

test("«Елкин Иван» finds ivan", async ({ as }) => {
  const page = await as("anna");
  await page.goto(`/search/people?${new URLSearchParams({ query: "Елкин Иван" })}`);
  await page.getByRole("main").getByRole("link", { name: "Ёлкин Иван" }).click();
  await expect(page).toHaveURL(/\/profile\/ivan$/);
});

test("nothing found is said kindly", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/search?query=абракадабра");
  await expect(page.getByText("ничего не нашлось")).toBeVisible();
});

test("anna chooses a suggestion without a mouse, and Escape leaves her words", { tag: "@script" }, async ({ as }) => {
  const page = await as("anna");
  await page.goto("/main");
  const box = page.getByRole("banner").locator("input[type=search]");
  await box.pressSequentially("график от");
  const option = page.getByRole("option", { name: schedule }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(option).toHaveCount(0);
  await expect(box).toHaveValue("график от");
  await page.keyboard.type("п");
  await expect(option).toBeVisible();
  const isChosen = async () => (await option.getAttribute("aria-selected")) === "true";
  for (let down = 0; down < 8 && !(await isChosen()); down++) await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(schedule);
});

test("words that anna types before the page has woken are answered too", { tag: "@script" }, async ({ as }) => {
  const page = await as("anna");
  const box = page.getByRole("banner").locator("input[type=search]");
  const option = page.getByRole("option", { name: schedule }).first();
  const open = await gate(page, "**/suggestions-*.js");
  await page.goto("/main");
  await box.pressSequentially("график от");
  open();
  await expect(option).toBeVisible();

  const wake = await gate(page, "**/entry.client-*.js");
  await page.goto("/main", { waitUntil: "commit" });
  await box.pressSequentially("график о");
  await expect(option).toHaveCount(0);
  wake();
  await expect(async () => {
    await box.press("Backspace");
    await box.pressSequentially("о");
    await expect(option).toBeVisible({ timeout: 5000 });
  }).toPass();
});

/** Holds back what comes from an address until the function given back is called. */
async function gate(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
