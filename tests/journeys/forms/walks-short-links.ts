import { enter } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** The form of short links. A page has one for all, so each way has a page of its own. */
export function shortLinkWalks({ walker: who }: Cast): Walk[] {
  return [
    {
      intent: "shorten",
      who,
      path: `/share?to=/people/cards/${who}`,
      go: (page) => enter(page, page.getByRole("button", { name: "Сделать короткую ссылку" })),
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: /\/s\/[2-9a-z]{7}$/ })).toBeVisible(),
    },
  ];
}
