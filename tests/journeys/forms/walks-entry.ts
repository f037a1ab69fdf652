import type { Page } from "@playwright/test";
import { enter, pressEnter, pressSpace, type } from "../support/keyboard.ts";
import { password } from "../support/people.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** The way in and out: consent, sign-in, sign-out. */
export function entryWalks({ walker: who, asked }: Cast): Walk[] {
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  return [
    {
      intent: "agree",
      who: asked,
      path: "/feed/life",
      at: "agreements/consent",
      async go(page) {
        await pressSpace(page, page.getByRole("checkbox"));
        await enter(page, page.getByRole("button", { name: "Принять и продолжить" }));
      },
      done: (page) => expect(title(page)).toContainText("Жизнь"),
    },
    {
      intent: "post",
      who: "nobody",
      path: "/login",
      at: "/auth/interaction",
      async go(page) {
        await type(page, "Логин", who);
        await type(page, "Пароль", password);
        await pressEnter(page);
      },
      done: (page) => expect(title(page)).toContainText("Глеб"),
    },
    {
      intent: "choose",
      who,
      path: "/spaces",
      async go(page) {
        await pressSpace(page, page.getByRole("radio", { name: "Факел" }));
        await enter(page, page.getByRole("button", { name: "Выбрать" }));
      },
      done: (page) => expect(page.getByRole("radio", { name: "Факел" })).toBeChecked(),
    },
    {
      intent: "post",
      who: "nobody",
      at: "/logout",
      async go(page) {
        await enter(page, page.locator("header summary").last());
        await enter(page, page.getByRole("button", { name: "Выйти" }));
      },
      done: (page) => expect(page.getByRole("link", { name: "Войти" }).first()).toBeVisible(),
    },
  ];
}
