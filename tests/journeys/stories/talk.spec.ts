import type { Locator } from "@playwright/test";
import { pictureFile } from "../support/picture.ts";
import { newTalk } from "../support/talks.ts";
import { expect, test, unique } from "../support/test.ts";

const longTalk = "Куда переедет кухня";
const schedule = "График отпусков на следующий год";

test("anna asks under a publication, ivan answers from another browser, anna sees the answer", async ({ as }) => {
  const question = unique("Кто пойдёт в отпуск в мае?");
  const answer = unique("Я пойду, уже купил билеты");
  const anna = await as("anna");
  await anna.goto("/feed/work");
  await anna.locator("#feed").getByRole("link", { name: schedule }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toHaveText(schedule);
  await anna.getByLabel("Ваш комментарий").fill(question);
  await anna.getByRole("button", { name: "Отправить" }).click();
  const asked = anna.locator("#comments li", { hasText: question });
  await expect(asked).toBeVisible();
  await expect(anna.getByLabel("Ваш комментарий")).toHaveValue("");

  const ivan = await as("ivan");
  await ivan.goto(anna.url());
  const seen = ivan.locator("#comments li", { hasText: question });
  await seen.getByRole("link", { name: "Ответить" }).click();
  await ivan.getByLabel("Ваш ответ").fill(answer);
  await ivan.getByRole("button", { name: "Ответить" }).click();
  await expect(ivan.locator("#comments li", { hasText: answer })).toBeVisible();

  await anna.reload();
  const answered = anna.locator("#comments li", { hasText: answer });
  await expect(answered).toContainText("Иван Ёлкин");
});

test("ivan mends his comment and takes it back; its place stays", async ({ as }) => {
  const first = unique("Опечтака");
  const mended = unique("Опечатка");
  const ivan = await as("ivan");
  await ivan.goto("/feed/work");
  await ivan.locator("#feed").getByRole("link", { name: schedule }).click();
  await ivan.getByLabel("Ваш комментарий").fill(first);
  await ivan.getByRole("button", { name: "Отправить" }).click();
  await ivan.locator("#comments li", { hasText: first }).getByRole("link", { name: "Изменить" }).click();
  await expect(ivan.getByLabel("Комментарий", { exact: true })).toHaveValue(first);
  await ivan.getByLabel("Комментарий", { exact: true }).fill(mended);
  await ivan.getByRole("button", { name: "Сохранить", exact: true }).click();
  const comment = ivan.locator("#comments li", { hasText: mended });
  await expect(comment).toContainText("изменено");
  await comment.getByRole("button", { name: "Удалить" }).click();
  await expect(ivan.getByText("Комментарий удалён").first()).toBeVisible();
  await expect(comment).toHaveCount(0);
});

test("ivan sends a picture and a document along; a refused file costs no typed word; he takes the document back", async ({
  as,
}, { project }) => {
  const words = unique("Вот схема и бланк");
  const form = { name: "Бланк.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj") };
  const picture = await pictureFile(3);
  const program = { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") };
  const ivan = await as("ivan");
  await ivan.goto("/feed/work");
  await ivan.locator("#feed").getByRole("link", { name: schedule }).click();
  await ivan.getByLabel("Ваш комментарий").fill(words);
  await ivan.getByText("Приложить картинки или файлы").click();
  const field = ivan.getByLabel("Картинки и файлы");
  await field.setInputFiles(program);
  await ivan.getByLabel("Что на картинках").fill("План этажа");
  await ivan.getByRole("button", { name: "Отправить" }).click();
  await expect(ivan.locator("form p", { hasText: "проверьте его вид и расширение" })).toBeVisible();
  await expect(ivan.getByLabel("Ваш комментарий")).toHaveValue(words);
  await expect(ivan.getByLabel("Что на картинках")).toHaveValue("План этажа");
  // Without script each choice takes the place of the one before.
  if (project.name === "js") await ivan.getByRole("button", { name: "Убрать setup.exe" }).click();
  await field.setInputFiles([picture, form]);
  await ivan.getByRole("button", { name: "Отправить" }).click();
  const comment = ivan.locator("#comments li[id]", { hasText: words });
  await expect(comment.getByRole("img", { name: "План этажа" })).toBeVisible();
  await expect(comment.getByRole("link", { name: "Бланк.pdf" })).toBeVisible();
  await comment.getByRole("link", { name: "Изменить" }).click();
  await ivan.getByLabel("Бланк.pdf").press("Space");
  await ivan.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(comment).toContainText("изменено");
  await expect(comment.getByRole("link", { name: "Бланк.pdf" })).toHaveCount(0);
  await expect(comment.getByRole("img", { name: "План этажа" })).toBeVisible();
});

test("anna is told of an answer on the third page of a long talk, comes to it and reads back to the beginning", async ({
  as,
}, { project }) => {
  const answer = unique("Воду туда не подвести");
  const ivan = await as("ivan");
  await ivan.goto("/feed/life");
  await ivan.locator("#feed").getByRole("link", { name: longTalk }).click();
  await ivan.getByRole("link", { name: "Показать ещё" }).click();
  await expect(ivan.locator("#talk > li", { hasText: "Довод 21" })).toBeVisible();
  await ivan.getByRole("link", { name: "Показать ещё" }).click();
  const spoken = ivan.locator("#comments li[id]", { hasText: "Довод 43" });
  await spoken.getByRole("link", { name: "Ответить" }).click();
  await ivan.getByLabel("Ваш ответ").fill(answer);
  await ivan.getByRole("button", { name: "Ответить" }).click();
  await expect(ivan.locator("#comments li[id]", { hasText: answer })).toBeVisible();

  const anna = await as("anna");
  await anna.goto("/bell-notifications");
  await expect(async () => {
    await anna.reload();
    await expect(anna.getByText(answer)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await anna.locator("main li", { hasText: answer }).getByRole("link").first().click();
  const told = anna.locator("#comments li[id]", { hasText: answer });
  await expect(told).toBeInViewport();
  if (project.name === "js") await expect(told).toBeFocused();
  await anna.getByRole("link", { name: "Показать предыдущие" }).click();
  await expect(anna.locator("#comments li[id]").first()).toContainText("Довод 21");
  await anna.getByRole("link", { name: "Показать предыдущие" }).click();
  await expect(anna.locator("#comments li[id]").first()).toContainText("Довод 1");
  await expect(anna.getByRole("link", { name: "Показать предыдущие" })).toHaveCount(0);
});

test("reader leaves a reaction, changes it and takes it back", async ({ as, fresh }, { project }) => {
  const page = await as(await fresh("reader-js"));
  const talk = await newTalk();
  await page.goto("/feed/life");
  let card = page.locator("main article", { has: page.locator(`a[href="${talk}"]`) });
  if (project.name === "no-js") {
    // In a list the choice is drawn by script: without it the menu of a card leads to where it stands.
    await card.locator("summary", { hasText: "Действия с публикацией" }).click();
    await card.getByRole("link", { name: "Все действия" }).click();
    card = page.locator("main article");
  }
  await choose(card, "Спасибо");
  await expect(card.getByRole("button", { name: /^Спасибо/, pressed: true })).toBeVisible();
  await choose(card, "Люблю");
  await expect(card.getByRole("button", { name: /^Люблю/, pressed: true })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Спасибо/, pressed: true })).toHaveCount(0);
  await card.getByRole("button", { name: /^Люблю/, pressed: true }).click();
  await expect(card.getByRole("button", { pressed: true })).toHaveCount(0);
});

async function choose(card: Locator, name: string): Promise<void> {
  const choice = card.locator("details:has(summary[aria-label='Выбрать реакцию'])");
  if ((await choice.getAttribute("open")) === null) await choice.locator("summary").click();
  await choice.getByRole("button", { name }).click();
}
