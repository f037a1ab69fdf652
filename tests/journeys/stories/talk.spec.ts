import type { Locator } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

const schedule = "График отпусков на следующий год";

test("anna asks under a publication, ivan answers from another browser, anna sees the answer", async ({ as }) => {
  const question = unique("Кто пойдёт в отпуск в мае?");
  const answer = unique("Я пойду, уже купил билеты");
  const anna = await as("anna");
  await anna.goto("/feed/work");
  await anna.getByRole("link", { name: schedule }).click();
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
  await ivan.getByRole("link", { name: schedule }).click();
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

test("reader leaves a reaction, changes it and takes it back", async ({ as }, { project }) => {
  const page = await as(`reader-${project.name}`);
  await page.goto("/feed/life");
  const card = page.locator("main article", { hasText: "общий субботник" });
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
