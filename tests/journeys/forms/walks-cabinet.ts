import { dayIn } from "#tests/support/days.ts";
import { enter, pressEnter, tabTo, type } from "../support/keyboard.ts";
import { password } from "../support/people.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A day to come, far from today and nearer than a year. */
const soon = dayIn(40);

/** What a person tells of themselves. */
export function cabinetWalks({ walker: who, friend }: Cast): Walk[] {
  return [
    {
      intent: "tell",
      who,
      path: "/account/about-myself",
      async go(page) {
        await type(page, "Статус (необязательно)", "До пятницы в Твери");
        await enter(page, page.locator("button[value=tell]"));
      },
      done: (page) => expect(page.getByText("Сохранено: так вас увидят коллеги").first()).toBeVisible(),
    },
    {
      intent: "add-absence",
      who,
      path: "/account/absences",
      async go(page) {
        for (const label of ["Первый день", "Последний день"]) await page.getByLabel(label).fill(soon);
        await enter(page, page.locator("button[value=add-absence]"));
      },
      done: (page) => expect(page.getByText("Сохранено. Когда придёт день, коллеги увидят").first()).toBeVisible(),
    },
    {
      intent: "drop-absence",
      who,
      path: "/account/absences",
      go: (page) => enter(page, page.getByRole("button", { name: "Убрать: отпуск" })),
      done: (page) => expect(page.getByText("Убрано").first()).toBeVisible(),
    },
    {
      intent: "ask-erasure",
      who,
      path: "/account/delete",
      async go(page) {
        await type(page, "Ваш пароль", password);
        await enter(page, page.locator("button[value=ask-erasure]"));
      },
      done: (page) => expect(page.getByText("Просьба отправлена администраторам").first()).toBeVisible(),
    },
    {
      intent: "withdraw-erasure",
      who,
      path: "/account/delete",
      go: (page) => enter(page, page.locator("button[value=withdraw-erasure]")),
      done: (page) => expect(page.getByText("Просьба отозвана: всё остаётся как было").first()).toBeVisible(),
    },
    {
      intent: "add-skill",
      who,
      path: "/account/tags/create",
      async go(page) {
        await type(page, "Тег", "Сифон");
        await enter(page, page.locator("button[value=add-skill]"));
      },
      done: (page) => expect(page.getByText("Тег «Сифон» добавлен").first()).toBeVisible(),
    },
    {
      intent: "drop-skill",
      who,
      path: "/account/tags",
      go: (page) => enter(page, page.getByRole("button", { name: "Убрать тег: Сифон" })),
      done: (page) => expect(page.getByText("Тег «Сифон» убран").first()).toBeVisible(),
    },
    {
      intent: "get",
      who,
      path: "/account/faq",
      async go(page) {
        await tabTo(page, page.getByRole("main").getByRole("searchbox"));
        await page.keyboard.type("видео");
        await pressEnter(page);
      },
      done: (page) => expect(page.getByText("Как вставить видео?").first()).toBeVisible(),
    },
    {
      intent: "low-vision",
      who,
      path: "/account-settings",
      go: (page) => enter(page, page.locator("button[value=low-vision]")),
      done: (page) => expect(page.locator("html")).toHaveAttribute("data-size", "largest"),
    },
    {
      intent: "unfollow",
      who,
      path: "/account/subscriptions",
      async go(page) {
        await page.goto(`/profile/${friend}`);
        await enter(page, page.getByRole("main").getByRole("button", { name: "Подписаться" }));
        await expect(page.getByRole("main").getByRole("button", { name: "Вы подписаны" })).toBeVisible();
        await page.goto("/account/subscriptions");
        await enter(page, page.getByRole("button", { name: /^Отписаться: Алла/ }));
      },
      done: (page) => expect(page.getByText("Вы ни на кого не подписаны")).toBeVisible(),
    },
    {
      intent: "subscribe",
      who,
      path: `/profile/${friend}`,
      go: (page) => enter(page, page.getByRole("main").getByRole("button", { name: "Подписаться" })),
      done: (page) => expect(page.getByRole("main").getByRole("button", { name: "Вы подписаны" })).toBeVisible(),
    },
    {
      intent: "drop-subscriber",
      who: friend,
      path: "/account/subscribers",
      go: (page) => enter(page, page.getByRole("button", { name: /^Убрать подписчика/ }).first()),
      done: (page) => expect(page.getByText("Подписчик убран").first()).toBeVisible(),
    },
    {
      intent: "ask-export",
      who,
      path: "/account/export",
      go: (page) => enter(page, page.locator("button[value=ask-export]")),
      done: (page) => expect(page.getByText(/Собираем ваш архив|Архив готов/).first()).toBeVisible(),
    },
    {
      intent: "block",
      who,
      path: `/profile/${friend}/block`,
      go: (page) => enter(page, page.locator("button[value=block]")),
      done: (page) => expect(page.getByText("Вы заблокировали этого человека").first()).toBeVisible(),
    },
    {
      intent: "unblock",
      who,
      path: "/account/blocked",
      go: (page) => enter(page, page.getByRole("button", { name: /^Разблокировать: Алла/ })),
      done: (page) => expect(page.getByText("Вы никого не блокировали")).toBeVisible(),
    },
  ];
}
