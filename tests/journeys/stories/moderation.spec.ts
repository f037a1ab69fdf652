import type { Page } from "@playwright/test";
import { newTalk, openCommentDeeds, openDeeds } from "../support/talks.ts";
import { expect, test, unique } from "../support/test.ts";

const desk = async (page: Page, words: string, tab = "") => {
  await page.goto(`/admin/moderation${tab}`);
  await page.getByRole("main").getByRole("link", { name: words }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(Жалоба|На проверке|Сработало правило|Обжалование): /,
  );
};

test("a reader complains of a comment, a moderator hides it, its author appeals, another moderator gives it back", async ({
  as,
  fresh,
}) => {
  const words = unique("Отпуска не будет, и правильно: лентяи");
  const author = await as(await fresh("follower-js"));
  const address = await newTalk();
  await author.goto(address);
  await author.getByLabel("Ваш комментарий").fill(words);
  await author.getByRole("button", { name: "Отправить" }).click();
  const own = author.locator("#comments li", { hasText: words });
  await expect(own).toBeVisible();
  await expect(own.getByRole("link", { name: "Пожаловаться" })).toHaveCount(0);

  const reader = await as(await fresh("reader-js"));
  await reader.goto(address);
  const seen = reader.locator("#comments li", { hasText: words });
  await openCommentDeeds(seen);
  await seen.getByRole("link", { name: "Пожаловаться" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Пожаловаться на комментарий");
  await reader.getByRole("button", { name: "Отправить жалобу" }).click();
  await expect(reader.getByRole("alert").filter({ hasText: "Исправьте ошибки" })).toBeFocused();
  await reader.getByRole("radio", { name: "Оскорбления или травля" }).press("Space");
  await reader.getByLabel("Подробнее").fill("Обидно");
  await reader.getByRole("button", { name: "Отправить жалобу" }).click();
  await expect(reader.getByText("Жалоба отправлена").first()).toBeVisible();
  expect(new URL(reader.url()).pathname).toBe(address);
  await openCommentDeeds(seen);
  await seen.getByRole("link", { name: "Пожаловаться" }).click();
  await expect(reader.getByText("Вы уже отправили жалобу на этот комментарий")).toBeVisible();

  const moderator = await as("moderator");
  await desk(moderator, words);
  await expect(moderator.getByText("Обидно")).toBeVisible();
  await expect(moderator.getByRole("main")).not.toContainText("Вера");
  await moderator.getByRole("button", { name: "Взять в работу" }).click();
  await expect(moderator.getByText("У вас до")).toBeVisible();
  await moderator.getByRole("link", { name: "Скрыть", exact: true }).click();
  await moderator.getByRole("button", { name: "Скрыть" }).click();
  await expect(moderator.getByRole("alert").filter({ hasText: "Выберите причину" })).toBeVisible();
  await moderator.getByLabel("Причина").selectOption({ label: "Оскорбления или травля" });
  await moderator.getByLabel("Сообщение автору").fill("Можно то же самое без «лентяев»");
  await moderator.getByRole("button", { name: "Скрыть" }).click();
  await expect(moderator.getByText("Скрыто", { exact: true }).first()).toBeVisible();

  await reader.goto(address);
  await expect(seen).toHaveCount(0);
  await expect(reader.getByText("Комментарий скрыт модератором").first()).toBeVisible();

  await author.goto(address);
  await author.getByRole("link", { name: "Почему и что делать" }).last().click();
  await expect(author.getByText(words)).toBeVisible();
  await expect(author.getByText("Можно то же самое без «лентяев»")).toBeVisible();
  await expect(author.getByRole("main")).not.toContainText("Обидно");
  await author.getByLabel("Почему решение неверно").fill("Это цитата из фильма");
  await author.getByRole("button", { name: "Обжаловать" }).click();
  await expect(author.getByText("Рассматриваем")).toBeVisible();

  await desk(moderator, words, "?tab=appeals");
  await expect(moderator.getByText("Первое решение принимали вы")).toBeVisible();

  const admin = await as("admin");
  await desk(admin, words, "?tab=appeals");
  await expect(admin.getByText("Это цитата из фильма")).toBeVisible();
  await admin.getByRole("link", { name: "Отменить решение" }).click();
  await admin.getByRole("button", { name: "Отменить решение" }).click();
  await expect(admin.getByText("Решение отменено", { exact: true }).first()).toBeVisible();

  await reader.goto(address);
  await expect(seen).toBeVisible();
  await reader.goto("/bell-notifications");
  await expect(reader.getByText("Спасибо за жалобу: модератор принял меры").first()).toBeVisible();
});

test("the second complaint of one publication says so in the words of the specification", async ({ as, fresh }) => {
  const reader = await fresh("reader-js");
  const page = await as(reader);
  const talk = await newTalk();
  await page.goto("/feed/life");
  const card = page.locator("main article", { has: page.locator(`a[href="${talk}"]`) });
  await (await openDeeds(card)).getByRole("link", { name: "Пожаловаться" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Пожаловаться на публикацию");
  const form = page.url();
  // Another window of the same person is quicker.
  const other = await as(reader);
  for (const [window, said] of [
    [other, "Жалоба отправлена"],
    [page, "Вы уже отправили жалобу на этот пост"],
  ] as const) {
    if (window === other) await window.goto(form);
    await window.getByRole("radio", { name: "Спам или реклама" }).press("Space");
    await window.getByRole("button", { name: "Отправить жалобу" }).click();
    await expect(window.getByText(said).first()).toBeVisible();
  }
});
