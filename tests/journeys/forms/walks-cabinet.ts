import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** What a person tells of themselves. */
export function cabinetWalks(who: string): Walk[] {
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
  ];
}
