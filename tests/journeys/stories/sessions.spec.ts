import type { Page } from "@playwright/test";
import { password } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("leaver ends the sign-ins on other devices and stays here", async ({ as, fresh }) => {
  const leaver = await fresh("leaver-js");
  const here = await as("nobody");
  const there = await as("nobody");
  for (const page of [here, there]) await signIn(page, leaver);
  await here.goto("/account-settings");
  await here.getByRole("button", { name: "Выйти на всех устройствах, кроме этого" }).click();
  await expect(here.getByText("На других устройствах вход завершён").first()).toBeVisible();
  await expect(here.getByRole("button", { name: "Выйти на всех устройствах, кроме этого" })).toHaveCount(0);
  await there.goto("/feed/life");
  await expect(there.getByLabel("Пароль")).toBeVisible();
  await here.goto("/feed/life");
  await expect(here.getByRole("heading", { level: 1 })).toContainText("Жизнь");
});

async function signIn(page: Page, login: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Логин").fill(login);
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Пётр");
}
