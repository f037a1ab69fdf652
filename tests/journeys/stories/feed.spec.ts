import { expect, test } from "../support/test.ts";

test("ivan reads the work feed, changes tabs and the view of cards", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/feed");
  await expect(page).toHaveURL(/\/feed\/work$/);
  const tabs = page.getByRole("navigation", { name: "Ленты" });
  await expect(tabs.getByRole("link", { name: "Работа" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Вид ленты" }).getByRole("link", { name: "Плитка" }).click();
  await expect(page).toHaveURL(/view=tile/);
  await tabs.getByRole("link", { name: "Жизнь" }).click();
  await expect(page).toHaveURL(/\/feed\/life\?view=tile$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Жизнь");
  await expect(page).toHaveTitle("Жизнь – Лента – Вече");
});

test("«Показать ещё» leads on to the end and nothing repeats", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/feed/work");
  const seen: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const titles = await page.locator("main article h2").allTextContents();
    seen.push(...titles.filter((title) => !seen.includes(title) || !turn));
    const more = page.getByRole("link", { name: "Показать ещё" });
    if (!(await more.count())) break;
    const first = titles.at(-1)!;
    await more.click();
    await expect(page).toHaveURL(/after=/);
    await expect.poll(() => page.locator("main article h2").allTextContents()).not.toContain(first);
  }
  const numbered = seen.filter((title) => /\(\d+\)$/.test(title));
  expect(numbered).toHaveLength(45);
  expect(new Set(numbered).size).toBe(45);
});

test("a click anywhere on a card opens it, on its author opens the author", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/feed/work");
  const card = page.locator("main article", { hasText: "График отпусков" });
  await card.getByRole("link", { name: "Анна Соколова" }).click();
  await expect(page).toHaveURL(/\/profile\/anna$/);
  await page.goto("/feed/work");
  await card.locator("img").last().scrollIntoViewIfNeeded();
  const picture = await card.locator("img").last().boundingBox();
  await page.mouse.click(picture!.x + 40, picture!.y + 40);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("График отпусков на следующий год");
});
