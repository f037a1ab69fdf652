import type { Locator, Page } from "@playwright/test";
import { filmFile } from "#tests/support/film.ts";
import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";

/** Without script nothing moves. Each reader is new: a story goes on where its reader has left it. */
const scripted = { tag: "@script" };

const words = "Тесто, печь, пирог. Звука нет";

async function openBakery(page: Page): Promise<Locator> {
  await page.goto("/main");
  await page.getByRole("link", { name: /^Утро в пекарне/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Утро в пекарне");
  return page.locator("figure", { hasText: "Печём" }).locator("video");
}

/** Turns to the film once the page listens: until then all frames stand one under another. */
async function turnTo(page: Page, film: Locator): Promise<void> {
  await expect(film).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(film).toBeVisible();
}

const isPaused = (film: Locator) => film.evaluate((one: HTMLVideoElement) => one.paused);

test("without script, or with data saved, a film stands in the list with its words, and nothing of it is loaded", async ({
  as,
}) => {
  const page = await as("anna", { extraHTTPHeaders: { "save-data": "on" } });
  const film = await openBakery(page);
  await expect(film).toHaveAttribute("preload", "none");
  await expect(film).toHaveAttribute("poster", /^\/files\//);
  await expect(film).toHaveAttribute("controls", "");
  await expect(film).toHaveAttribute("muted", "");
  expect(await film.getAttribute("autoplay")).toBeNull();
  await expect(page.locator("figure", { hasText: "Печём" })).toContainText(`В видео: ${words}`);
  await expect(film).toHaveAccessibleDescription(`В видео: ${words}`);
  expect(await film.evaluate((one: HTMLVideoElement) => one.readyState)).toBe(0);
});

test(
  "where motion is welcome a film begins by itself without sound, and the story goes on when it is over",
  scripted,
  async ({ as, fresh }) => {
    const page = await as(await fresh("reader-js"), { reducedMotion: "no-preference" });
    const film = await openBakery(page);
    await turnTo(page, film);
    await expect.poll(() => isPaused(film)).toBe(false);
    expect(await film.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true);
    await page.getByRole("button", { name: "Пауза" }).click();
    await expect.poll(() => isPaused(film)).toBe(true);
    await page.getByRole("button", { name: "Показывать дальше" }).click();
    await expect(page.getByText("Готово")).toBeVisible();
    await expect(film).toBeHidden();
    expect(await isPaused(film)).toBe(true);
  },
);

test(
  "where motion is not welcome a film waits for its own button, and the story for the reader",
  scripted,
  async ({ as, fresh }) => {
    const page = await as(await fresh("reader-js"));
    const film = await openBakery(page);
    await turnTo(page, film);
    expect(await isPaused(film)).toBe(true);
    const isOver = film.evaluate(async (one: HTMLVideoElement) => {
      const over = new Promise((done) => one.addEventListener("ended", done, { once: true }));
      await one.play();
      await over;
      return one.ended;
    });
    expect(await isOver).toBe(true);
    await expect(film).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("Шесть утра")).toBeVisible();
  },
);

test("an editor puts a film into a story with a cover, keeps it in a rubric, and it is read there when it is over", async ({
  as,
}) => {
  const title = unique("Видео");
  const editor = await as("editor");
  await editor.goto("/admin/stories/new");
  await editor.getByLabel("Название").fill(title);
  await editor.getByLabel("Обложка").setInputFiles(await pictureFile(2));
  await editor.getByRole("button", { name: "Дальше: первый кадр" }).click();
  await editor.getByRole("link", { name: "Видео", exact: true }).click();
  const file = editor.getByLabel("Видео", { exact: true });
  const long = Buffer.from(await (await filmFile("Долго.webm", 30)).arrayBuffer());
  await file.setInputFiles({ name: "Долго.webm", mimeType: "video/webm", buffer: long });
  await editor.getByLabel("Обложка видео").setInputFiles(await pictureFile(3));
  await editor.getByLabel("Что в видео").fill(words);
  await editor.getByRole("button", { name: "Добавить видео" }).click();
  await expect(editor.locator("main [role=alert]").first()).toContainText("Видео длиннее минуты");
  await expect(editor.getByLabel("Что в видео")).toHaveValue(words);
  const short = Buffer.from(await (await filmFile()).arrayBuffer());
  await file.setInputFiles({ name: "Пирог.webm", mimeType: "video/webm", buffer: short });
  await editor.getByLabel("Обложка видео").setInputFiles(await pictureFile(3));
  await editor.getByRole("button", { name: "Добавить видео" }).click();
  await expect(editor.locator("#frames ol > li")).toContainText("Кадр 1, видео, 3 секунды");
  await editor.getByRole("button", { name: "Показать", exact: true }).click();
  await expect(editor.getByText("Показ назначен").first()).toBeVisible();
  await editor.getByLabel("Где оставить историю").selectOption({ label: "В рубрике: Новости сети" });
  await editor.locator("#kept").getByRole("button", { name: "Сохранить" }).click();
  await expect(editor.getByText("История останется и после показа").first()).toBeVisible();
  await editor.getByRole("button", { name: "Закончить показ сейчас" }).click();
  await expect(editor.getByText("Показ закончен").first()).toBeVisible();

  const reader = await as("ivan");
  await reader.goto("/main");
  await expect(reader.getByRole("link", { name: new RegExp(title) })).toHaveCount(0);
  await reader.goto("/rubric");
  await reader.getByRole("link", { name: "Новости сети" }).first().click();
  const row = reader.getByRole("region", { name: "Истории рубрики" });
  await row.getByRole("link", { name: new RegExp(title) }).click();
  await expect(reader.getByText("Показ закончился, история осталась в рубрике")).toBeVisible();
  await expect(reader.locator("video")).toBeVisible();
  await reader.getByRole("link", { name: "Закрыть историю" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Новости сети");

  await editor.getByRole("button", { name: "Убрать в архив" }).click();
  await expect(editor.getByText("История в архиве").first()).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole("link", { name: new RegExp(title) })).toHaveCount(0);
});
