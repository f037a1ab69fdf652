import type { Locator, Page } from "@playwright/test";
import { choose, enter, tabTo, type } from "../support/keyboard.ts";
import { expect, unique } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";
import type { Cast, Way } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A publication of one's own: written, with what helps to write it, changed and thrown away. */
export function writingWalks({ walker: who, way }: Cast): Walk[] {
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  const text = unique("Набрано на клавиатуре");
  let own = "";
  const openOwn = async (page: Page) => void (new URL(page.url()).pathname !== own && (await page.goto(own)));
  return [
    {
      intent: "publish",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Заголовок (необязательно)", text);
        await type(page, "Текст", "Ни разу не взяли мышь");
        await enter(page, page.locator("summary", { hasText: "Блоги · вся компания" }));
        await choose(page, "Где показать", "Жизнь");
        await choose(page, "Кому показать", "Моей компании");
        await enter(page, page.getByRole("button", { name: "Опубликовать" }));
      },
      async done(page) {
        await expect(title(page)).toHaveText(text);
        own = new URL(page.url()).pathname;
      },
    },
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
    {
      intent: "save",
      who,
      at: "ugc/edit",
      async go(page) {
        await openOwn(page);
        await enter(page, page.locator("article summary", { hasText: "Действия с публикацией" }));
        await enter(page, page.getByRole("main").getByRole("link", { name: "Изменить" }));
        await type(page, "Текст", "Переписали, не взяв мышь");
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(page.locator("article")).toContainText("Переписали"),
    },
    ...besideWalks(who, way, openOwn),
    {
      intent: "remove",
      who,
      at: "ugc/remove",
      async go(page) {
        await page.goto(`${own}/delete`);
        await enter(page, page.getByRole("button", { name: "Удалить" }));
      },
      done: (page) => expect(page.getByText("Публикация в корзине").first()).toBeVisible(),
    },
  ];
}

/** What a person puts beside a publication of their own that is out. */
function besideWalks(who: string, way: Way, openOwn: (page: Page) => Promise<void>): Walk[] {
  const change = async (page: Page) => {
    await openOwn(page);
    await page.goto(page.url().replace("/ugc/", "/ugc/edit/"));
    if (way === "js") await waitForScript(page);
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
