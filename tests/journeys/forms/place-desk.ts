import type { Page } from "@playwright/test";
import { enter, look, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./area.ts";

const press = (name: string | RegExp) => (page: Page) =>
  enter(page, page.getByRole("button", { name, exact: typeof name === "string" }));

/** What an administrator does with the places of the company, after the walks of a channel have made one. */
export function placeDeskWalks(who: string, friend: string): Walk[] {
  return [
    {
      intent: "get",
      who,
      path: "/admin/places",
      go: (page) => look(page, "Название", "без мыши"),
      done: (page) => expect(page.getByRole("row", { name: /Канал без мыши/ })).toBeVisible(),
    },
    {
      intent: "archive",
      who,
      path: "/admin/places",
      go: press(/^В архив/),
      done: (page) => expect(page.getByRole("button", { name: /^Вернуть/ })).toBeVisible(),
    },
    {
      intent: "official",
      who,
      path: "/admin/places",
      go: press(/^Официальное/),
      done: (page) => expect(page.getByRole("button", { name: /^Снять знак/ })).toBeVisible(),
    },
    {
      intent: "unofficial",
      who,
      path: "/admin/places",
      go: press(/^Снять знак/),
      done: (page) => expect(page.getByRole("button", { name: /^Официальное/ })).toBeVisible(),
    },
    {
      intent: "give",
      who,
      path: "/admin/places",
      async go(page) {
        await type(page, "Новый владелец", `@${friend}`);
        await press("Передать")(page);
      },
      done: (page) => expect(page.getByRole("row", { name: /Соседова/ })).toBeVisible(),
    },
    {
      intent: "bind",
      who,
      path: "/admin/places",
      async go(page) {
        await tabTo(page, page.getByRole("combobox", { name: "Для кого" }));
        await page.keyboard.press("ArrowDown");
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("row", { name: /Обязательно/ })).toBeVisible(),
    },
    {
      intent: "makers",
      who,
      path: "/admin/places",
      go: press("Сохранить выбор"),
      done: (page) => expect(page.getByText("Сохранено: кто создаёт каналы и сообщества")).toBeVisible(),
    },
    {
      intent: "remove",
      who,
      path: "/admin/places",
      async go(page) {
        await type(page, "Его адрес", "klavishi");
        await press("Удалить навсегда")(page);
      },
      done: (page) => expect(page.getByRole("row", { name: /Канал без мыши/ })).toHaveCount(0),
    },
  ];
}

/** The headings that communities stand under. */
export function headingWalks(who: string): Walk[] {
  return [
    {
      intent: "add",
      who,
      path: "/admin/places/categories",
      async go(page) {
        await type(page, "Название", "Клавиатура");
        await press("Добавить")(page);
      },
      done: (page) => expect(page.getByRole("button", { name: "Убрать: Клавиатура" })).toBeVisible(),
    },
    {
      intent: "add",
      who,
      path: "/admin/places/categories",
      async go(page) {
        await type(page, "Название", "Мышь");
        await press("Добавить")(page);
      },
      done: (page) => expect(page.getByRole("button", { name: "Убрать: Мышь" })).toBeVisible(),
    },
    {
      intent: "move",
      who,
      path: "/admin/places/categories",
      go: press("Выше: Мышь"),
      done: (page) =>
        expect(
          page
            .getByRole("main")
            .getByRole("listitem")
            .filter({ hasText: /\d\sсообществ/ })
            .first(),
        ).toContainText("Мышь"),
    },
    {
      intent: "rename",
      who,
      path: "/admin/places/categories",
      async go(page) {
        await type(page, "Новое название", "Тачпад");
        await press("Переименовать")(page);
      },
      done: (page) => expect(page.getByRole("button", { name: "Убрать: Тачпад" })).toBeVisible(),
    },
    {
      intent: "drop",
      who,
      path: "/admin/places/categories",
      go: press("Убрать: Тачпад"),
      done: (page) => expect(page.getByRole("button", { name: "Убрать: Тачпад" })).toHaveCount(0),
    },
  ];
}
