import type { Page } from "@playwright/test";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { pictureFile } from "../support/picture.ts";
import { expect, unique } from "../support/test.ts";
import type { Walk } from "./walks.ts";

const title = unique("С клавиатуры");

/** The forms of stories and of the running line, in their order: reading them, then making one. */
export function storyWalks(way: string): Walk[] {
  const reader = `walker-${way}`;
  const own = `${title} ${way}`;
  const desk = async (page: Page) => enter(page, page.getByRole("main").getByRole("link", { name: own }));
  return [
    {
      intent: "see",
      who: reader,
      path: "/main",
      async go(page) {
        // With script the frames tell by themselves that they were seen, each once it stands.
        const told = way === "js" ? page.waitForResponse(/\/views$/) : undefined;
        await enter(page, page.getByRole("link", { name: /^Школа бариста/ }));
        await told;
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Школа бариста");
        if (way === "js") await page.keyboard.press("End");
        else await enter(page, page.getByRole("button", { name: /^Просмотрено/ }));
        if (way === "js") await expect(page.getByText("Первое занятие в среду")).toBeVisible();
        else await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Школа бариста");
      },
      // The frames tell beside everything else, so the main page may be faster than they are.
      done: (page) =>
        expect(async () => {
          await page.goto("/main");
          await expect(page.getByRole("link", { name: "Школа бариста (просмотрена)" })).toBeVisible({ timeout: 2000 });
        }).toPass({ timeout: 20_000 }),
    },
    {
      intent: "answer",
      who: reader,
      path: "/main",
      async go(page) {
        await enter(page, page.getByRole("link", { name: /^Школа бариста/ }));
        await type(page, "Ответить автору", "Запишите меня на среду");
        await enter(page, page.getByRole("button", { name: "Отправить" }));
      },
      done: (page) => expect(page.getByText("Ответ отправлен автору").first()).toBeVisible(),
    },
    {
      intent: "dismiss-line",
      who: reader,
      path: "/feed/life",
      go: (page) => enter(page, page.getByRole("button", { name: /^Больше не показывать: Собираем/ })),
      done: (page) => expect(page.getByText("Собираем тёплые вещи")).toHaveCount(0),
    },
    {
      intent: "save-and-next",
      who: "editor",
      path: "/admin/stories/new",
      async go(page) {
        await type(page, "Название", own);
        await enter(page, page.getByRole("button", { name: "Дальше: первый кадр" }));
        for (const number of [1, 2]) {
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Кадр ${number}`);
          await tabTo(page, page.getByLabel("Картинка", { exact: true }));
          // The window of files is the system's own.
          await page.getByLabel("Картинка", { exact: true }).setInputFiles(await pictureFile(number));
          await type(page, "Что на картинке", `Рисунок ${number}`);
          await enter(page, page.getByRole("button", { name: "Добавить и перейти к следующему" }));
        }
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Кадр 3"),
    },
    {
      intent: "move",
      who: "editor",
      path: "/admin/stories?part=draft",
      async go(page) {
        await desk(page);
        await enter(page, page.getByRole("button", { name: "Ниже: кадр 1" }));
      },
      done: (page) => expect(page.locator("#frames ol > li").first()).toContainText("Рисунок 2"),
    },
    {
      intent: "remove-frame",
      who: "editor",
      path: "/admin/stories?part=draft",
      async go(page) {
        await desk(page);
        await enter(page, page.getByRole("button", { name: "Удалить кадр 2" }));
      },
      done: (page) => expect(page.getByText("Кадр удалён").first()).toBeVisible(),
    },
    {
      intent: "schedule",
      who: "editor",
      path: "/admin/stories?part=draft",
      async go(page) {
        await desk(page);
        await enter(page, page.getByRole("button", { name: "Показать", exact: true }));
      },
      done: (page) => expect(page.getByText("Показ назначен").first()).toBeVisible(),
    },
    {
      intent: "end",
      who: "editor",
      path: "/admin/stories",
      async go(page) {
        await desk(page);
        await enter(page, page.getByRole("button", { name: "Закончить показ сейчас" }));
      },
      done: (page) => expect(page.getByText("Показ закончен").first()).toBeVisible(),
    },
  ];
}
