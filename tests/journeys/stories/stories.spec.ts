import type { Page } from "@playwright/test";
import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";

const open = async (page: Page, title: string) => {
  await page.goto("/main");
  await page
    .getByRole("region", { name: "Истории" })
    .getByRole("link", { name: new RegExp(title) })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
};

test("an editor makes a story of two frames, puts them in order and shows it; a reader sees it, an outsider does not", async ({
  as,
}) => {
  const title = unique("История");
  const editor = await as("editor");
  await editor.goto("/admin/stories");
  await editor.getByRole("link", { name: "Новая история" }).click();
  await editor.getByLabel("Название").fill(title);
  await editor.getByRole("button", { name: "Дальше: первый кадр" }).click();
  await addFrame(editor, "Сначала это", 1);
  await editor.getByRole("button", { name: "Добавить и перейти к следующему" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText("Кадр 2");
  await addFrame(editor, "Потом это", 2);
  await editor.getByRole("button", { name: "Добавить кадр" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText(title);
  const frames = editor.locator("#frames ol > li");
  await expect(frames).toContainText([/Сначала это/, /Потом это/]);
  await editor.getByRole("button", { name: "Ниже: кадр 1" }).click();
  await expect(frames).toContainText([/Потом это/, /Сначала это/]);

  const reader = await as("ivan");
  await reader.goto("/main");
  await expect(reader.getByRole("link", { name: new RegExp(title) })).toHaveCount(0);
  await editor.getByRole("button", { name: "Показать", exact: true }).click();
  await expect(editor.getByText("Показ назначен").first()).toBeVisible();
  await open(reader, title);
  await expect(reader.getByText("Потом это")).toBeVisible();

  const outsider = await as("olga");
  expect((await outsider.goto(new URL(reader.url()).pathname))?.status()).toBe(404);

  await editor.getByRole("button", { name: "Закончить показ сейчас" }).click();
  await expect(editor.getByText("Показ закончен").first()).toBeVisible();
  expect((await reader.reload())?.status()).toBe(404);
});

async function addFrame(page: Page, text: string, seed: number): Promise<void> {
  await page.getByLabel("Картинка", { exact: true }).setInputFiles(await pictureFile(seed));
  await page.getByLabel("Что на картинке").fill(`Рисунок: ${text}`);
  await page.getByLabel("Подпись").fill(text);
}

test("a frame without words for its picture is not taken, and what was typed stays", async ({ as }) => {
  const editor = await as("editor");
  await editor.goto("/admin/stories?part=draft");
  await editor.getByRole("link", { name: "Ещё не готово" }).click();
  await editor.getByRole("link", { name: "Добавить кадр" }).click();
  await editor.getByLabel("Подпись").fill("Без картинки");
  await editor.getByRole("button", { name: "Добавить кадр" }).click();
  await expect(editor.locator("main [role=alert]").first()).toContainText("Опишите картинку");
  await expect(editor.locator("main [role=alert]").first()).toContainText("Выберите картинку");
  await expect(editor.getByLabel("Подпись")).toHaveValue("Без картинки");
});

test("a reader walks through a story, by keys or down the page, and finds it seen", async ({ as, fresh }, {
  project,
}) => {
  const reader = await as(await fresh("reader-js"));
  await open(reader, "Осеннее меню");
  const frame = (text: string) => reader.locator("li", { hasText: text }).filter({ has: reader.locator("figure") });
  if (project.name === "no-js") {
    for (const text of ["Тыквенный раф", "Пирог с грушей", "Чай с облепихой"]) await expect(frame(text)).toBeVisible();
    await reader.getByRole("button", { name: /^Просмотрено/ }).click();
    await expect(reader.getByRole("heading", { level: 1 })).not.toHaveText("Осеннее меню");
  } else {
    await expect(frame("Тыквенный раф")).toBeVisible();
    await expect(frame("Пирог с грушей")).toBeHidden();
    const steps = [
      ["ArrowRight", "Пирог с грушей"],
      ["End", "Чай с облепихой"],
      ["ArrowLeft", "Пирог с грушей"],
      ["Home", "Тыквенный раф"],
    ] as const;
    for (const [key, text] of steps) {
      await reader.keyboard.press(key);
      await expect(frame(text)).toBeVisible();
      await expect(reader.locator("figure:visible")).toHaveCount(1);
    }
    await reader.keyboard.press("Escape");
    await expect(reader).toHaveURL(/\/main$/);
  }
  await reader.goto("/main");
  await expect(reader.getByRole("link", { name: /^Осеннее меню \(просмотрена\)/ })).toBeVisible();
});

// Without script nothing moves.
test("a story goes on by itself only where motion is welcome, and stops at a press", { tag: "@script" }, async ({
  as,
}) => {
  const still = await as("anna");
  await open(still, "Школа бариста");
  await expect(still.getByRole("button", { name: "Показывать дальше" })).toBeVisible();
  const moving = await as("moderator", { reducedMotion: "no-preference" });
  await open(moving, "Осеннее меню");
  await expect(moving.getByText("Пирог с грушей")).toBeVisible();
  await moving.getByRole("button", { name: "Пауза" }).click();
  await expect(moving.getByRole("button", { name: "Показывать дальше" })).toBeVisible();
  const running = () => document.getAnimations().filter((one) => one.playState === "running").length;
  expect(await moving.evaluate(running)).toBe(0);
});

test("with data saved a story is the plain list of its frames", async ({ as }) => {
  const saving = await as("anna", { extraHTTPHeaders: { "save-data": "on" } });
  await open(saving, "Осеннее меню");
  await expect(saving.locator("figure:visible")).toHaveCount(3);
  expect(await saving.locator("script[src]").count()).toBe(0);
});

test("a story takes the whole screen of a phone: reactions and the answer to its author are in sight", async ({
  as,
}) => {
  const page = await as("ivan", { viewport: { width: 360, height: 640 } });
  await open(page, "Школа бариста");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Главные разделы" })).toBeHidden();
  // Without script all frames stand one under another, and what follows them is below.
  if (test.info().project.name !== "no-js") {
    await expect(page.getByRole("button", { name: "Следующий кадр" })).toBeInViewport();
    await expect(page.getByLabel("Выбрать реакцию")).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Ответить автору")).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("link", { name: "Закрыть историю" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
});
