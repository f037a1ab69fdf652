import { enter, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { publishAs, removeAs } from "./beginnings.ts";

/** What was deleted: brought back, deleted again and taken away for good. */
export function trashWalks({ walker: who }: Cast): Walk[] {
  let link = "";
  return [
    {
      intent: "restore",
      who,
      path: "/trash",
      at: "trash/own",
      async go(page) {
        await removeAs(who, await publishAs(who, "Выбросили с клавиатуры"));
        await page.reload();
        await enter(page, page.getByRole("main").getByRole("button", { name: /^Вернуть/ }));
        link = (await page.getByRole("link", { name: "Открыть" }).first().getAttribute("href"))!;
      },
      done: (page) => expect(page.getByText("Вернулось на место").first()).toBeVisible(),
    },
    {
      intent: "purge",
      who,
      at: "trash/purge",
      async go(page) {
        await page.goto(`${link}/delete`);
        await enter(page, page.getByRole("button", { name: "Удалить" }));
        await expect(page.getByText("Публикация в корзине").first()).toBeVisible();
        await page.goto("/trash");
        // A window over the page is no answer to wait for.
        await tabTo(page, page.getByRole("main").getByRole("link", { name: /^Удалить насовсем/ }));
        await page.keyboard.press("Enter");
        await enter(page, page.getByRole("button", { name: "Удалить насовсем", exact: true }));
      },
      done: (page) => expect(page.getByText("Удалено насовсем").first()).toBeVisible(),
    },
  ];
}
