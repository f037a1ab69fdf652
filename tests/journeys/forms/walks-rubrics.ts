import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** The rubrics that an editor keeps: this one, another one, and which of them stands first. */
export function rubricWalks({ keeper: who }: Cast): Walk[] {
  const path = "/admin/rubrics";
  const other = "Раздел с клавиатуры";
  const kept = (title: string): Walk => ({
    intent: "save",
    who,
    path,
    at: "rubrics/edit",
    async go(page) {
      await enter(page, page.getByRole("link", { name: "Новая рубрика" }));
      await type(page, "Название", title);
      await enter(page, page.getByRole("button", { name: "Сохранить" }));
    },
    done: (page) => expect(page.getByRole("link", { name: title })).toBeVisible(),
  });
  return [
    kept("Рубрика с клавиатуры"),
    kept(other),
    {
      intent: "move",
      who,
      path,
      go: (page) => enter(page, page.getByRole("row", { name: other }).getByRole("button", { name: /выше/i })),
      done: (page) => expect(page.getByRole("row").nth(1)).toContainText(other),
    },
  ];
}
