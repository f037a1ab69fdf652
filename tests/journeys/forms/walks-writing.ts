import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** What helps to write, beside the deeds themselves. */
export function writingWalks(who: string): Walk[] {
  return [
    {
      intent: "preview",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Текст", "Как это **будет**");
        await enter(page, page.getByRole("button", { name: "Предпросмотр" }));
      },
      done: (page) => expect(page.getByRole("region", { name: "Предпросмотр" }).locator("strong")).toHaveText("будет"),
    },
  ];
}
