import type { Page } from "@playwright/test";
import { codeOfKey } from "../support/one-time-code.ts";
import { password } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function typePassword(page: Page, login: string): Promise<void> {
  await page.goto("/login?returnTo=/account-settings");
  await page.getByLabel("Логин").fill(login);
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
}

test("stepper turns the second factor on, comes back with a code and with a recovery code, and turns it off", async ({
  as,
  fresh,
}) => {
  const login = await fresh("stepper-js");
  const page = await as("nobody");
  await typePassword(page, login);
  await expect(page.getByText("Двухшаговый вход: выключен")).toBeVisible();
  await page.getByRole("link", { name: "Двухшаговый вход" }).click();
  await page.getByLabel("Ваш пароль").fill("не тот");
  await page.getByRole("button", { name: "Начать настройку" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Пароль не подходит");
  await page.getByLabel("Ваш пароль").fill(password);
  await page.getByRole("button", { name: "Начать настройку" }).click();
  await expect(page.getByRole("img", { name: "QR-код с ключом для приложения" })).toBeVisible();
  const key = (await page.locator("#key").textContent())!;
  await page.getByLabel("Код из приложения").fill("000000");
  await page.getByRole("button", { name: "Включить" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Код не подходит");
  await page.getByLabel("Код из приложения").fill(codeOfKey(key));
  await page.getByRole("button", { name: "Включить" }).click();
  await expect(page.getByRole("region", { name: "Запасные коды" })).toBeFocused();
  const codes = page.getByRole("list", { name: "Запасные коды" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const spare = (await codes.first().textContent())!;
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Скачать" }).click();
  expect((await file).suggestedFilename()).toBe("veche-codes.txt");

  const other = await as("nobody");
  await typePassword(other, login);
  await expect(heading(other)).toHaveText("Второй шаг входа");
  await other.getByLabel("Код из приложения").fill("000000");
  await other.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(other.getByRole("alert")).toBeFocused();
  // The one before was taken when it turned the second factor on.
  await other.getByLabel("Код из приложения").fill(codeOfKey(key, 1));
  await other.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(heading(other)).toHaveText("Настройки");
  await expect(other.getByText("Двухшаговый вход: включён")).toBeVisible();

  const third = await as("nobody");
  await typePassword(third, login);
  await third.getByText("Телефона нет под рукой").click();
  await third.getByLabel("Запасной код").fill(spare);
  await third.getByRole("button", { name: "Войти с запасным кодом" }).click();
  await expect(heading(third)).toHaveText("Настройки");
  await third.goto("/account-settings/second-factor");
  await expect(third.getByText("Осталось: 9 запасных кодов.")).toBeVisible();
  await third.getByLabel("Ваш пароль").fill(password);
  await third.getByRole("button", { name: "Выключить" }).click();
  await expect(third.getByText("Сейчас выключен.")).toBeVisible();
});
