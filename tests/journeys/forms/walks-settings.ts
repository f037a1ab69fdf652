import { signIn } from "#tests/support/browser.ts";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { codeOfKey } from "../support/one-time-code.ts";
import { password } from "../support/people.ts";
import { pictureFile } from "../support/picture.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const secondFactor = "/account-settings/second-factor";

/** What a person sets for themselves. */
export function settingsWalks({ walker: who }: Cast): Walk[] {
  const alias = who.replace("walker", "gleb");
  return [
    {
      intent: "appearance",
      who,
      path: "/account-settings",
      async go(page) {
        await tabTo(page, page.getByRole("radio", { checked: true }).first());
        await page.keyboard.press("ArrowDown");
        await enter(page, page.locator("button[value=appearance]"));
      },
      done: (page) => expect(page.locator("html")).toHaveAttribute("data-theme", "light"),
    },
    {
      intent: "alias",
      who,
      path: "/account-settings/alias",
      async go(page) {
        await type(page, "Адрес страницы", alias);
        await enter(page, page.locator("button[value=alias]"));
      },
      done: (page) => expect(page.getByLabel("Адрес страницы")).toHaveValue(alias),
    },
    {
      intent: "birthday",
      who,
      path: "/account-settings",
      async go(page) {
        await tabTo(page, page.getByRole("radio", { name: "День и месяц" }));
        await page.keyboard.press("ArrowDown");
        await enter(page, page.locator("button[value=birthday]"));
      },
      done: (page) => expect(page.getByText("День рождения останется при вас").first()).toBeVisible(),
    },
    {
      intent: "contacts",
      who,
      path: "/account-settings/visibility",
      async go(page) {
        await tabTo(page, page.getByLabel("Телефон видят"));
        await page.keyboard.press("End");
        await enter(page, page.locator("button[value=contacts]"));
      },
      done: (page) => expect(page.getByLabel("Телефон видят")).toHaveValue("me"),
    },
    {
      intent: "photo",
      who,
      path: "/account-settings",
      async go(page) {
        const field = page.getByLabel("Новое фото");
        await tabTo(page, field);
        // The window of files is the system's own.
        await field.setInputFiles(await pictureFile(1));
        await enter(page, page.locator("button[value=photo]"));
      },
      done: (page) => expect(page.getByText("Фото обновлено").first()).toBeVisible(),
    },
    {
      intent: "remove-photo",
      who,
      path: "/account-settings",
      go: (page) => enter(page, page.locator("button[value=remove-photo]")),
      done: (page) => expect(page.getByText("Фото удалено").first()).toBeVisible(),
    },
    {
      intent: "end-others",
      who,
      path: "/account-settings",
      async go(page) {
        await signIn(process.env.JOURNEYS_URL!, who);
        await page.reload();
        await enter(page, page.locator("button[value=end-others]"));
      },
      done: (page) => expect(page.getByText("На других устройствах вход завершён").first()).toBeVisible(),
    },
    {
      intent: "end-session",
      who,
      path: "/account-settings",
      async go(page) {
        await signIn(process.env.JOURNEYS_URL!, who);
        await page.reload();
        await enter(page, page.locator("button[value=end-session]"));
      },
      done: (page) => expect(page.getByText("Вход завершён").first()).toBeVisible(),
    },
    {
      intent: "begin",
      who,
      path: secondFactor,
      async go(page) {
        await type(page, "Ваш пароль", password);
        await enter(page, page.locator("button[value=begin]"));
      },
      done: (page) => expect(page.getByText("1. Добавьте портал в приложение")).toBeVisible(),
    },
    {
      intent: "confirm",
      who,
      path: secondFactor,
      async go(page) {
        await type(page, "Код из приложения", codeOfKey((await page.locator("#key").textContent())!));
        await enter(page, page.locator("button[value=confirm]"));
      },
      done: (page) => expect(page.getByRole("list", { name: "Запасные коды" })).toBeVisible(),
    },
    {
      intent: "renew-codes",
      who,
      path: secondFactor,
      async go(page) {
        await type(page, "Ваш пароль", password);
        await enter(page, page.locator("button[value=renew-codes]"));
      },
      done: (page) => expect(page.getByRole("list", { name: "Запасные коды" })).toBeVisible(),
    },
    {
      intent: "end",
      who,
      path: secondFactor,
      async go(page) {
        await type(page, "Ваш пароль", password);
        await enter(page, page.locator("button[value=end]"));
      },
      done: (page) => expect(page.getByText("Двухшаговый вход выключен").first()).toBeVisible(),
    },
    {
      intent: "change",
      who,
      path: "/account-settings/password",
      async go(page) {
        await type(page, "Нынешний пароль", password);
        await type(page, "Новый пароль", "четыре слова ни о чём");
        await enter(page, page.locator("button[value=change]"));
      },
      done: (page) => expect(page.getByText("Пароль изменён").first()).toBeVisible(),
    },
  ];
}
