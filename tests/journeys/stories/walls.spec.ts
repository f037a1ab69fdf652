import { expect, test } from "../support/test.ts";

test("a guest sees public pages only", async ({ as }) => {
  const page = await as("guest");
  for (const path of ["/", "/about", "/welcome"]) {
    expect((await page.goto(path))?.status()).toBe(200);
  }
  await page.goto("/feed/work");
  await expect(page).toHaveURL(/\/not-allowed/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Доступ к ресурсу запрещен");
  await expect(page.getByRole("navigation", { name: "Разделы" })).toHaveCount(0);
});

test("olga does not meet what the other company keeps to itself", async ({ as }) => {
  const anna = await as("anna");
  await anna.goto("/feed/work");
  await anna.getByRole("link", { name: "График отпусков на следующий год" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toHaveText("График отпусков на следующий год");
  const address = anna.url();

  const olga = await as("olga");
  await olga.goto("/feed/work");
  await expect(olga.getByText("тайный план перевозок")).toBeVisible();
  await expect(olga.getByText("График отпусков")).toHaveCount(0);
  expect((await olga.goto(address))?.status()).toBe(404);
  await olga.goto("/search?query=отпуск");
  await expect(olga.getByText("тайный план перевозок")).toBeVisible();
  await expect(olga.getByText("График отпусков")).toHaveCount(0);
  expect((await olga.goto("/profile/ivan"))?.status()).toBe(404);
  await olga.goto("/feed/life");
  await expect(olga.getByText("общий субботник")).toBeVisible();
});
