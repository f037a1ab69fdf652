import { password } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("anna signs in from a deep link and reaches the page she asked for, its query kept", async ({ as }) => {
  const page = await as("nobody");
  await page.goto("/search/ugc?query=отпуск");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вход в портал");
  await page.getByLabel("Логин").fill("anna");
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page).toHaveURL(/\/search\/ugc\?query=/);
  expect(new URL(page.url()).searchParams.get("query")).toBe("отпуск");
  await expect(page.getByRole("link", { name: "График отпусков на следующий год", exact: true })).toBeVisible();
});

test("a wrong password is told of kindly and the login stays typed", async ({ as }) => {
  const page = await as("nobody");
  await page.goto("/login");
  await page.getByLabel("Логин").fill("anna");
  await page.getByLabel("Пароль").fill("не тот");
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page).toHaveTitle(/^Ошибка: /);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("парол");
  await expect(page.getByLabel("Логин")).toHaveValue("anna");
  await expect(page.getByLabel("Пароль")).toHaveValue("");
});

test("after signing out, Back shows nothing private", async ({ as }) => {
  const page = await as("nobody");
  await page.goto("/login?returnTo=/feed/work");
  await page.getByLabel("Логин").fill("reader-js");
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page).toHaveURL(/\/feed\/work$/);
  await page.locator("header summary").last().click();
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(page.getByRole("link", { name: "Войти" }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText("График отпусков")).toHaveCount(0);
  await page.goto("/feed/work");
  await expect(page.getByLabel("Пароль")).toBeVisible();
});
