import type { Locator, Page } from "@playwright/test";
import { enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A topic, opinions on it with a name and without, their answers; a self-check and its end. */
export function opinionWalks({ keeper, walker }: Cast): Walk[] {
  const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name }));
  const says = (text: string | RegExp) => (page: Page) =>
    expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  const tells = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
  /** Tab reaches a group at its first one while nothing is chosen, arrows move. */
  const pickIn = async (page: Page, group: Locator, label: string) => {
    const wanted = group.getByRole("radio", { name: label });
    await pressSpace(page, group.getByRole("radio").first());
    for (let turn = 0; turn < 5 && !(await wanted.isChecked()); turn++) await page.keyboard.press("ArrowDown");
    await expect(wanted).toBeChecked();
  };
  const pick = (page: Page, group: string, label: string) =>
    pickIn(page, page.getByRole("group", { name: group }), label);
  const write = async (page: Page, how: string, text: string) => {
    await pick(page, "Как отправить", how);
    await tabTo(page, page.getByRole("combobox", { name: "О чём вы пишете" }));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await pick(page, "Ваша оценка", "4 – хорошо");
    await type(page, "Что вы думаете", text);
    await press("Отправить")(page);
  };
  let code = "";
  const open = async (page: Page) => {
    await type(page, "Код", code);
    await press("Прочитать")(page);
  };
  return [
    {
      intent: "save",
      who: keeper,
      path: "/admin/opinion/new",
      async go(page) {
        await type(page, "Тема", "Клавиатуры");
        await type(page, "Кто отвечает", `@${keeper}`);
        await pressSpace(page, page.getByRole("checkbox", { name: "Показывать в «Моём ресурсе»" }));
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("link", { name: "Клавиатуры" })).toBeVisible(),
    },
    {
      intent: "say",
      who: walker,
      path: "/my-resource/opinion",
      async go(page) {
        await write(page, "Без имени", "Клавиши стучат");
        code = (await page.getByRole("main").locator("strong").first().textContent()) ?? "";
      },
      done: (page) => expect(page.getByRole("heading", { name: "Мнение отправлено без имени" })).toBeVisible(),
    },
    {
      intent: "say",
      who: walker,
      path: "/opinion",
      at: "opinion/one",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Клавиатуры" }));
        await write(page, "От своего имени", "Хочу тихие клавиши");
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Спасибо за мнение"),
    },
    {
      intent: "reply",
      who: walker,
      at: "opinion/one",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Открыть моё мнение" }));
        await type(page, "Дописать", "И с подсветкой");
        await press("Отправить")(page);
      },
      done: says("И с подсветкой"),
    },
    {
      intent: "move",
      who: keeper,
      path: "/opinion/queue",
      at: "opinion/asked",
      async go(page) {
        await enter(page, page.getByRole("listitem").filter({ hasText: "Хочу тихие" }).getByRole("link"));
        await press("Взять в работу")(page);
      },
      done: says("В работе"),
    },
    {
      intent: "answer",
      who: keeper,
      at: "opinion/asked",
      async go(page) {
        await type(page, "Ответ", "Закажем");
        await press("Ответить")(page);
      },
      done: says("Закажем"),
    },
    {
      intent: "publish",
      who: keeper,
      at: "opinion/asked",
      async go(page) {
        await type(page, "Как назвать идею (необязательно)", "Тихие клавиши");
        await press("Показать всем")(page);
      },
      done: says("Идею видят все"),
    },
    {
      intent: "get",
      who: walker,
      path: "/opinion/ideas",
      async go(page) {
        await type(page, "Найти идею", "клавиши");
        await enter(page, page.getByRole("main").getByRole("button", { name: "Найти" }));
      },
      done: says("Тихие клавиши"),
    },
    {
      intent: "vote",
      who: walker,
      path: "/opinion/ideas",
      go: press("Поддерживаю"),
      done: says("1 голос"),
    },
    {
      intent: "follow",
      who: walker,
      path: "/opinion/code",
      go: open,
      done: says("Клавиши стучат"),
    },
    {
      intent: "reply-by-code",
      who: walker,
      path: "/opinion/code",
      async go(page) {
        await type(page, "Дописать", "Особенно пробел");
        await press("Отправить")(page);
      },
      done: says("Особенно пробел"),
    },
    {
      intent: "save",
      who: keeper,
      path: "/admin/my-resource/document",
      async go(page) {
        await type(page, "Как часто можно проходить", "2");
        await press("Сохранить")(page);
      },
      done: tells("Вопросы и советы сохранены"),
    },
    {
      intent: "check",
      who: walker,
      path: "/my-resource/check",
      async go(page) {
        for (const group of await page.getByRole("main").getByRole("group").all())
          await pickIn(page, group, "Скорее так");
        await press("Узнать результат")(page);
      },
      done: (page) => expect(page.getByRole("heading", { name: "Результат: 75 из 100" })).toBeVisible(),
    },
    {
      intent: "forget",
      who: walker,
      path: "/my-resource/forget",
      go: press("Удалить всё моё"),
      done: says("Пройдите первый раз"),
    },
  ];
}
