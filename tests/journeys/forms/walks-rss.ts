import { enter } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** The forms of feeds for RSS programs. */
export function rssWalks(who: string): Walk[] {
  return [
    {
      intent: "renew-rss",
      who,
      path: "/account-settings",
      go: (page) => enter(page, page.locator("button[value=renew-rss]")),
      done: (page) => expect(page.getByLabel("Моя компания", { exact: true })).toHaveValue(/\/rss\/company\?token=/),
    },
  ];
}
