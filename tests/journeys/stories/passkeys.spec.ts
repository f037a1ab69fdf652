import type { Page } from "@playwright/test";
import { giveAuthenticator } from "../support/authenticator.ts";
import { codeOfKey } from "../support/one-time-code.ts";
import { password } from "../support/people.ts";
import { expect, test, unique } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const library = /\/auth\/passkey\.js/;

async function typePassword(page: Page, login: string): Promise<void> {
  await page.goto("/login?returnTo=/account-settings");
  await page.getByLabel("Логин").fill(login);
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.locator("header summary").last().click();
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(page.getByRole("link", { name: "Войти" }).first()).toBeVisible();
}

/** Gives the key that the application for codes would hold. */
async function turnSecondFactorOn(page: Page): Promise<string> {
  await page.goto("/account-settings/second-factor");
  await page.getByLabel("Ваш пароль").fill(password);
  await page.getByRole("button", { name: "Начать настройку" }).click();
  const key = (await page.locator("#key").textContent())!;
  await page.getByLabel("Код из приложения").fill(codeOfKey(key));
  await page.getByRole("button", { name: "Включить" }).click();
  await expect(page.getByRole("region", { name: "Запасные коды" })).toBeVisible();
  return key;
}

test("stepper adds a passkey, comes back with it and is asked for no code, and removes it @script", async ({
  as,
  fresh,
}) => {
  const login = await fresh("stepper-js");
  const page = await as("nobody");
  const device = await giveAuthenticator(page);
  const loaded: string[] = [];
  page.on("request", (request) => library.test(request.url()) && loaded.push(request.url()));
  await typePassword(page, login);
  await expect(heading(page)).toHaveText("Настройки");
  const key = await turnSecondFactorOn(page);

  await page.goto("/account-settings");
  await page.getByRole("link", { name: "Ключи доступа" }).click();
  const name = unique("Телефон");
  await page.getByLabel("Название").fill(name);
  await page.getByLabel("Ваш пароль").fill("не тот");
  await page.getByRole("button", { name: "Продолжить" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Пароль не подходит");
  await expect(page.getByLabel("Название")).toHaveValue(name);
  await page.getByLabel("Ваш пароль").fill(password);
  await page.getByRole("button", { name: "Продолжить" }).click();
  await expect(page.getByRole("region", { name: `Осталось создать ключ «${name}»` })).toBeFocused();
  await device.unlock(false);
  await page.getByRole("button", { name: "Создать ключ" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ключ не создан" })).toBeVisible();
  await device.unlock(true);
  await page.getByRole("button", { name: "Создать ключ" }).click();
  await expect(page.getByText(`Ключ «${name}» добавлен`).first()).toBeVisible();
  const own = page.getByRole("region", { name: "Ваши ключи" }).getByRole("listitem");
  await expect(own.filter({ hasText: name })).toContainText("Вы с ним ещё не входили");

  await signOut(page);
  await page.goto("/login?returnTo=/account-settings/passkeys");
  const withKey = page.getByRole("button", { name: "Войти ключом доступа" });
  await expect(withKey).toBeVisible();
  expect(loaded).toEqual([]);
  await device.unlock(false);
  await withKey.click();
  await expect(page.getByRole("status")).toContainText("Вход ключом не завершён");
  expect(loaded).toHaveLength(1);
  await device.unlock(true);
  await withKey.click();
  await expect(heading(page)).toHaveText("Ключи доступа");
  await expect(own.filter({ hasText: name })).toContainText("Последний вход");

  await own.filter({ hasText: name }).getByText("Переименовать").click();
  await own.filter({ hasText: name }).getByLabel("Название ключа").fill("");
  await own.filter({ hasText: name }).getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Назовите ключ");
  const later = unique("Ноутбук");
  await own.first().getByLabel("Название ключа").fill(later);
  await own.first().getByRole("button", { name: "Сохранить" }).click();
  await expect(own.filter({ hasText: later })).toBeVisible();
  await own.first().getByText("Убрать ключ").click();
  await own.first().getByLabel("Ваш пароль").fill(password);
  await page.getByRole("button", { name: `Убрать: ${later}` }).click();
  await expect(page.getByText("Ключ убран").first()).toBeVisible();
  await expect(own).toHaveCount(0);

  await signOut(page);
  await page.goto("/login?returnTo=/account-settings");
  await withKey.click();
  await expect(page.getByRole("alert")).toContainText("Ключ доступа не подошёл");
  await expect(page.getByRole("alert")).toBeFocused();
  await typePassword(page, login);
  await expect(heading(page)).toHaveText("Второй шаг входа");
  await page.getByLabel("Код из приложения").fill(codeOfKey(key, 1));
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(heading(page)).toHaveText("Настройки");
  await page.goto("/account-settings/second-factor");
  await page.getByLabel("Ваш пароль").fill(password);
  await page.getByRole("button", { name: "Выключить" }).click();
  await expect(page.getByText("Сейчас выключен.")).toBeVisible();
});
