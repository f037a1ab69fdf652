import { expect, test } from "../support/test.ts";

test("signer gives an optional consent, takes the mandatory one back, and comes in again by giving it anew", async ({
  as,
  fresh,
}) => {
  const page = await as(await fresh("signer-js"));
  await page.goto("/agreements");
  const photo = page.getByRole("listitem").filter({ hasText: "Публикация фотографии" });
  await expect(photo).toContainText("Не дано");
  await photo.getByRole("link", { name: "Прочитать и решить" }).click();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Дать согласие" }).click();
  await expect(photo).toContainText("Принято");
  await page.goto("/agreements/personal-data/withdraw");
  await expect(page.getByRole("heading", { name: "Отозвать согласие?" })).toBeVisible();
  await page.getByRole("button", { name: "Отозвать" }).click();
  await expect(page).toHaveURL(/\/personal-data$/);
  await page.goto("/feed/life");
  await expect(page).toHaveURL(/\/personal-data\?returnTo=/);
  await page.goto("/agreements");
  await expect(photo).toContainText("Принято");
  await page.goto("/feed/life");
  await page.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Принять и продолжить" }).click();
  await expect(page).toHaveURL(/\/feed\/life$/);
});
