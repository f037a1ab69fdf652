import { expect, test, unique } from "../support/test.ts";

test("ivan keeps what he has read, finds it in «Избранное» and lets it go; he sends its address on", async ({ as }) => {
  const page = await as("ivan");
  const title = unique("Перечитать");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await page.getByRole("textbox", { name: "Текст" }).fill("Рецепт пирога");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = page.url().split("?")[0]!;

  await page.getByRole("button", { name: "В избранное" }).click();
  await expect(page.getByRole("button", { name: "В избранном" })).toHaveAttribute("aria-pressed", "true");
  await page.getByText("Поделиться").click();
  await expect(page.getByLabel("Адрес страницы")).toHaveValue(new RegExp(`${new URL(address).pathname}$`));

  await page.goto("/saved");
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: "В избранном" }).click();
  await expect(page.getByRole("button", { name: "В избранное" })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("main")).not.toContainText(title);
});

test("a printed publication is its words alone", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/feed/work");
  await page.locator("main article h2 a, main article h3 a").first().click();
  await expect(page).toHaveURL(/\/(article|ugc)\//);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "В избранное" })).toBeHidden();
  await expect(page.getByLabel("Ваш комментарий")).toBeHidden();
});
