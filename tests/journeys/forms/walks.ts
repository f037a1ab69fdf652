import type { Page } from "@playwright/test";
import { pages } from "#app/routes.ts";
import { choose, enter, pressEnter, tabTo, type } from "../support/keyboard.ts";
import { deskWays } from "../support/people.ts";
import { expect, unique } from "../support/test.ts";
import { formOf } from "./forms.ts";
import { agreementDeskWalks, agreementWalks } from "./walks-agreements.ts";
import { analyticsWalks } from "./walks-analytics.ts";
import { cabinetWalks } from "./walks-cabinet.ts";
import { companyWalks } from "./walks-company.ts";
import { directoryWalks } from "./walks-directory.ts";
import { entryWalks } from "./walks-entry.ts";
import { feedWalks } from "./walks-feed.ts";
import { followWalks } from "./walks-follow.ts";
import { hashtagWalks } from "./walks-hashtags.ts";
import { inviteWalks } from "./walks-invites.ts";
import { lineWalks } from "./walks-line.ts";
import { mainWalks } from "./walks-main.ts";
import { moderationWalks } from "./walks-moderation.ts";
import { newsWalks } from "./walks-news.ts";
import { newsroomWalks } from "./walks-newsroom.ts";
import { noticeWalks } from "./walks-notices.ts";
import { peopleDeskWalks } from "./walks-people-desk.ts";
import { rssWalks } from "./walks-rss.ts";
import { searchDeskWalks, searchWalks } from "./walks-search.ts";
import { settingsWalks } from "./walks-settings.ts";
import { shortLinkWalks } from "./walks-short-links.ts";
import { storyWalks } from "./walks-stories.ts";
import { storyDeskWalks } from "./walks-story-desk.ts";
import { supportDeskWalks, supportWalks } from "./walks-support.ts";
import { talkWalks } from "./walks-talk.ts";
import { trashWalks } from "./walks-trash.ts";
import { videoWalks } from "./walks-videos.ts";
import { besideWalks, writingWalks } from "./walks-writing.ts";

/** A form of the portal, and how a person without a mouse completes it. `done` is what they see then. */
export type Walk = {
  /** Of the button that they press at last; «get» of a form that only asks, «post» of one without an intent. */
  intent: string;
  who: string;
  /** Where they begin; without it where their last walk has left them. */
  path?: string;
  /** The page that answers the form, by its route id, where it is not the one at `path`. */
  at?: string;
  /** The page tells it by itself, and nothing is pressed. */
  tellsItself?: boolean;
  go(page: Page): Promise<void>;
  done(page: Page): Promise<void>;
};

/** The form of a walk, as forms.ts names it. */
export function formWalked({ intent, path = "", at }: Walk): string {
  const file = at && (pages[at]?.file ?? at);
  if (!file && !path) throw new Error(`A walk of «${intent}» says neither path nor at`);
  return file ? `${intent} of ${file}` : formOf(path.split("?")[0]!, intent);
}

/** Forms that one file draws wherever readers meet them, so that a walk at one page stands for all. At desks nothing is. */
export const drawnOnce = new Set([
  ...["react", "comment", "edit-comment", "remove-comment", "pin-comment", "unpin-comment", "read"],
  ...["keep", "let-go", "dismiss-line", "preview", "save-draft", "choose-theme", "paint"],
]);

/** Others talk there too: with the newest first what was just said stands on the first page. */
const article = "/ugc/{publication}?order=new";
const text = unique("Набрано на клавиатуре");

/** The walks of one way of looking, in their order: what one leaves the next one finds. */
export function walksOf(way: string): Walk[] {
  const who = `walker-${way}`;
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  let own = "";
  const openOwn = async (page: Page) => void (new URL(page.url()).pathname !== own && (await page.goto(own)));
  return [
    {
      intent: "get",
      who,
      path: "/main",
      at: "search/all",
      async go(page) {
        await tabTo(page, page.getByRole("banner").locator("input[type=search]"));
        await page.keyboard.type("отпуск");
        await pressEnter(page);
      },
      async done(page) {
        await expect(title(page)).toContainText("Поиск");
        await expect(page.getByRole("main").getByText("График отпусков").first()).toBeVisible();
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
      async done(page) {
        await expect(title(page)).toHaveText(`${text} ${way}`);
        own = new URL(page.url()).pathname;
      },
    },
    ...searchWalks(who),
    ...mainWalks(who),
    ...writingWalks(who),
    ...newsWalks(who, way),
    ...feedWalks(who, way),
    ...followWalks(who),
    ...cabinetWalks(who),
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
    ...besideWalks(who, openOwn),
    ...noticeWalks(who, () => own, way),
    ...talkWalks(who, openOwn),
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
    ...trashWalks(who),
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
    ...rssWalks(who),
    ...shortLinkWalks(who),
    ...storyWalks(way),
    ...settingsWalks(who, way),
    ...supportWalks(who),
    ...videoWalks(who),
    ...agreementWalks(who),
    ...deskWalks(way),
    ...entryWalks(who, way),
  ];
}

/**
 * What editors and administrators do, each way in a company of its own, for they change what everyone there sees. The way
 * of HTML alone is left out: the desks are built of the same fields and buttons as the rest, which walks that way, and
 * without script the server is asked for nothing else than without style.
 */
function deskWalks(way: string): Walk[] {
  if (!deskWays.some((one) => one === way)) return [];
  const who = `keeper-${way}`;
  return [
    ...newsroomWalks(who),
    ...storyDeskWalks(who),
    ...lineWalks(who),
    ...hashtagWalks(who),
    ...searchDeskWalks(who),
    ...analyticsWalks(who),
    ...companyWalks(who),
    ...agreementDeskWalks(who),
    ...peopleDeskWalks(who, way),
    ...supportDeskWalks(who),
    ...inviteWalks(who, way),
    ...directoryWalks(who, way),
  ];
}

function ownComment(page: Page, way: string) {
  return page.locator("#comments li", { hasText: `${text} ${way}` });
}
