import type { Page } from "@playwright/test";
import { choose, enter, look, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { invitingWalks } from "./inviting-walks.ts";
import { headingWalks } from "./place-desk.ts";

const community = "/cm/klub-klavish";

/** A community from its first word to the archive, with a post in it and the headings that communities stand under. */
export function communityWalks({ keeper: who, walker, friend }: Cast): Walk[] {
  const press = (name: string | RegExp) => (page: Page) =>
    enter(page, page.getByRole("button", { name, exact: typeof name === "string" }));
  const says = (text: string | RegExp) => (page: Page) => expect(page.getByRole("main").getByText(text)).toBeVisible();
  const tells = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible();
  const heading = (text: string) => (page: Page) => expect(page.getByRole("heading", { level: 1 })).toContainText(text);
  const under = (path: string) => `${community}${path}`;
  const menu = async (page: Page) => enter(page, page.locator("summary").filter({ hasText: "Действия с постом" }));
  const changing = async (page: Page) => {
    await menu(page);
    await enter(page, page.getByRole("link", { name: "Изменить", exact: true }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Правка поста");
  };
  const asks: Walk = {
    intent: "join",
    who: walker,
    path: community,
    go: press("Попроситься"),
    done: says("Заявка отправлена"),
  };
  let post = "";
  const openPost = async (page: Page) => void (new URL(page.url()).pathname !== post && (await page.goto(post)));
  return [
    ...headingWalks(who),
    {
      intent: "create",
      who,
      path: "/cm/create",
      async go(page) {
        await type(page, "Название", "Клуб с клавиатуры");
        await enter(page, page.locator("summary").filter({ hasText: "Ещё настройки" }));
        await type(page, "Адрес (необязательно)", "klub-klavish");
        await choose(page, "Кто может войти", "По заявке");
        await press("Создать сообщество")(page);
      },
      done: heading("Клуб с клавиатуры"),
    },
    {
      intent: "get",
      who,
      path: "/cm",
      go: (page) => look(page, "Название или о чём сообщество", "с клавиатуры"),
      done: (page) => expect(page.getByRole("heading", { name: "Нашлось" })).toBeVisible(),
    },
    {
      intent: "listen",
      who,
      path: community,
      go: press("Запомнить"),
      done: tells("Запомнили, о чём сообщать"),
    },
    asks,
    { intent: "grant", who, path: under("/settings/invites"), go: press(/^Впустить/), done: says("Заявок нет.") },
    {
      intent: "leave",
      who: walker,
      path: under("?sort=discussed"),
      go: press("Выйти"),
      done: says("Сюда пускают по заявке"),
    },
    asks,
    {
      intent: "reject",
      who,
      path: under("/settings/invites?again=1"),
      go: press(/^Отказать/),
      done: says("Заявок нет."),
    },
    {
      intent: "invite",
      who,
      at: "communities/invites",
      async go(page) {
        await type(page, "Кого позвать", `@${friend}`);
        await press("Пригласить")(page);
      },
      done: says("Ждёт ответа"),
    },
    {
      intent: "revoke",
      who,
      at: "communities/invites",
      go: press(/^Отозвать приглашение/),
      done: says("Пока никого не звали."),
    },
    ...invitingWalks({ who, at: "communities/invites" }),
    {
      intent: "choose-files",
      who,
      path: under("/create-post"),
      async go(page) {
        await type(page, "Текст", "Бланки ниже");
        await press("Файлы")(page);
      },
      done: heading("Файлы публикации"),
    },
    {
      intent: "choose-poll",
      who,
      path: under("/create-post"),
      async go(page) {
        await type(page, "Текст", "Ответьте ниже");
        await press("Опрос")(page);
      },
      done: heading("Опрос в публикации"),
    },
    {
      intent: "publish",
      who,
      path: under("/create-post"),
      async go(page) {
        await type(page, "Заголовок (необязательно)", "Пост без мыши");
        await type(page, "Текст", "Так тоже можно");
        await press("Опубликовать")(page);
      },
      async done(page) {
        await heading("Пост без мыши")(page);
        post = new URL(page.url()).pathname;
      },
    },
    {
      intent: "choose-files",
      who,
      at: "communities/editPost",
      async go(page) {
        await changing(page);
        await press("Файлы")(page);
      },
      done: heading("Файлы публикации"),
    },
    {
      intent: "choose-poll",
      who,
      at: "communities/editPost",
      async go(page) {
        await openPost(page);
        await changing(page);
        await press("Опрос")(page);
      },
      done: heading("Опрос в публикации"),
    },
    {
      intent: "save",
      who,
      at: "communities/editPost",
      async go(page) {
        await openPost(page);
        await changing(page);
        await type(page, "Заголовок (необязательно)", "Пост с клавиатуры");
        await press("Сохранить")(page);
      },
      done: heading("Пост с клавиатуры"),
    },
    {
      intent: "remove",
      who,
      at: "communities/post",
      async go(page) {
        await menu(page);
        await press("Удалить")(page);
      },
      done: tells("Пост в корзине"),
    },
    {
      intent: "save",
      who,
      path: under("/settings/profile"),
      async go(page) {
        await type(page, "Название", "Клуб без мыши");
        await press("Сохранить")(page);
      },
      done: heading("Клуб без мыши"),
    },
    ...["/settings/cover", "/create-avatar"].map(
      (path): Walk => ({
        intent: "save",
        who,
        path: under(path),
        go: press("Сохранить"),
        done: (page) => expect(page.getByText("Выберите картинку").first()).toBeVisible(),
      }),
    ),
    {
      intent: "save",
      who,
      path: under("/settings"),
      async go(page) {
        await choose(page, "Кто пишет", "Пишут только администраторы");
        await press("Сохранить")(page);
      },
      done: tells("Сохранено"),
    },
    {
      intent: "get",
      who,
      path: under("/settings/members"),
      go: (page) => look(page, "Найти участника", "никто"),
      done: says("Никого не нашлось"),
    },
    {
      intent: "shut-out",
      who,
      path: under("/settings/blacklist"),
      async go(page) {
        await type(page, "Кому закрыть вход", `@${friend}`);
        await press("Закрыть вход")(page);
      },
      done: (page) => expect(page.getByRole("button", { name: /^Открыть вход/ })).toBeVisible(),
    },
    {
      intent: "unban",
      who,
      path: under("/settings/blacklist"),
      go: press(/^Открыть вход/),
      done: says("В чёрном списке никого нет"),
    },
    { intent: "archive", who, path: under("/settings"), go: press("Убрать в архив"), done: says("Вернуть из архива") },
    { intent: "revive", who, path: under("/settings"), go: press("Вернуть из архива"), done: says("Убрать в архив") },
    {
      intent: "remove",
      who,
      path: under("/settings/delete"),
      async go(page) {
        await type(page, "Адрес", "klub-klavish");
        await press("Удалить навсегда")(page);
      },
      done: (page) => expect(page).toHaveURL(/\/cm(#main)?$/),
    },
  ];
}
