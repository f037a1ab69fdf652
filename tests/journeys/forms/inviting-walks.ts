import type { Page } from "@playwright/test";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./area.ts";

type Place = { who: string; at: string };

/** A whole department is asked in, somebody who is not there yet by a letter, and a link lets somebody in until it is taken away: of channels and communities alike. */
export function invitingWalks({ who, at }: Place): Walk[] {
  const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name }));
  return [
    {
      intent: "invite-department",
      who,
      at,
      async go(page) {
        await tabTo(page, page.getByRole("combobox", { name: "Целое подразделение" }));
        await page.keyboard.press("ArrowDown");
        await press("Пригласить подразделение")(page);
      },
      done: (page) => expect(page.getByText("Приглашение получит 1 человек")).toBeVisible(),
    },
    {
      intent: "make-link",
      who,
      at,
      go: press("Сделать ссылку"),
      done: (page) => expect(page.getByText("вошли 0 из 10")).toBeVisible(),
    },
    {
      intent: "drop-link",
      who,
      at,
      go: press(/^Закрыть ссылку/),
      done: (page) => expect(page.getByText("вошли 0 из 10")).toHaveCount(0),
    },
    {
      intent: "send-letter",
      who,
      at,
      async go(page) {
        await type(page, "Почта", "novichok-klavishi@example.ru");
        await press("Отправить письмо")(page);
      },
      done: (page) => expect(page.getByText("novichok-klavishi@example.ru")).toBeVisible(),
    },
    {
      intent: "drop-letter",
      who,
      at,
      go: press(/^Отозвать письмо/),
      done: (page) => expect(page.getByText("Отозвано", { exact: true })).toBeVisible(),
    },
  ];
}
