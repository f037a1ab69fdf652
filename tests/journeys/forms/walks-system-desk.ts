import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** What an administrator looks up and mends of the portal itself: its journal, its state, its errors, the company's name. */
export function systemDeskWalks({ keeper: who, company }: Cast): Walk[] {
  const main = (page: Page) => page.getByRole("main");
  const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
  const press = (page: Page, name: string) => enter(page, main(page).getByRole("button", { name }));
  return [
    {
      intent: "get",
      who,
      path: "/admin/audit",
      async go(page) {
        await type(page, "Кто", "никто");
        await enter(page, main(page).getByRole("button", { name: "Показать" }));
      },
      done: said("Таких записей нет"),
    },
    {
      intent: "send-letter",
      who,
      path: "/admin/state",
      go: (page) => press(page, "Послать письмо себе"),
      done: said("Письмо ушло на"),
    },
    {
      intent: "save",
      who,
      path: "/admin/companies",
      at: "companies/edit",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: /Клавиши/ }));
        await type(page, "Название", `Клавиши и буквы ${company}`);
        await press(page, "Сохранить");
      },
      done: said("Компания сохранена"),
    },
    {
      intent: "retry",
      who,
      path: "/admin/state",
      // Words for the ear alone are read apart from the rest where there is style.
      go: (page) =>
        enter(page, main(page).getByRole("button", { name: new RegExp(`^Повторить ?: Событие для «${company}»$`) })),
      done: said("Портал попробует ещё раз"),
    },
    {
      intent: "settle",
      who,
      // Whatever breaks meanwhile stands before it on the whole page.
      path: "/admin/errors?code=0A1B2C3D",
      go: (page) =>
        enter(page, main(page).getByRole("button", { name: new RegExp(`^Разобрались.*Сломалось в ${company}$`) })),
      done: said("Отмечено. Если повторится, ошибка появится снова"),
    },
    {
      intent: "get",
      who,
      path: "/admin/errors",
      async go(page) {
        await type(page, "Код ошибки", "FFFFFFFF");
        await enter(page, main(page).getByRole("button", { name: "Найти" }));
      },
      done: said("С таким кодом ничего нет"),
    },
  ];
}
