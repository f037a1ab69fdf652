import type { Page } from "@playwright/test";
import { choose, enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { enterCommentDeeds } from "../support/talks.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { askToMend, commentAs, publishAs, reportAs } from "./beginnings.ts";

const words = "Вот это никуда не годится";

/** The forms of complaints and of those who decide on them, in their order. */
export function moderationWalks({ walker, talker, moderator }: Cast): Walk[] {
  let talkedOf = "";
  const openCase = (page: Page, name: string) =>
    enter(page, page.getByRole("main").getByRole("link", { name, exact: true }));
  return [
    {
      intent: "report",
      who: walker,
      at: "moderation/report",
      async go(page) {
        talkedOf = await publishAs(walker, "О чём поговорим");
        await commentAs(talker, talkedOf, words);
        await page.goto(talkedOf);
        const comment = page.locator("#comments li", { hasText: words });
        await enterCommentDeeds(page, comment);
        await enter(page, comment.getByRole("link", { name: "Пожаловаться" }));
        await pressSpace(page, page.getByRole("radio", { name: "Спам или реклама" }));
        await choose(page, "Что не так", "Оскорбления или травля");
        await type(page, "Подробнее (необязательно)", "Прошу проверить");
        await enter(page, page.getByRole("button", { name: "Отправить жалобу" }));
      },
      done: (page) => expect(page.getByText("Жалоба отправлена").first()).toBeVisible(),
    },
    {
      intent: "claim",
      who: moderator,
      path: "/admin/moderation",
      at: "moderation/case",
      async go(page) {
        await openCase(page, words);
        await enter(page, page.getByRole("button", { name: "Взять в работу" }));
      },
      done: (page) => expect(page.getByText("У вас до")).toBeVisible(),
    },
    {
      intent: "release",
      who: moderator,
      path: "/admin/moderation?tab=claimed",
      at: "moderation/case",
      async go(page) {
        await openCase(page, words);
        await enter(page, page.getByRole("button", { name: "Вернуть в очередь" }));
      },
      done: (page) => expect(page.getByText("Снова в очереди").first()).toBeVisible(),
    },
    {
      intent: "decide",
      who: moderator,
      path: "/admin/moderation",
      at: "moderation/decision",
      async go(page) {
        await openCase(page, words);
        await enter(page, page.getByRole("main").getByRole("link", { name: "Скрыть", exact: true }));
        const reason = page.getByLabel("Причина");
        await tabTo(page, reason);
        for (let turn = 0; turn < 7 && (await reason.inputValue()) !== "insult"; turn++)
          await page.keyboard.press("ArrowDown");
        await type(page, "Сообщение автору (необязательно)", "Напишите мягче");
        await enter(page, page.getByRole("button", { name: "Скрыть" }));
      },
      done: (page) => expect(page.getByText("Скрыто", { exact: true }).first()).toBeVisible(),
    },
    {
      intent: "appeal",
      who: talker,
      path: "/bell-notifications",
      at: "moderation/verdict",
      async go(page) {
        // The bell is rung beside the request.
        const notice = page.getByRole("link", { name: words });
        await expect(async () => {
          await page.reload();
          expect(await notice.count()).toBe(1);
        }).toPass();
        await enter(page, notice);
        await type(page, "Почему решение неверно", "Это про погоду");
        await enter(page, page.getByRole("button", { name: "Обжаловать" }));
      },
      done: (page) => expect(page.getByText("Рассматриваем")).toBeVisible(),
    },
    {
      intent: "mend",
      who: talker,
      path: "/bell-notifications",
      at: "moderation/verdict",
      async go(page) {
        const faulty = `${words}, поправьте`;
        const id = await commentAs(talker, talkedOf, faulty);
        await reportAs(walker, id);
        await askToMend(moderator, faulty);
        await page.goto(`/appeal/comment/${id}`);
        await type(page, "Ваш комментарий", "Исправлено");
        await enter(page, page.getByRole("button", { name: "Отправить снова" }));
      },
      done: (page) => expect(page.getByText("Отправлено на проверку модератору").first()).toBeVisible(),
    },
    {
      intent: "keep",
      who: moderator,
      path: "/admin/moderation",
      at: "moderation/case",
      async go(page) {
        const harmless = `${words}, но терпимо`;
        const id = await commentAs(talker, talkedOf, harmless);
        await reportAs(walker, id);
        await page.reload();
        await openCase(page, `${words}, но терпимо`);
        await enter(page, page.getByRole("button", { name: "Оставить" }));
      },
      done: (page) => expect(page.getByText("Оставили как есть", { exact: false }).first()).toBeVisible(),
    },
    {
      intent: "bring-back",
      who: moderator,
      path: "/admin/moderation",
      at: "trash/desk",
      async go(page) {
        const rude = `${words}, совсем`;
        const id = await commentAs(talker, talkedOf, rude);
        await reportAs(walker, id);
        await page.reload();
        await openCase(page, rude);
        await enter(page, page.getByRole("main").getByRole("link", { name: "Удалить", exact: true }));
        await tabTo(page, page.getByLabel("Причина"));
        await page.keyboard.press("ArrowDown");
        await enter(page, page.getByRole("button", { name: "Удалить" }));
        await expect(page.getByText("Удалено", { exact: true }).first()).toBeVisible();
        await page.goto("/admin/trash");
        // Words for the ear alone are read apart from the rest where there is style.
        await enter(page, page.getByRole("button", { name: new RegExp(`^Вернуть читателям ?: ${rude}$`) }));
      },
      done: (page) => expect(page.getByText("Читатели снова это видят").first()).toBeVisible(),
    },
  ];
}
