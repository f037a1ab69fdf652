import type { Locator, Page } from "@playwright/test";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";
import { pollWalks } from "./walks-polls.ts";

/** What helps to write, beside the deeds themselves. */
export function writingWalks(who: string): Walk[] {
  return [
    {
      intent: "preview",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Текст", "Как это **будет**");
        await enter(page, page.getByRole("button", { name: "Предпросмотр" }));
      },
      done: (page) => expect(page.getByRole("region", { name: "Предпросмотр" }).locator("strong")).toHaveText("будет"),
    },
    {
      intent: "choose-files",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Текст", "Бланки ниже");
        await enter(page, page.getByRole("button", { name: "Файлы" }));
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Файлы публикации"),
    },
    {
      intent: "attach",
      who,
      at: "ugc/files",
      async go(page) {
        await page.getByLabel("Добавить файлы").setInputFiles(leaflet);
        await enter(page, page.getByRole("button", { name: "Приложить", exact: true }));
      },
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: /бланк/ })).toBeVisible(),
    },
    {
      intent: "detach",
      who,
      at: "ugc/files",
      go: (page) => enter(page, page.getByRole("button", { name: /^Убрать/ })),
      async done(page) {
        await expect(page.getByRole("main").getByRole("link", { name: /бланк/ })).toHaveCount(0);
        await page.getByRole("link", { name: "Вернуться к тексту" }).click();
        await expect(page.getByLabel("Текст", { exact: true })).toHaveValue("Бланки ниже");
      },
    },
    ...pollWalks(who),
  ];
}

/** What a person puts beside a publication of their own that is out. */
export function besideWalks(who: string, openOwn: (page: Page) => Promise<void>): Walk[] {
  const change = async (page: Page) => {
    await openOwn(page);
    await page.goto(page.url().replace("/ugc/", "/ugc/edit/"));
    await page.waitForLoadState("networkidle");
  };
  // What is seen then is waited for, not the answer: a page begun a moment ago may have fetched it already.
  const press = async (page: Page, control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  };
  return [
    {
      intent: "choose-files",
      who,
      at: "ugc/edit",
      async go(page) {
        await change(page);
        await press(page, page.getByRole("button", { name: "Файлы" }));
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Файлы публикации"),
    },
    {
      intent: "attach",
      who,
      at: "ugc/editFiles",
      async go(page) {
        await page.getByLabel("Добавить файлы").setInputFiles(leaflet);
        await press(page, page.getByRole("button", { name: "Приложить", exact: true }));
      },
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: /бланк/ })).toBeVisible(),
    },
    {
      intent: "detach",
      who,
      at: "ugc/editFiles",
      go: (page) => press(page, page.getByRole("button", { name: /^Убрать/ })),
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: /бланк/ })).toHaveCount(0),
    },
    {
      intent: "choose-poll",
      who,
      at: "ugc/edit",
      async go(page) {
        await change(page);
        await press(page, page.getByRole("button", { name: "Опрос" }));
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Опрос в публикации"),
    },
    {
      intent: "put-poll",
      who,
      at: "ugc/editPoll",
      async go(page) {
        await type(page, "Вопрос", "Всё ли понятно?");
        await type(page, "Варианты ответа", "Да");
        await page.keyboard.press("Enter");
        await page.keyboard.type("Нет");
        await press(page, page.getByRole("button", { name: /^(Добавить|Сохранить)/ }));
      },
      done: (page) => expect(page.getByText("Опрос сохранён").first()).toBeVisible(),
    },
  ];
}

// The window of files is the system's own.
const leaflet = { name: "бланк.txt", mimeType: "text/plain", buffer: Buffer.from("Форма 1") };
