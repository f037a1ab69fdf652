import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { enterCommentDeeds } from "../support/talks.ts";
import { expect, unique } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { commentAs, publishAs } from "./beginnings.ts";

/** Others talk there too: with the newest first what was just said stands on the first page. */
const publication = "/ugc/{publication}?order=new";

/** What a person says and how they look at what is said; what an author does with the talk under their own publication. */
export function talkWalks({ walker: who, talker }: Cast): Walk[] {
  const text = unique("Набрано на клавиатуре");
  let own = "";
  const open = async (page: Page) => {
    if (own) return void (new URL(page.url()).pathname !== own && (await page.goto(own)));
    own = await publishAs(who, "Поговорим");
    await commentAs(talker, own, "Здорово!");
    await page.goto(own);
  };
  const said = (page: Page) => page.locator("#comments li", { hasText: text });
  const first = (page: Page) => page.locator("#comments li").first();
  const press = (intent: string, button: string, done: Walk["done"]): Walk => ({
    intent,
    who,
    at: "ugc/post",
    async go(page) {
      await open(page);
      await enterCommentDeeds(page, first(page));
      await enter(page, first(page).getByRole("button", { name: button }));
    },
    done,
  });
  return [
    {
      intent: "comment",
      who,
      path: publication,
      async go(page) {
        await type(page, "Ваш комментарий", text);
        await enter(page, page.getByRole("button", { name: "Отправить" }));
      },
      done: (page) => expect(said(page)).toBeVisible(),
    },
    {
      intent: "edit-comment",
      who,
      path: publication,
      async go(page) {
        await enter(page, said(page).getByRole("link", { name: "Изменить" }));
        await type(page, "Комментарий", `${text}: исправлено`);
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(said(page)).toContainText("исправлено"),
    },
    {
      intent: "remove-comment",
      who,
      path: publication,
      go: (page) => enter(page, said(page).getByRole("button", { name: "Удалить" })),
      done: (page) => expect(said(page)).toHaveCount(0),
    },
    {
      intent: "react",
      who,
      path: publication,
      async go(page) {
        const reactions = page.locator("article");
        await enter(page, reactions.locator("summary[aria-label='Выбрать реакцию']"));
        await enter(page, reactions.getByRole("button", { name: "Удивительно", pressed: false }));
      },
      done: (page) =>
        expect(page.locator("article").getByRole("button", { name: /^Удивительно/, pressed: true })).toBeVisible(),
    },
    press("pin-comment", "Закрепить", (page) => expect(first(page)).toContainText("Закреплён автором")),
    press("unpin-comment", "Открепить", (page) => expect(first(page)).not.toContainText("Закреплён")),
    {
      intent: "close-talk",
      who,
      at: "talk/closing",
      async go(page) {
        await open(page);
        await enter(page, page.getByRole("link", { name: "Закрыть комментарии" }));
        await type(page, "Что сказать читателям (необязательно)", "Всё обсудили");
        await enter(page, page.getByRole("main").getByRole("button", { name: "Закрыть", exact: true }));
      },
      done: (page) => expect(page.locator("#comments")).toContainText("Всё обсудили"),
    },
    {
      intent: "open-talk",
      who,
      at: "talk/closing",
      async go(page) {
        await open(page);
        await enter(page, page.getByRole("link", { name: "Открыть комментарии" }));
        await enter(page, page.getByRole("main").getByRole("button", { name: "Открыть", exact: true }));
      },
      done: (page) => expect(page.getByLabel("Ваш комментарий")).toBeVisible(),
    },
  ];
}
