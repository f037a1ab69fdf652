import { enter, pressSpace, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** What an administrator decides for the whole company. */
export function companyWalks({ keeper: who }: Cast): Walk[] {
  return [
    {
      intent: "lock",
      who,
      path: "/admin/widgets",
      async go(page) {
        await pressSpace(page, page.getByRole("checkbox").first());
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      async done(page) {
        await expect(page.getByText("Сохранено для всей компании").first()).toBeVisible();
        await expect(page.getByRole("checkbox").first()).toBeChecked();
      },
    },
    {
      intent: "support",
      who,
      path: "/admin/mood/support",
      async go(page) {
        await type(page, "Кому позвонить", "Психолог компании: +7 495 000-00-00");
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(page.getByText("Слова и телефоны сохранены").first()).toBeVisible(),
    },
  ];
}
