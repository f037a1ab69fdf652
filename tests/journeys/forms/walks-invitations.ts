import { invitationCode } from "../support/channel-stops.ts";
import { enter } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** Somebody comes into a channel by a link that was sent to them. */
export function invitationWalks({ walker: who }: Cast): Walk[] {
  return [
    {
      intent: "enter",
      who,
      path: `/invitation/${invitationCode}`,
      go: (page) => enter(page, page.getByRole("button", { name: "Вступить" })),
      done: (page) => expect(page.getByText("Вы участвуете")).toBeVisible(),
    },
  ];
}
