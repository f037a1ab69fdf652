import { expect, test } from "../support/test.ts";

test("reader subscribes to anna, finds her in «Подписки», and unsubscribes", async ({ as, fresh }) => {
  const page = await as(await fresh("reader-js"));
  await page.goto("/feed/subscriptions");
  await expect(page.getByText("Здесь будут публикации тех, на кого вы подписаны")).toBeVisible();
  await page.goto("/profile/anna");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Анна Соколова");
  await page.getByRole("button", { name: "Подписаться" }).click();
  await expect(page.getByRole("button", { name: "Вы подписаны" })).toBeVisible();
  await page.goto("/feed/subscriptions");
  await expect(page.locator("main article").first()).toContainText("Анна Соколова");
  await page.goto("/profile/anna");
  await page.getByRole("button", { name: "Вы подписаны" }).click();
  await expect(page.getByRole("button", { name: "Подписаться" })).toBeVisible();
  await page.goto("/feed/subscriptions");
  await expect(page.locator("main article")).toHaveCount(0);
});

test("a page says nothing of what its person has not: no line stands empty", async ({ as, fresh }) => {
  const page = await as(await fresh("reader-js"));
  await page.goto("/profile/ivan");
  await expect(page.getByRole("term").first()).toBeVisible();
  expect(await page.locator("dd:empty").count()).toBe(0);
});

test("newcomer is asked for consent once and lands where they were going", async ({ as, fresh }) => {
  const page = await as(await fresh("newcomer-js"));
  await page.goto("/feed/life?view=tile");
  await expect(page).toHaveURL(/\/personal-data\?returnTo=/);
  await page.getByRole("button", { name: "Принять и продолжить" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Исправьте ошибки" })).toBeFocused();
  await expect(page).toHaveTitle(/^Ошибка: /);
  await page.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Принять и продолжить" }).click();
  await expect(page).toHaveURL(/\/feed\/life\?view=tile$/);
  await page.goto("/main");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Мария");
});

test("a reader goes on from where they were, though what they pressed goes only after the page is quiet @script", async ({
  as,
  fresh,
}) => {
  const page = await as(await fresh("reader-js"));
  await page.goto("/profile/ivan");
  const form = page.locator("main form", { has: page.getByRole("button", { name: "Подписаться" }) });
  await form.evaluate((one) => one.setAttribute("data-goes", ""));
  await form.getByRole("button").press("Enter");
  await expect(page.locator("[data-goes][aria-busy]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Вы подписаны" })).toBeVisible();
  await page.evaluate(() => {
    const goes = document.querySelector("[data-goes]") as HTMLElement;
    goes.parentElement?.setAttribute("data-stays", "");
    goes.remove();
  });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-stays]") !== null)).toBe(true);
});
