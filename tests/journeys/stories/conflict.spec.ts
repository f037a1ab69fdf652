import { expect, test, unique } from "../support/test.ts";

test("two windows edit one publication: the later one sees both texts and chooses", async ({ as }) => {
  const title = unique("План смен");
  const first = await as("olga");
  await first.goto("/ugc/create");
  await first.getByLabel("Заголовок").fill(title);
  await first.getByLabel("Текст").fill("Первый вариант");
  await first.getByRole("button", { name: "Опубликовать" }).click();
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(title);
  const edit = first.url().replace("/ugc/", "/ugc/edit/");
  const second = await first.context().newPage();
  for (const window of [first, second]) await window.goto(edit);

  await first.getByLabel("Текст").fill("Второй вариант");
  await first.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(first.locator("article")).toContainText("Второй вариант");

  await second.getByLabel("Текст").fill("Мой вариант");
  await second.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(second.getByRole("alert").filter({ hasText: "изменили в другом окне" })).toBeFocused();
  await expect(second.getByRole("region", { name: "Уже сохранено" })).toContainText("Второй вариант");
  await expect(second.getByLabel("Текст")).toHaveValue("Мой вариант");
  await second.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(second.locator("article")).toContainText("Мой вариант");
});
