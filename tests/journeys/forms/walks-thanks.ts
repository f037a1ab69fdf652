import type { Page } from "@playwright/test";
import { choose, enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name }));
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const open = (page: Page, name: string | RegExp) => enter(page, page.getByRole("link", { name }).first());

/** Thanks that are taken back, and others that are answered; then achievements. */
export function thanksWalks({ keeper: who, walker, friend }: Cast): Walk[] {
  const thank: Walk = {
    intent: "send",
    who: walker,
    path: "/thanks",
    async go(page) {
      await type(page, "Кого", `@${friend}`);
      await type(page, "За что", "Спасибо, что показали все клавиши");
      await press("Поблагодарить")(page);
    },
    done: tells("Спасибо отправлено"),
  };
  /** What all may read is answered as a publication is; what nobody else reads, here. */
  const quietly = (walk: Walk): Walk => ({
    ...walk,
    async go(page) {
      await type(page, "Кого", `@${friend}`);
      await type(page, "За что", "Спасибо, что показали все клавиши");
      await choose(page, "Кто увидит", "Только те, кого благодарят");
      await press("Поблагодарить")(page);
    },
  });
  return [
    {
      intent: "value",
      who,
      path: "/admin/thanks",
      async go(page) {
        await type(page, "Как называется", "Терпение");
        await press("Сохранить")(page);
      },
      done: tells("Ценность сохранена"),
    },
    {
      intent: "archive",
      who,
      at: "thanks-desk/adminThanks",
      go: press("Убрать: Терпение"),
      done: tells("Больше не предлагается"),
    },
    {
      intent: "revive",
      who,
      at: "thanks-desk/adminThanks",
      go: press("Вернуть: Терпение"),
      done: tells("Снова предлагается"),
    },
    { intent: "settings", who, path: "/admin/thanks/limits", go: press("Сохранить"), done: tells("Правила сохранены") },
    {
      intent: "top-up",
      who,
      path: "/admin/thanks/top-ups",
      async go(page) {
        await type(page, "Кому", `@${friend}`);
        await type(page, "Сколько", "5");
        await type(page, "Почему", "Кончились раньше срока");
        await press("Пополнить")(page);
      },
      done: tells(/^Кошелёк пополнен/),
    },
    {
      intent: "top-up",
      who,
      path: "/thanks/top-up",
      async go(page) {
        await tabTo(page, page.getByLabel("Кому"));
        await page.keyboard.press("ArrowDown");
        await type(page, "Сколько", "5");
        await type(page, "Почему", "Кончились раньше срока");
        await press("Пополнить")(page);
      },
      done: tells(/^Кошелёк пополнен/),
    },
    thank,
    { intent: "withdraw", who: walker, at: "thanks/one", go: press("Отозвать"), done: tells("Благодарность отозвана") },
    quietly(thank),
    {
      intent: "answer",
      who: friend,
      path: "/thanks/review",
      at: "thanks/one",
      async go(page) {
        await open(page, "Открыть открытку");
        await type(page, "Ваш ответ", "Всегда рада помочь");
        await press("Ответить")(page);
      },
      done: tells("Ответ отправлен"),
    },
    ...badgeWalks({ who, walker }),
  ];
}

/** An achievement that is made, awarded, taken away, given again and shown first. */
function badgeWalks({ who, walker }: { who: string; walker: string }): Walk[] {
  const at = "achievements-desk/adminAchievement";
  const hand = (intent: string, name: string, told: string): Walk => ({
    intent,
    who,
    at,
    async go(page) {
      await type(page, "Кому", `@${walker}`);
      await type(page, "За что или почему", "За терпение");
      await press(name)(page);
    },
    done: tells(told),
  });
  return [
    {
      intent: "collection",
      who,
      path: "/admin/achievements",
      async go(page) {
        await type(page, "Название", "Первые шаги");
        await press("Завести коллекцию")(page);
      },
      done: tells("Коллекция заведена"),
    },
    {
      intent: "put",
      who,
      path: "/admin/achievements/new",
      async go(page) {
        await type(page, "Название", "Мастер клавиш");
        await press("Сохранить")(page);
      },
      done: tells("Достижение сохранено"),
    },
    hand("award", "Вручить", "Достижение вручено"),
    hand("revoke", "Отозвать", "Достижение отозвано"),
    hand("award", "Вручить", "Достижение вручено"),
    {
      intent: "keys",
      who: walker,
      path: "/achievements/key",
      async go(page) {
        await pressSpace(page, page.getByRole("checkbox", { name: "Мастер клавиш" }));
        await press("Сохранить")(page);
      },
      done: tells(/^Готово: коллеги увидят/),
    },
    {
      intent: "reach",
      who,
      at,
      async go(page) {
        await tabTo(page, page.getByLabel("Приходит само, если (необязательно)"));
        await page.keyboard.press("ArrowDown");
        await type(page, "Сколько раз (необязательно)", "1");
        await press("Скольким достанется?")(page);
      },
      done: tells(/^Сразу достанется/),
    },
    {
      intent: "archive",
      who,
      path: "/admin/achievements",
      go: press("В архив: Мастер клавиш"),
      done: tells("Достижение в архиве"),
    },
    {
      intent: "revive",
      who,
      at: "achievements-desk/adminAchievements",
      go: press("Вернуть: Мастер клавиш"),
      done: tells("Достижение снова можно получить"),
    },
  ];
}
