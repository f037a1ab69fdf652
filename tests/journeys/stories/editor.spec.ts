import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { fromWeb, fromWord, webInMarkdown, wordInMarkdown } from "../support/pasted.ts";
import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";

/** Without script the field is a textarea: writing.spec.ts. */
const scripted = { tag: "@script" };

const film = "https://rutube.ru/video/c6cc4d620b1d4338901770a44b3e82f4/";
/** The editor, not the textarea that it takes the place of. */
const text = (page: Page) => page.locator("[contenteditable=true]").and(page.getByRole("textbox", { name: "Текст" }));
const tool = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });
/** What would be sent now. */
const markdown = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>("form#publication")!).get("body"));

test(
  "ivan writes with the tools: bold, italic, underlined, lists, a link, a film; readers see it",
  scripted,
  async ({ as }) => {
    const page = await as("ivan", { editor: true });
    const title = unique("С оформлением");
    await page.goto("/ugc/create");
    await expect(page.getByRole("toolbar", { name: "Оформление текста" })).toBeVisible();
    await page.getByLabel("Заголовок").fill(title);
    await text(page).click();
    for (const [name, word] of [
      ["Жирный", "раз"],
      ["Курсив", "два"],
      ["Подчёркнутый", "три"],
    ] as const) {
      await tool(page, name).click();
      await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.type(word);
      await tool(page, name).click();
      await expect(tool(page, name)).toHaveAttribute("aria-pressed", "false");
      await page.keyboard.type(" ");
    }
    await tool(page, "Ссылка").click();
    await page.getByLabel("Адрес ссылки").fill("veche.example/план");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await tool(page, "Маркированный список").click();
    await page.keyboard.type("чай");
    await page.keyboard.press("Enter");
    await page.keyboard.type("кофе");
    await tool(page, "Видео").click();
    await page.getByLabel("Адрес видео").fill("https://evil.example/1");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Подойдёт ссылка на видео с VK Видео, Rutube или YouTube")).toBeVisible();
    await page.getByLabel("Адрес видео").fill(film);
    await page.keyboard.press("Enter");
    await expect(text(page)).toContainText("Видео на Rutube");
    await page.getByRole("button", { name: "Опубликовать" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const article = page.locator("article .prose");
    await expect(article.locator("strong")).toHaveText("раз");
    await expect(article.locator("em")).toHaveText("два");
    await expect(article.locator("u")).toHaveText("три");
    await expect(article.locator("li")).toHaveText(["чай", "кофе"]);
    await expect(article.getByRole("link", { name: "veche.example/план" })).toHaveAttribute("rel", /nofollow/);
    await expect(article.getByRole("link", { name: "Смотреть видео на Rutube" })).toHaveAttribute("href", film);
  },
);

test(
  "the tools are one stop for Tab, arrows move among them, and Tab leads out of the text",
  scripted,
  async ({ as }) => {
    const page = await as("ivan", { editor: true });
    await page.goto("/ugc/create");
    await expect(text(page)).toBeVisible();
    await tabTo(page, tool(page, "Жирный"));
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Курсив")).toBeFocused();
    await page.keyboard.press("End");
    await expect(tool(page, "Вернуть")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Жирный")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Обычный текст" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("Control+b");
    await page.keyboard.type("жирно");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" и нет");
    await expect.poll(() => markdown(page)).toBe("**жирно** и нет");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Alt+F10");
    await expect(tool(page, "Жирный")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Опрос" })).toBeFocused();
  },
);

test(
  "«Обычный текст» shows the same text with its signs, and the way back; the browser remembers",
  scripted,
  async ({ as }) => {
    const page = await as("ivan", { editor: true });
    await page.goto("/ugc/create");
    await expect(text(page)).toBeVisible();
    await text(page).click();
    await page.keyboard.type("- чай");
    await page.getByRole("button", { name: "Обычный текст" }).click();
    await expect(page.locator("textarea[name=body]")).toBeFocused();
    await expect(page.getByLabel("Текст", { exact: true })).toHaveValue("- чай");
    await page.getByLabel("Текст", { exact: true }).fill("- чай\n- **кофе**");
    await page.getByRole("button", { name: "С оформлением" }).click();
    await expect(text(page).locator("strong")).toHaveText("кофе");
    await page.getByRole("button", { name: "Обычный текст" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "С оформлением" })).toBeVisible();
  },
);

test("what Word and web pages put on the clipboard comes in clean", scripted, async ({ as }) => {
  const page = await as("ivan", { editor: true });
  await page.goto("/ugc/create");
  await expect(text(page)).toBeVisible();
  await text(page).click();
  await paste(page, { "text/html": fromWord });
  expect(await markdown(page)).toBe(wordInMarkdown);
  await pasteOver(page, { "text/html": fromWeb });
  expect(await markdown(page)).toBe(webInMarkdown);
  await pasteOver(page, { "text/plain": "**Markdown**\n\n- тоже" });
  expect(await markdown(page)).toBe("**Markdown**\n\n- тоже");
  await page.getByRole("button", { name: "Обычный текст" }).click();
  await page.getByLabel("Текст", { exact: true }).fill("");
  await page.getByRole("button", { name: "С оформлением" }).click();
  await text(page).click();
  await paste(page, { "text/plain": film });
  expect(await markdown(page)).toBe(film);
});

test("a text that was not accepted stays in the editor, which says what is wrong", scripted, async ({ as }) => {
  const page = await as("ivan", { editor: true, serviceWorkers: "block" });
  await page.goto("/ugc/create");
  await expect(text(page)).toBeVisible();
  // A slow line: the page is still being read anew while they write on.
  const { promise: isWritten, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/ugc\/create\.data/, async (route) => {
    if (route.request().method() === "GET") await isWritten;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("button", { name: "Опубликовать" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Исправьте ошибки" });
  await expect(summary).toBeFocused();
  await expect(text(page)).toHaveAttribute("aria-invalid", "true");
  await expect(text(page)).toHaveAccessibleDescription(/Ошибка: Напишите текст публикации/);
  await summary.getByRole("link", { name: "Напишите текст публикации" }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Теперь есть");
  goOn();
  await page.getByRole("button", { name: "Предпросмотр" }).click();
  await expect(page.getByRole("region", { name: "Предпросмотр" })).toContainText("Теперь есть");
  await expect(text(page)).toHaveText("Теперь есть");
});

test(
  "the editor, its questions and the frame over a picture are open to everyone: axe finds nothing",
  scripted,
  async ({ as }) => {
    const page = await as("ivan", { editor: true });
    await page.goto("/ugc/create");
    await expect(text(page)).toBeVisible();
    await text(page).click();
    await page.keyboard.type("## Заголовок");
    await tool(page, "Ссылка").click();
    await page.locator("summary", { hasText: "Картинка" }).click();
    await page.getByLabel(/^Картинки/).setInputFiles([await pictureFile(1)]);
    await page.getByText("Кадр и поворот").click();
    await expectOpen(page);
    await page.getByRole("button", { name: "Кадрировать" }).click();
    await expect(page.getByRole("dialog", { name: "Кадрирование" })).toBeVisible();
    await expectOpen(page);
  },
);

async function expectOpen(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }
}

async function pasteOver(page: Page, data: Record<string, string>): Promise<void> {
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await paste(page, data);
}

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await text(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}
