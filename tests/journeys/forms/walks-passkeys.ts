import { giveAuthenticator } from "../support/authenticator.ts";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { password } from "../support/people.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const path = "/account-settings/passkeys";

/** What a person does with their keys; a new one is made with script alone. */
export function passkeyWalks({ walker: who, way }: Cast): Walk[] {
  const kept: Walk[] = [
    {
      intent: "rename",
      who,
      path,
      async go(page) {
        await tabTo(page, page.locator("main details summary", { hasText: "Переименовать" }));
        await page.keyboard.press("Enter");
        await type(page, "Название ключа", "Новый телефон");
        await enter(page, page.locator("button[value=rename]"));
      },
      done: (page) => expect(page.getByText("Новый телефон").first()).toBeVisible(),
    },
    {
      intent: "remove",
      who,
      path,
      async go(page) {
        await tabTo(page, page.locator("main details summary", { hasText: "Убрать ключ" }));
        await page.keyboard.press("Enter");
        await tabTo(page, page.locator("main details[open] input[type=password]"));
        await page.keyboard.insertText(password);
        await enter(page, page.locator("button[value=remove]"));
      },
      done: (page) => expect(page.getByText("Ключ убран").first()).toBeVisible(),
    },
  ];
  const made: Walk[] = [
    {
      intent: "begin",
      who,
      path,
      async go(page) {
        await giveAuthenticator(page);
        await type(page, "Название", "Ноутбук");
        await type(page, "Ваш пароль", password);
        await enter(page, page.locator("button[value=begin]"));
      },
      done: (page) => expect(page.getByText("Осталось создать ключ «Ноутбук»")).toBeVisible(),
    },
    {
      intent: "add",
      who,
      path,
      async go(page) {
        await tabTo(page, page.getByRole("button", { name: "Создать ключ" }));
        await page.keyboard.press("Enter");
      },
      done: (page) => expect(page.getByText("Ключ «Ноутбук» добавлен").first()).toBeVisible(),
    },
  ];
  return way === "js" ? [...kept, ...made] : kept;
}
