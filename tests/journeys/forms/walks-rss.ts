import { enter } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** The forms of feeds for RSS programs. */
export function rssWalks({ walker: who }: Cast): Walk[] {
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
