import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";

test("ivan writes a publication with pictures, edits it and deletes it", async ({ as }) => {
  const title = unique("Как мы варили кофе в походе");
  const page = await as("ivan");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Текст").fill("Взяли **турку** и #кофе.\n\n- вода\n- зёрна");
  await page.getByLabel("Картинки").setInputFiles([await pictureFile(1), await pictureFile(2)]);
  await page.getByText("Блоги · вся компания").click();
  await page.getByLabel("Жизнь").press("Space");
  await page.getByRole("button", { name: "Опубликовать" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Опубликовано")).toBeVisible();
  await expect(page.locator("article strong")).toHaveText("турку");
  await expect(page.locator("article img[src^='/files/']")).toHaveCount(2);

  await page.locator("article summary", { hasText: "Действия с публикацией" }).click();
  await page.getByRole("link", { name: "Изменить" }).first().click();
  await expect(page.getByLabel("Заголовок")).toHaveValue(title);
  await expect(page.getByLabel("Текст")).toHaveValue(/\*\*турку\*\*/);
  await page.getByLabel("Убрать картинку 2").press("Space");
  await page.getByLabel("Заголовок").fill(`${title}, часть вторая`);
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}, часть вторая`);
  await expect(page.locator("article img[src^='/files/']")).toHaveCount(1);
  await expect(page.locator("article")).toContainText("изменено");
  const address = page.url();

  await page.locator("article summary", { hasText: "Действия с публикацией" }).click();
  await page.getByRole("link", { name: "Удалить" }).first().click();
  await expect(page.getByRole("heading", { name: "Удалить публикацию?" })).toBeVisible();
  await page.getByRole("button", { name: "Удалить" }).click();
  await expect(page.getByText("Публикация в корзине")).toBeVisible();
  const gone = await page.goto(address);
  expect(gone?.status()).toBe(404);
});

test("ivan writes where he reads: what is wrong is said there, nothing chosen is lost, and the new one comes first", async ({
  as,
  javaScriptEnabled,
}) => {
  const words = unique("Пишу прямо над лентой");
  const page = await as("ivan");
  await page.goto("/feed/blogs");
  const prompt = page.getByRole("link", { name: "О чём расскажете коллегам?" });
  await prompt.click();
  if (javaScriptEnabled === false) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Новая публикация");
    return;
  }
  const publish = page.getByRole("button", { name: "Опубликовать" });
  await page.locator("input[type=file][name=pictures]").setInputFiles([await pictureFile(1)]);
  await publish.click();
  await expect(page.getByRole("alert").filter({ hasText: "Исправьте ошибки" })).toBeFocused();
  await expect(page.getByLabel("Текст")).toHaveAccessibleDescription(/Ошибка: Напишите текст публикации/);
  await page.getByLabel("Текст").fill(words);
  await publish.click();
  await expect(page.getByRole("link", { name: "Открыть", exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/feed/blogs");
  const first = page.locator("#feed > *").first();
  await expect(first).toContainText(words);
  await expect(first.locator("img[src^='/files/']")).not.toHaveCount(0);
  await expect(prompt).toBeFocused();
  await prompt.press("Enter");
  await page.getByRole("link", { name: "Отмена" }).click();
  await expect(prompt).toBeFocused();
});

test("anna looks at her text as readers will, and everything she typed is still there", async ({
  as,
  javaScriptEnabled,
}) => {
  const page = await as("anna");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill("Как это будет");
  await page.getByLabel("Текст").fill("++Важно++ и <b>нет</b>.\n\nhttps://youtu.be/dQw4w9WgXcQ");
  await page.getByLabel("Картинки").setInputFiles([await pictureFile(1)]);
  await page.getByText("Блоги · вся компания").click();
  await page.getByLabel("Работа").press("Space");
  const answer = page.waitForResponse((one) => one.request().method() === "POST");
  const draft = await page.locator("input[name=draft]").inputValue();
  await page.getByRole("button", { name: "Предпросмотр" }).click();
  expect((await answer).status()).toBe(200);
  const preview = page.getByRole("region", { name: "Предпросмотр" });
  await expect(preview).toBeFocused();
  // What is kept from now on is kept in the same draft.
  if (javaScriptEnabled !== false) await expect(page.locator("input[name=draft]")).toHaveValue(draft);
  await expect(preview.locator("u")).toHaveText("Важно");
  await expect(preview).toContainText("<b>нет</b>");
  await expect(preview.getByRole("link", { name: "Смотреть видео на YouTube" })).toBeVisible();
  await expect(page.getByLabel("Заголовок")).toHaveValue("Как это будет");
  await expect(page.getByLabel("Текст")).toHaveValue(/^\+\+Важно\+\+/);
  await expect(page.getByLabel("Работа")).toBeChecked();
  await expect(preview.locator("noscript p")).toBeVisible({ visible: javaScriptEnabled === false });
});

test("a film tells its host nothing until a reader opens it, and the policy lets its frame in", async ({
  as,
  javaScriptEnabled,
}) => {
  const page = await as("olga");
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Кино</title>" });
  });
  await page.goto("/ugc/create");
  await page.getByLabel("Текст").fill(`${unique("Посмотрите")}\n\nhttps://youtu.be/dQw4w9WgXcQ`);
  await page.getByRole("button", { name: "Опубликовать" }).click();
  const link = page.getByRole("link", { name: "Смотреть видео на YouTube" });
  await expect(link).toHaveAttribute("href", "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  await page.reload();
  expect(asked).toEqual([]);
  if (javaScriptEnabled === false) return;
  await link.click();
  const frame = page.locator("article iframe");
  await expect(frame).toHaveAttribute("title", "Видео на YouTube");
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
  await expect.poll(() => asked).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"]);
  await expect(page.getByRole("link", { name: "Открыть на YouTube" })).toBeVisible();
});

test("an empty publication is not accepted: what was typed stays, the summary leads to the field", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill("Заголовок есть, текста нет");
  await page.getByText("Блоги · вся компания").click();
  await page.getByLabel("Работа").press("Space");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Исправьте ошибки" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle("Ошибка: Новая публикация – Вече");
  await expect(page.getByLabel("Заголовок")).toHaveValue("Заголовок есть, текста нет");
  await expect(page.getByLabel("Работа")).toBeChecked();
  await expect(page.getByLabel("Текст")).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link", { name: "Напишите текст публикации" }).click();
  await expect(page.getByLabel("Текст")).toBeFocused();
  await expect(page.getByLabel("Текст")).toHaveAccessibleDescription(/Ошибка: Напишите текст публикации/);
  await page.getByRole("link", { name: "Отмена" }).click();
  await expect(page).toHaveTitle("Главная – Вече");
});

test("an empty comment is not accepted and its page says so", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/feed/work");
  await page.locator("#feed").getByRole("link", { name: "График отпусков на следующий год" }).click();
  await page.getByRole("button", { name: "Отправить" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Исправьте ошибки" })).toBeFocused();
  await expect(page).toHaveTitle(/^Ошибка: График отпусков/);
});
