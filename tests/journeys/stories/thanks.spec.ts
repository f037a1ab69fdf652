import { expect, test, unique } from "../support/test.ts";

test("anna thanks ivan from his page, the company reads and answers it in the feed, and she takes it back in time", async ({
  as,
}) => {
  const anna = await as("anna");
  const words = unique("Спасибо, что приняли машину за меня");
  await anna.goto("/profile/ivan");
  await anna.getByRole("main").getByRole("link", { name: "Поблагодарить", exact: true }).click();
  await expect(anna.locator("#thanks").getByRole("listitem").first()).toContainText("Иван Ёлкин");
  await anna.locator("#thanks [name=words]").fill(words);
  await anna.locator("#thanks button[value=send]").click();
  await expect(anna.getByText("Спасибо отправлено")).toBeVisible();
  const { pathname } = new URL(anna.url());

  const ivan = await as("ivan");
  await ivan.goto("/feed/company");
  const card = ivan.getByRole("article").filter({ hasText: words });
  await expect(card.getByText("Благодарность")).toBeVisible();
  await card.getByRole("heading").getByRole("link").click();
  await expect(ivan.getByRole("heading", { level: 1 })).toHaveText("От сердца!");
  await ivan.getByLabel("Ваш комментарий").fill("Всегда рад помочь");
  await ivan.getByRole("button", { name: "Отправить" }).click();
  await expect(ivan.getByRole("main")).toContainText("Всегда рад помочь");

  await ivan.goto("/profile/ivan");
  await expect(ivan.getByRole("region", { name: "Вас благодарят" })).toContainText(words);

  await anna.goto(pathname);
  await expect(anna.getByRole("main")).toContainText("Всегда рад помочь");
  await anna.getByRole("button", { name: "Отозвать" }).click();
  await expect(anna.getByText("Благодарность отозвана")).toBeVisible();
  await ivan.goto("/feed/company");
  await expect(ivan.getByRole("main")).not.toContainText(words);
});
