import { expectNoViolations } from "../support/axe.ts";
import { addressOf } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a refused form is open to everyone too", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/ugc/create");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page).toHaveTitle(/^Ошибка/);
  await expectNoViolations(page);
  const stranger = await as("nobody");
  await stranger.goto("/login");
  await stranger.getByLabel("Логин").fill("anna");
  await stranger.getByLabel("Пароль").fill("нет");
  await stranger.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(stranger).toHaveTitle(/^Ошибка/);
  await expectNoViolations(stranger);
});

test("open menus and an open choice of reactions too", async ({ as }) => {
  const page = await as("anna");
  // Menus of a card and of its publication are the same, and around this one there is less to look through.
  await page.goto(await addressOf({ path: "/ugc/{publication}" }));
  // What lies under an open menu is covered for as long as it is open, so the menus alone are looked at.
  const menus = await page.locator("main article").first().locator("summary").all();
  for (const summary of [page.locator("header summary").last(), ...menus.slice(0, 4)]) {
    if (!(await summary.isVisible())) continue;
    await summary.click();
    await expectNoViolations(page, "details[open]");
    await summary.click();
  }
});
