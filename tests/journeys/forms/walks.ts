import type { Page } from "@playwright/test";
import { signIn } from "#tests/support/browser.ts";
import { choose, enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { password } from "../support/people.ts";
import { expect, unique } from "../support/test.ts";
import { feedWalks } from "./walks-feed.ts";
import { mainWalks } from "./walks-main.ts";
import { moderationWalks } from "./walks-moderation.ts";
import { newsWalks } from "./walks-news.ts";
import { rssWalks } from "./walks-rss.ts";
import { settingsWalks } from "./walks-settings.ts";
import { storyWalks } from "./walks-stories.ts";
import { talkWalks } from "./walks-talk.ts";
import { videoWalks } from "./walks-videos.ts";
import { writingWalks } from "./walks-writing.ts";

/** Every form of the portal, and how a person without a mouse completes it. `done` is what they see then. */
export type Walk = {
  intent: string;
  who: string;
  path: string;
  go(page: Page): Promise<void>;
  done(page: Page): Promise<void>;
};

const article = "/ugc/{publication}";
const text = unique("Набрано на клавиатуре");

/** The walks of one way of looking, in their order: what one leaves the next one finds. */
export function walksOf(way: string): Walk[] {
  const who = `walker-${way}`;
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  return [
    {
      intent: "search",
      who,
      path: "/main",
      async go(page) {
        await tabTo(page, page.getByRole("banner").getByRole("searchbox"));
        await page.keyboard.type("отпуск");
        await page.keyboard.press("Enter");
      },
      async done(page) {
        await expect(title(page)).toContainText("Поиск");
        await expect(page.getByRole("main").getByText("График отпусков")).toBeVisible();
      },
    },
    {
      intent: "publish",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Заголовок (необязательно)", `${text} ${way}`);
        await type(page, "Текст", "Ни разу не взяли мышь");
        await choose(page, "Где показать", "Жизнь");
        await choose(page, "Кому показать", "Моей компании");
        await enter(page, page.getByRole("button", { name: "Опубликовать" }));
      },
      done: (page) => expect(title(page)).toHaveText(`${text} ${way}`),
    },
    ...mainWalks(who),
    ...writingWalks(who),
    ...newsWalks(who, way),
    {
      intent: "save",
      who,
      path: "/profile",
      async go(page) {
        await openOwn(page, way);
        await enter(page, page.locator("article summary", { hasText: "Действия с публикацией" }));
        await enter(page, page.getByRole("main").getByRole("link", { name: "Изменить" }));
        await type(page, "Текст", "Переписали, не взяв мышь");
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(page.locator("article")).toContainText("Переписали"),
    },
    {
      intent: "read-all",
      who,
      path: "/profile",
      async go(page) {
        const own = page.getByRole("main").getByRole("link", { name: `${text} ${way}` });
        const ivan = await signIn(process.env.JOURNEYS_URL!, "ivan");
        const comment = { intent: "comment", text: "Здорово!", _csrf: await ivan.csrf(), _key: unique(way) };
        await ivan.send((await own.getAttribute("href"))!, { form: comment });
        // The bell is rung beside the request.
        await expect(async () => {
          await page.goto("/bell-notifications");
          await expect(page.locator("button[value=read-all]")).toBeVisible({ timeout: 500 });
        }).toPass();
        await enter(page, page.locator("button[value=read-all]"));
      },
      done: (page) => expect(page.locator("button[value=read-all]")).toHaveCount(0),
    },
    ...talkWalks(who, (page) => openOwn(page, way)),
    {
      intent: "remove",
      who,
      path: "/profile",
      async go(page) {
        await openOwn(page, way);
        await page.goto(`${page.url().split("#")[0]}/delete`);
        await enter(page, page.getByRole("button", { name: "Удалить" }));
      },
      done: (page) => expect(page.getByText("Публикация удалена").first()).toBeVisible(),
    },
    {
      intent: "comment",
      who,
      path: article,
      async go(page) {
        await type(page, "Ваш комментарий", `${text} ${way}`);
        await enter(page, page.getByRole("button", { name: "Отправить" }));
      },
      done: (page) => expect(page.locator("#comments li", { hasText: `${text} ${way}` })).toBeVisible(),
    },
    {
      intent: "edit-comment",
      who,
      path: article,
      async go(page) {
        await enter(page, ownComment(page, way).getByRole("link", { name: "Изменить" }));
        await type(page, "Комментарий", `${text} ${way}: исправлено`);
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(ownComment(page, way)).toContainText("исправлено"),
    },
    {
      intent: "remove-comment",
      who,
      path: article,
      go: (page) => enter(page, ownComment(page, way).getByRole("button", { name: "Удалить" })),
      done: (page) => expect(ownComment(page, way)).toHaveCount(0),
    },
    {
      intent: "react",
      who,
      path: article,
      async go(page) {
        const reactions = page.locator("article");
        await enter(page, reactions.locator("summary[aria-label='Выбрать реакцию']"));
        await enter(page, reactions.getByRole("button", { name: "Удивительно", pressed: false }));
      },
      done: (page) =>
        expect(page.locator("article").getByRole("button", { name: /^Удивительно/, pressed: true })).toBeVisible(),
    },
    ...moderationWalks(way),
    {
      intent: "keep",
      who,
      path: article,
      go: (page) => enter(page, page.getByRole("button", { name: "В избранное" })),
      done: (page) => expect(page.getByRole("button", { name: "В избранном" })).toBeVisible(),
    },
    {
      intent: "let-go",
      who,
      path: article,
      go: (page) => enter(page, page.getByRole("button", { name: "В избранном" })),
      done: (page) => expect(page.getByRole("button", { name: "В избранное" })).toBeVisible(),
    },
    {
      intent: "subscribe",
      who,
      path: "/profile/anna",
      go: (page) => enter(page, page.getByRole("button", { name: "Подписаться" })),
      done: (page) => expect(page.getByRole("button", { name: "Вы подписаны" })).toBeVisible(),
    },
    {
      intent: "unsubscribe",
      who,
      path: "/profile/anna",
      go: (page) => enter(page, page.getByRole("button", { name: "Вы подписаны" })),
      done: (page) => expect(page.getByRole("button", { name: "Подписаться" })).toBeVisible(),
    },
    {
      intent: "agree",
      who: `asked-${way}`,
      path: "/feed/life",
      async go(page) {
        await pressSpace(page, page.getByRole("checkbox"));
        await enter(page, page.getByRole("button", { name: "Принять и продолжить" }));
      },
      done: (page) => expect(title(page)).toContainText("Жизнь"),
    },
    ...rssWalks(who),
    ...feedWalks(who, way),
    ...storyWalks(way),
    ...settingsWalks(who, way),
    ...videoWalks(who),
    {
      intent: "login and logout",
      who: "nobody",
      path: "/login",
      async go(page) {
        await type(page, "Логин", who);
        await type(page, "Пароль", password);
        await page.keyboard.press("Enter");
        await expect(title(page)).toContainText("Глеб");
        await enter(page, page.locator("header summary"));
        await enter(page, page.getByRole("button", { name: "Выйти" }));
      },
      done: (page) => expect(page.getByRole("link", { name: "Войти" }).first()).toBeVisible(),
    },
  ];
}

async function openOwn(page: Page, way: string): Promise<void> {
  await enter(page, page.getByRole("main").getByRole("link", { name: `${text} ${way}` }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${text} ${way}`);
}

function ownComment(page: Page, way: string) {
  return page.locator("#comments li", { hasText: `${text} ${way}` });
}
