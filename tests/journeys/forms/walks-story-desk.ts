import type { Page } from "@playwright/test";
import { filmFile } from "#tests/support/film.ts";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { pictureFile } from "../support/picture.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const own = "С клавиатуры";

/** The forms of those who make stories, in their order. */
export function storyDeskWalks({ keeper: who }: Cast): Walk[] {
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  const open = (page: Page) => enter(page, page.getByRole("main").getByRole("link", { name: own, exact: true }));
  const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
  const story = (intent: string, button: string, done: Walk["done"]): Walk => ({
    intent,
    who,
    at: "stories/adminStory",
    go: (page) => enter(page, page.getByRole("button", { name: button, exact: true })),
    done,
  });
  return [
    {
      intent: "save",
      who,
      path: "/admin/stories/new",
      async go(page) {
        await type(page, "Название", "С клавиш");
        await enter(page, page.getByRole("button", { name: "Дальше: первый кадр" }));
      },
      done: (page) => expect(title(page)).toHaveText("Кадр 1"),
    },
    {
      intent: "save-and-next",
      who,
      at: "stories/adminFrameAdd",
      async go(page) {
        await fillFrame(page, 1);
        await enter(page, page.getByRole("button", { name: "Добавить и перейти к следующему" }));
      },
      done: (page) => expect(title(page)).toHaveText("Кадр 2"),
    },
    {
      intent: "save",
      who,
      at: "stories/adminFrameAdd",
      async go(page) {
        await fillFrame(page, 2);
        await enter(page, page.getByRole("button", { name: "Добавить кадр" }));
      },
      done: (page) => expect(page.locator("#frames ol > li")).toHaveCount(2),
    },
    {
      intent: "save",
      who,
      at: "stories/adminEdit",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Название, обложка, читатели" }));
        await type(page, "Название", own);
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(title(page)).toHaveText(own),
    },
    {
      intent: "save",
      who,
      at: "stories/adminFrame",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Изменить кадр 2" }));
        await type(page, "Подпись (необязательно)", "Ни разу не взяли мышь");
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(page.locator("#frames ol > li").last()).toContainText("не взяли мышь"),
    },
    story("move", "Ниже: кадр 1", (page) =>
      expect(page.locator("#frames ol > li").first()).toContainText("не взяли мышь"),
    ),
    story("remove-frame", "Удалить кадр 2", said("Кадр удалён")),
    {
      intent: "save-film",
      who,
      at: "stories/adminFrameAdd",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Добавить кадр" }));
        await enter(page, page.getByRole("link", { name: "Видео", exact: true }));
        await choose(page, "Видео", await film());
        await choose(page, "Обложка видео", await pictureFile(3));
        await type(page, "Что в видео", "Три цвета один за другим");
        await enter(page, page.getByRole("button", { name: "Добавить видео" }));
      },
      done: (page) => expect(page.locator("#frames ol > li").last()).toContainText("Кадр 2, видео, 3 секунды"),
    },
    {
      intent: "save-film",
      who,
      at: "stories/adminFrame",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Изменить кадр 2" }));
        await type(page, "Подпись (необязательно)", "Без звука");
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(page.locator("#frames ol > li").last()).toContainText("Без звука"),
    },
    story("schedule", "Показать", said("Показ назначен")),
    {
      intent: "keep",
      who,
      at: "stories/adminStory",
      async go(page) {
        const where = page.getByLabel("Где оставить историю");
        await tabTo(page, where);
        await where.selectOption("author");
        await enter(page, page.locator("#kept").getByRole("button", { name: "Сохранить" }));
      },
      done: said("История останется и после показа"),
    },
    {
      intent: "move",
      who,
      path: "/admin/stories",
      go: (page) => enter(page, page.getByRole("button", { name: `Ниже: ${own}` })),
      done: (page) => expect(page.getByRole("main").getByRole("listitem").last()).toContainText(own),
    },
    {
      intent: "end",
      who,
      at: "stories/adminStory",
      async go(page) {
        await open(page);
        await enter(page, page.getByRole("button", { name: "Закончить показ сейчас" }));
      },
      done: said("Показ закончен"),
    },
    story("archive", "Убрать в архив", said("История в архиве")),
    story("unarchive", "Вернуть из архива", said("История вернулась из архива")),
    {
      intent: "remove",
      who,
      at: "stories/adminRemove",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Удалить", exact: true }));
        await enter(page, page.getByRole("main").getByRole("button", { name: "Удалить", exact: true }));
      },
      done: said("История удалена"),
    },
  ];
}

async function fillFrame(page: Page, number: number): Promise<void> {
  await choose(page, "Картинка", await pictureFile(number));
  await type(page, "Что на картинке", `Рисунок ${number}`);
}

type Chosen = Awaited<ReturnType<typeof pictureFile>>;

async function choose(page: Page, label: string, file: Chosen): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  // The window of files is the system's own.
  await field.setInputFiles(file);
}

async function film(): Promise<Chosen> {
  return { name: "Цвета.webm", mimeType: "video/webm", buffer: Buffer.from(await (await filmFile()).arrayBuffer()) };
}
