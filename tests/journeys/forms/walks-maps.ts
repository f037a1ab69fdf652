import type { Page } from "@playwright/test";
import { enter, look, pressEnter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const title = "Карта с клавиатуры";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400"/></svg>';
const plan = { name: "план.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) };

/** A map from its first word to the archive: floors, layers, points by numbers and on the picture, a way; search and a report. */
export function mapWalks({ keeper, walker }: Cast): Walk[] {
  const press = (name: string) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
  const tells = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
  const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  const open = (page: Page, name: string) => enter(page, link(page, name));
  const on = (page: string) => `maps-desk/${page}`;
  const ofMap = { who: keeper, at: on("adminMap") };
  const floor = (no: string, done: Walk["done"]): Walk => ({
    ...ofMap,
    intent: "floor",
    async go(page) {
      const floors = page.getByLabel("Какой этаж", { exact: true });
      await tabTo(page, floors);
      for (let turn = 0; turn < 5 && (await floors.inputValue()) !== no; turn++) await page.keyboard.press("ArrowDown");
      await type(page, "Название этажа", "Верхний этаж");
      await page.getByLabel("Картинка (необязательно)", { exact: true }).setInputFiles(plan);
      await press("Сохранить этаж")(page);
    },
    done,
  });
  const layer = (name: string): Walk => ({
    ...ofMap,
    intent: "category",
    async go(page) {
      await type(page, "Название слоя", name);
      await press("Сохранить слой")(page);
    },
    done: (page) => expect(link(page, name)).toBeVisible(),
  });
  const put = (name: string, begin: (page: Page) => Promise<void>): Walk => ({
    who: keeper,
    at: on("adminPoint"),
    intent: "put",
    async go(page) {
      await begin(page);
      await type(page, "Название", name);
      await press("Сохранить")(page);
    },
    done: (page) => expect(page.getByRole("main").getByRole("listitem").filter({ hasText: name })).toBeVisible(),
  });
  const search = (at: string, way: string[]): Walk => ({
    intent: "get",
    who: walker,
    path: "/interactive-maps",
    at: `maps/${at}`,
    async go(page) {
      for (const name of way) await open(page, name);
      await look(page, "Поиск на карте", "кухня");
    },
    done: (page) => expect(page).toHaveURL(/[?&]q=/),
  });
  return [
    {
      intent: "make",
      who: keeper,
      path: "/admin/maps",
      async go(page) {
        await type(page, "Название", "Карта");
        await press("Создать")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Карта"),
    },
    {
      ...ofMap,
      intent: "words",
      async go(page) {
        await type(page, "Название", title);
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(title),
    },
    floor("", (page) => expect(link(page, "Верхний этаж")).toBeVisible()),
    layer("Кухни"),
    layer("Лишний слой"),
    {
      ...ofMap,
      intent: "drop",
      go: press("Убрать: Лишний слой"),
      done: (page) => expect(link(page, "Лишний слой")).toHaveCount(0),
    },
    {
      intent: "get",
      who: keeper,
      at: on("adminPoint"),
      async go(page) {
        await open(page, "Верхний этаж");
        await tabTo(page, page.locator("input[type=image]"));
        await pressEnter(page);
      },
      done: (page) => expect(page.getByLabel("Слева", { exact: true })).toHaveValue("50"),
    },
    put("Кухня с клавиатуры", async () => {}),
    put("Лишняя точка", (page) => open(page, "Добавить точку")),
    {
      intent: "drop",
      who: keeper,
      at: on("adminPoint"),
      async go(page) {
        await enter(page, page.getByRole("listitem").getByRole("link", { name: /^\d+\. Лишняя точка$/ }));
        await press("Убрать точку")(page);
      },
      done: tells("Точка убрана"),
    },
    {
      intent: "put",
      who: keeper,
      at: on("adminRoute"),
      async go(page) {
        await open(page, title);
        await open(page, "Добавить путь");
        await type(page, "Откуда и куда", "Вокруг кухни");
        // The map has one floor at first; the second floor and two layers have taken the numbers before the point's.
        await type(page, "Шаги", "5 Вдоль стены\n5");
        await press("Сохранить")(page);
      },
      done: (page) => expect(link(page, "Вокруг кухни")).toBeVisible(),
    },
    floor("2", (page) => expect(page.getByRole("button", { name: "Точки на месте" })).toBeVisible()),
    {
      ...ofMap,
      intent: "check",
      go: press("Точки на месте"),
      done: (page) => expect(page.getByRole("button", { name: "Точки на месте" })).toHaveCount(0),
    },
    { ...ofMap, intent: "publish", go: press("Опубликовать"), done: tells("Карта опубликована") },
    { ...ofMap, intent: "restore", go: press("Вернуть в работу версию № 1"), done: tells("Версия возвращена") },
    search("one", [title]),
    {
      intent: "report",
      who: walker,
      at: "maps/one",
      async go(page) {
        await enter(page, page.locator("summary").filter({ hasText: "Сообщить об ошибке на карте" }));
        await type(page, "Что не так", "Кухня переехала");
        await press("Отправить")(page);
      },
      done: tells("Спасибо!"),
    },
    search("points", ["Списком, без картинки"]),
    search("open", [title, "На весь экран"]),
    {
      ...ofMap,
      intent: "settle",
      path: "/admin/maps",
      async go(page) {
        await open(page, title);
        await press("Исправлено")(page);
      },
      done: tells("Сообщение закрыто"),
    },
    {
      ...ofMap,
      intent: "archive",
      go: press("В архив"),
      done: (page) => expect(page.getByRole("button", { name: "Вернуть из архива" })).toBeVisible(),
    },
  ];
}
