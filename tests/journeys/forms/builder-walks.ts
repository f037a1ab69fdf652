import { choose, enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { disclosed, press, tells } from "./pressing.ts";

/** A page of a service from its first word until it is gone: blocks, their order, two versions and the way back. */
export function builderWalks({ keeper: who }: Cast): Walk[] {
  const onPage = { who, at: "builder/edit" };
  const publish = (version: number): Walk => ({
    ...onPage,
    intent: "publish",
    go: press("Опубликовать"),
    done: tells(`Опубликована версия ${version}`),
  });
  return [
    {
      intent: "save",
      who,
      path: "/admin/services/new",
      async go(page) {
        await type(page, "Название", "Обеды с клавиатуры");
        await choose(page, "Вид", "Страница");
        await type(page, "Кто отвечает", `@${who}`);
        await press("Сохранить")(page);
      },
      done: tells("Сервис сохранён"),
    },
    {
      intent: "make",
      who,
      path: "/service-builder",
      async go(page) {
        await type(page, "Название", "Главное");
        await type(page, "Конец адреса", "main");
        await press("Начать страницу")(page);
      },
      done: tells("Страница начата"),
    },
    {
      intent: "save",
      who,
      at: "builder/block",
      async go(page) {
        await enter(page, page.locator('main a[href*="/new?kind=text"]'));
        await type(page, "Текст (необязательно)", "Обеды привозят к полудню");
        await press("Сохранить")(page);
      },
      done: tells("Обеды привозят к полудню"),
    },
    {
      ...onPage,
      intent: "copy",
      go: press(/^Повторить ниже: /),
      done: (page) => expect(page.getByRole("button", { name: /^Удалить: / })).toHaveCount(2),
    },
    {
      ...onPage,
      intent: "move",
      go: press(/^Ниже: /),
      done: (page) => expect(page.getByRole("button", { name: /^Удалить: / })).toHaveCount(2),
    },
    publish(1),
    { ...onPage, intent: "drop", go: press(/^Удалить: /), done: tells("Блок удалён") },
    {
      ...onPage,
      intent: "rename",
      async go(page) {
        await disclosed(page, "Название, адрес, удаление");
        await type(page, "Название", "Обеды");
        await press("Сохранить")(page);
      },
      done: tells("Сохранено"),
    },
    publish(2),
    {
      ...onPage,
      intent: "roll-back",
      async go(page) {
        await disclosed(page, "Версии");
        await press("Вернуть версию 1 в черновик")(page);
      },
      done: tells("Версия в черновике"),
    },
    {
      ...onPage,
      intent: "remove",
      async go(page) {
        await disclosed(page, "Название, адрес, удаление");
        await press("Удалить страницу")(page);
      },
      done: tells("Страница удалена"),
    },
  ];
}
