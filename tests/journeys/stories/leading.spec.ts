import type { Page } from "@playwright/test";
import { openCommentDeeds } from "../support/talks.ts";
import { expect, test, unique } from "../support/test.ts";

async function publish(page: Page, title: string): Promise<string> {
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок (необязательно)").fill(title);
  await page.getByLabel("Текст", { exact: true }).fill("Рассказывайте в комментариях");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return new URL(page.url()).pathname;
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel("Ваш комментарий").fill(words);
  await page.getByRole("button", { name: "Отправить" }).click();
  await expect(page.locator("#comments li", { hasText: words })).toBeVisible();
}

test("ivan names anna in a comment; it leads to her profile, and she is told", async ({ as }, { project }) => {
  const words = unique("Лучше всех об этом знает");
  const ivan = await as("ivan");
  const address = await publish(ivan, unique("Как варить кофе"));
  const box = ivan.getByLabel("Ваш комментарий");
  if (project.name === "js") {
    await box.fill(`${words} `);
    await box.press("End");
    await box.pressSequentially("@Сокол");
    const option = ivan.getByRole("option", { name: /Анна Соколова/ });
    await expect(option).toBeVisible();
    await expect(box).toHaveAttribute("aria-activedescendant", /./);
    await box.press("Escape");
    await expect(option).toBeHidden();
    await box.pressSequentially("о");
    await expect(option).toBeVisible();
    await box.press("Enter");
    await expect(box).toHaveValue(`${words} @anna `);
    await expect(option).toBeHidden();
  } else await box.fill(`${words} @anna`);
  await ivan.getByRole("button", { name: "Отправить" }).click();
  const said = ivan.locator("#comments li", { hasText: words });
  await expect(said.getByRole("link", { name: "@Анна Соколова" })).toHaveAttribute("href", "/profile/anna");

  const anna = await as("anna");
  // The bell is rung beside the request.
  await expect(async () => {
    await anna.goto("/bell-notifications");
    const notice = anna.getByRole("listitem").filter({ hasText: words });
    await expect(notice).toContainText("Вас упомянули в комментарии", { timeout: 5000 });
  }).toPass();
  await anna.getByRole("listitem").filter({ hasText: words }).getByRole("link").click();
  await expect(anna.locator("#comments li", { hasText: words })).toBeVisible();
  expect(new URL(anna.url()).pathname).toBe(address);
});

test("anna puts the best answer first, closes the talk with a word to its readers, and opens it again", async ({
  as,
}) => {
  const [first, best] = [unique("Я за"), unique("Вот решение")];
  const anna = await as("anna");
  const address = await publish(anna, unique("Что с очередью?"));
  const ivan = await as("ivan");
  await ivan.goto(address);
  await say(ivan, first);
  await say(ivan, best);
  await expect(ivan.getByRole("button", { name: "Закрепить" })).toHaveCount(0);
  await expect(ivan.getByRole("link", { name: "Закрыть комментарии" })).toHaveCount(0);

  await anna.goto(address);
  const answer = anna.locator("#comments li", { hasText: best });
  await openCommentDeeds(answer);
  await answer.getByRole("button", { name: "Закрепить" }).click();
  await expect(anna.locator("#comments li").first()).toContainText(best);
  await expect(anna.locator("#comments li").first()).toContainText("Закреплён автором");
  await anna.getByRole("link", { name: "Закрыть комментарии" }).click();
  await anna.getByLabel("Что сказать читателям").fill("Решили. Спасибо!");
  await anna.getByRole("main").getByRole("button", { name: "Закрыть", exact: true }).click();
  await expect(anna.locator("#comments")).toContainText("Решили. Спасибо!");

  await ivan.goto(address);
  await expect(ivan.locator("#comments")).toContainText("Комментарии закрыл автор");
  await expect(ivan.getByLabel("Ваш комментарий")).toHaveCount(0);
  await expect(ivan.getByRole("link", { name: "Ответить" })).toHaveCount(0);

  await anna.getByRole("link", { name: "Открыть комментарии" }).click();
  await anna.getByRole("main").getByRole("button", { name: "Открыть", exact: true }).click();
  await expect(anna.getByLabel("Ваш комментарий")).toBeVisible();
});

test("a reader sees who reacted, over the page with script and on a page of its own without", async ({ as }, {
  project,
}) => {
  const anna = await as("anna");
  await anna.goto("/feed/work");
  await anna.locator("#feed").getByRole("link", { name: "График отпусков на следующий год" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toHaveText("График отпусков на следующий год");
  const address = anna.url();
  await anna.locator("article").getByRole("link", { name: "Кто отреагировал" }).click();
  const people =
    project.name === "js" ? anna.getByRole("dialog", { name: "Кто отреагировал" }) : anna.getByRole("main");
  await expect(people.getByRole("link", { name: "Иван Ёлкин" })).toBeVisible();
  if (project.name === "js") {
    expect(anna.url()).toBe(address);
    await anna.keyboard.press("Escape");
    await expect(people).toHaveCount(0);
    await anna.locator("article").getByRole("link", { name: "Кто отреагировал" }).click();
  }
  await people.getByRole("link", { name: "Иван Ёлкин" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toContainText("Иван Ёлкин");
  await expect(anna.getByRole("dialog")).toHaveCount(0);
});
