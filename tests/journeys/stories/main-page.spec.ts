import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const titles = (page: Page) => page.getByRole("region", { name: "Виджеты" }).getByRole("heading");
const arranged = (page: Page) => page.locator("#shown li").locator("p:first-child");

test("the mood of a day is told on the main page, changed on its own, and is seen by nobody else", async ({
  as,
  fresh,
}) => {
  const page = await as(await fresh("reader-js"));
  await page.goto("/main");
  const mood = page.locator("#mood");
  await mood.getByRole("button", { name: "Хорошее" }).click();
  await expect(mood.getByRole("button")).toHaveCount(0);
  await expect(mood).toContainText("Хорошее");

  await mood.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Моё настроение");
  await expect(page.getByLabel("Хорошее")).toBeChecked();
  await page.getByLabel("Отличное").check();
  await page.getByLabel("Заметка").fill("Испекли пирог");
  // The thanks for the first answer may still be there, so the answer itself is waited for.
  const changed = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Изменить ответ" }).click();
  await changed;
  await expect(page.locator("form[aria-busy]")).toHaveCount(0);
  await expect(page.getByText("Спасибо, что рассказали").first()).toBeVisible();
  await page.getByRole("link", { name: "Вчера", exact: true }).click();
  await expect(page.getByRole("button", { name: "Отметить" })).toBeVisible();
  await page.getByLabel("Среднее").check();
  await page.getByRole("button", { name: "Отметить" }).click();
  await expect(page.getByText("Вы отвечаете 2 дня подряд.")).toBeVisible();
  await page.getByText("Показать словами").click();
  await expect(page.getByRole("row", { name: /Отличное/ })).toContainText("Испекли пирог");
  await expect(page.getByRole("row", { name: /Среднее/ })).toBeVisible();

  const ivan = await as("ivan");
  await ivan.goto("/mood");
  await expect(ivan.getByText("Испекли пирог")).toHaveCount(0);
  await ivan.goto("/admin/mood");
  await expect(ivan.getByRole("heading", { level: 1 })).not.toHaveText("Настроение компании");
});

test("widgets are added, moved, taken away and brought back as they were", async ({ as, fresh }) => {
  const page = await as(await fresh("follower-js"));
  await page.goto("/main");
  await expect(titles(page).first()).toHaveText("Настроение");
  await page.getByRole("link", { name: "Настроить виджеты" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Виджеты главной");
  const usual = await arranged(page).allTextContents();
  expect(usual.slice(0, 3)).toEqual(["Настроение", "Сегодня", "Опросы"]);

  await page.getByRole("button", { name: "Добавить виджет «Первые шаги»" }).click();
  await expect(arranged(page).last()).toHaveText("Первые шаги");
  await page.getByRole("button", { name: "Выше: виджет «Первые шаги»" }).click();
  await expect(arranged(page).nth(-2)).toHaveText("Первые шаги");
  await page.getByRole("button", { name: "Убрать виджет «Настроение»" }).click();
  await expect(arranged(page).first()).toHaveText("Сегодня");

  await page.goto("/main");
  await expect(page.getByRole("region", { name: "С чего начать" })).toBeVisible();
  await expect(titles(page).filter({ hasText: "Настроение" })).toHaveCount(0);
  await page.goto("/main/widgets");
  await page.getByRole("button", { name: "Вернуть как было" }).click();
  await expect(arranged(page)).toHaveText(usual);
  await expect(page.getByRole("button", { name: "Вернуть как было" })).toHaveCount(0);
});

test("a newcomer finds first steps, which are ticked by what was done and put away when they are not wanted", async ({
  as,
  fresh,
}) => {
  const page = await as(await fresh("beginner-js"));
  await page.goto("/main");
  const steps = page.locator("#steps");
  await steps.getByRole("heading").click();
  await expect(steps.getByRole("link", { name: "Подписаться на рубрику или коллегу" })).toBeVisible();
  await page.goto("/profile/anna");
  await page.getByRole("button", { name: "Подписаться" }).click();
  await expect(page.getByRole("button", { name: "Вы подписаны" })).toBeVisible();
  await page.goto("/main");
  await steps.getByRole("heading").click();
  await expect(steps.getByText("Подписаться на рубрику или коллегу – сделано")).toBeVisible();
  await steps.getByRole("button", { name: "Больше не показывать" }).click();
  await expect(steps).toHaveCount(0);
  await page.goto("/main/widgets");
  await expect(page.getByRole("button", { name: "Добавить виджет «Первые шаги»" })).toBeVisible();
});
