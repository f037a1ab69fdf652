import type { Page } from "@playwright/test";
import { choose, enter, look, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { channelPollWalks } from "./channel-poll-walks.ts";
import { invitingWalks } from "./inviting-walks.ts";
import { placeDeskWalks } from "./place-desk.ts";
import { threadWalks } from "./thread-walks.ts";

const channel = "/c/klavishi";

/** A channel from its first word to the archive: people come in, talk, lead it and are shut out. */
export function channelWalks({ keeper: who, walker, friend }: Cast): Walk[] {
  const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name }));
  const says = (text: string | RegExp) => (page: Page) => expect(page.getByRole("main").getByText(text)).toBeVisible();
  const tells = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible();
  const under = (path: string) => `${channel}${path}`;
  const menu = async (page: Page, name: string) => {
    await enter(page, page.locator("summary").filter({ hasText: "Действия с обсуждением" }));
    await enter(page, page.getByRole("button", { name, exact: true }));
  };
  const asks: Walk = {
    intent: "join",
    who: walker,
    path: channel,
    go: press("Попроситься"),
    done: says("Заявка отправлена"),
  };
  return [
    {
      intent: "create",
      who,
      path: "/channels/create",
      async go(page) {
        await type(page, "Название", "Канал с клавиатуры");
        await enter(page, page.locator("summary").filter({ hasText: "Ещё настройки" }));
        await type(page, "Адрес (необязательно)", "klavishi");
        await choose(page, "Кто может войти", "По заявке");
        await press("Создать канал")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Канал с клавиатуры"),
    },
    {
      intent: "get",
      who,
      path: "/c",
      async go(page) {
        await look(page, "Название или о чём канал", "с клавиатуры");
      },
      done: (page) => expect(page.getByRole("heading", { name: "Нашлось" })).toBeVisible(),
    },
    asks,
    {
      intent: "grant",
      who,
      path: under("/invites"),
      go: press(/^Впустить/),
      done: says("Заявок нет."),
    },
    {
      intent: "leave",
      who: walker,
      path: under("?sort=new"),
      go: press("Выйти"),
      done: says("Сюда пускают по заявке"),
    },
    asks,
    {
      intent: "reject",
      who,
      path: under("/invites?again=1"),
      go: press(/^Отказать/),
      done: says("Заявок нет."),
    },
    {
      intent: "invite",
      who,
      at: "channels/invites",
      async go(page) {
        await type(page, "Кого позвать", `@${friend}`);
        await press(/^Пригласить$/)(page);
      },
      done: says("Ждёт ответа"),
    },
    {
      intent: "revoke",
      who,
      at: "channels/invites",
      go: press(/^Отозвать приглашение/),
      done: says("Пока никого не звали."),
    },
    ...invitingWalks({ who, at: "channels/invites" }),
    ...threadWalks(who, channel),
    {
      // What was begun before stands in the line, which is open for it.
      intent: "with-files",
      who,
      path: `${channel}?sort=mine`,
      async go(page) {
        await type(page, "Текст", "Картинки добавлю сейчас");
        await press("С картинками и файлами")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Новое обсуждение"),
    },
    {
      intent: "ask-poll",
      who,
      path: channel,
      go: press("Спросить опросом"),
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Опрос в публикации"),
    },
    {
      intent: "write",
      who,
      path: `${channel}?sort=new`,
      async go(page) {
        await type(page, "Текст", "Без мыши тоже можно");
        await press("Опубликовать")(page);
      },
      done: says("Без мыши тоже можно"),
    },
    {
      intent: "pin",
      who,
      at: "channels/thread",
      go: (page) => menu(page, "Закрепить"),
      done: tells("Обсуждение теперь выше других"),
    },
    {
      intent: "unpin",
      who,
      at: "channels/thread",
      go: (page) => menu(page, "Открепить"),
      done: tells("Обсуждение вернулось на место"),
    },
    {
      intent: "mute",
      who,
      at: "channels/thread",
      go: (page) => menu(page, "Не уведомлять"),
      done: tells("Об этом обсуждении больше не сообщим"),
    },
    {
      intent: "unmute",
      who,
      at: "channels/thread",
      go: (page) => menu(page, "Снова уведомлять"),
      done: tells("Снова будем сообщать"),
    },
    {
      intent: "remove",
      who,
      at: "channels/thread",
      go: (page) => menu(page, "Удалить"),
      done: tells("Обсуждение в корзине"),
    },
    ...channelPollWalks(who, channel),
    {
      intent: "save",
      who,
      path: under("/edit"),
      async go(page) {
        await type(page, "Название", "Канал без мыши");
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Канал без мыши"),
    },
    {
      intent: "save",
      who,
      path: under("/edit/cover"),
      go: press("Сохранить"),
      done: (page) => expect(page.getByText("Выберите картинку").first()).toBeVisible(),
    },
    {
      intent: "save",
      who,
      path: under("/type"),
      async go(page) {
        await choose(page, "Кто пишет", "Пишут только администраторы");
        await press("Сохранить")(page);
      },
      done: tells("Сохранено"),
    },
    {
      intent: "get",
      who,
      path: under("/members"),
      go: (page) => look(page, "Найти участника", "никто"),
      done: says("Никого не нашлось"),
    },
    {
      intent: "get",
      who,
      path: under("/admins/search"),
      go: (page) => look(page, "Найти участника", "никто"),
      done: says("Никого не нашлось"),
    },
    {
      intent: "shut-out",
      who,
      path: under("/blacklist"),
      async go(page) {
        await type(page, "Кому закрыть вход", `@${friend}`);
        await press("Закрыть вход")(page);
      },
      done: (page) => expect(page.getByRole("button", { name: /^Открыть вход/ })).toBeVisible(),
    },
    {
      intent: "unban",
      who,
      path: under("/blacklist"),
      go: press(/^Открыть вход/),
      done: says("В чёрном списке никого нет"),
    },
    { intent: "listen", who, path: under("/info"), go: press("Запомнить"), done: tells("Запомнили, о чём сообщать") },
    { intent: "archive", who, path: under("/info"), go: press("Убрать в архив"), done: says("Вернуть из архива") },
    { intent: "revive", who, path: under("/info"), go: press("Вернуть из архива"), done: says("Убрать в архив") },
    {
      intent: "remove",
      who,
      path: under("/delete"),
      async go(page) {
        await type(page, "Адрес", "klavisha");
        await press("Удалить навсегда")(page);
      },
      done: (page) => expect(page.getByText("Адрес не совпал").first()).toBeVisible(),
    },
    ...placeDeskWalks(who, friend),
  ];
}
