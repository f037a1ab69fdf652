import { expect, test, unique } from "../support/test.ts";

test("a request is sent, taken from the queue, asked about, done and rated", async ({ as }) => {
  const words = unique("Для визы");
  const ivan = await as("ivan");
  await ivan.goto("/services?query=справка");
  await ivan.getByRole("link", { name: "Справка о работе" }).first().click();
  await ivan.getByRole("button", { name: "Подать заявку" }).click();
  await expect(ivan.getByText("Напишите ответ").first()).toBeVisible();
  await ivan.getByLabel("Для чего справка").fill(words);
  await ivan.getByRole("button", { name: "Подать заявку" }).click();
  await expect(ivan.getByText("Ждёт исполнителя").first()).toBeVisible();
  const address = ivan.url();

  const anna = await as("anna");
  await anna.goto(address);
  await anna.getByRole("button", { name: "Взять в работу" }).click();
  await expect(anna.getByText("В работе").first()).toBeVisible();
  await anna.getByLabel("Сообщение").fill("В какую страну?");
  await anna.getByRole("button", { name: "Уточнить" }).click();
  await expect(anna.getByText("Нужен ответ автора").first()).toBeVisible();

  await ivan.goto(address);
  await ivan.getByLabel("Сообщение").fill("В Узбекистан");
  await ivan.getByRole("button", { name: "Ответить" }).click();
  await expect(ivan.getByText("В Узбекистан").first()).toBeVisible();

  await anna.goto(address);
  await anna.getByRole("button", { name: "Выполнено" }).click();
  await expect(anna.getByText("Выполнена").first()).toBeVisible();

  await ivan.goto(address);
  await ivan.getByRole("radio", { name: "Отлично" }).press(" ");
  await ivan.getByRole("button", { name: "Оценить" }).click();
  await expect(ivan.getByText("Закрыта").first()).toBeVisible();
});
