import { expect, test, unique } from "../support/test.ts";

test("an opinion without a name is answered, and its author answers back by the code, signed in nowhere", async ({
  as,
}) => {
  const words = unique("Кофе остывает");
  const ivan = await as("ivan");
  await ivan.goto("/my-resource/opinion");
  await ivan.getByRole("radio", { name: /Без имени/ }).press(" ");
  await ivan.getByLabel("О чём вы пишете").selectOption({ index: 1 });
  await ivan.getByRole("radio", { name: /^2 –/ }).press(" ");
  await ivan.getByLabel("Что вы думаете").fill(words);
  await ivan.getByRole("button", { name: "Отправить" }).click();
  await expect(ivan.getByRole("heading", { name: "Мнение отправлено без имени" })).toBeVisible();
  const code = (await ivan.getByRole("main").locator("strong").first().textContent()) ?? "";

  const anna = await as("anna");
  await anna.goto("/opinion/queue");
  await anna.getByRole("listitem").filter({ hasText: words }).getByRole("link").first().click();
  await expect(anna.getByText("Без имени").first()).toBeVisible();
  await expect(anna.getByRole("main")).not.toContainText("Иван");
  await anna.getByLabel("Ответ", { exact: true }).fill("Поставим плитку с подогревом");
  await anna.getByRole("button", { name: "Ответить" }).click();
  await expect(anna.getByText("Поставим плитку с подогревом")).toBeVisible();
  const address = anna.url();

  const nobody = await as("nobody");
  await nobody.goto("/opinion/code");
  await nobody.getByLabel("Код").fill(code);
  await nobody.getByRole("button", { name: "Прочитать" }).click();
  await expect(nobody.getByText("Поставим плитку с подогревом")).toBeVisible();
  await nobody.getByLabel("Дописать").fill("Спасибо, ждём");
  await nobody.getByRole("button", { name: "Отправить" }).click();
  await expect(nobody.getByText("Спасибо, ждём")).toBeVisible();

  await anna.goto(address);
  await expect(anna.getByText("Спасибо, ждём")).toBeVisible();
});
