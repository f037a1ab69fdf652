import { enter } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const path = "/ugc/{publication}";

/** What a person keeps for later, and lets go. */
export function savedWalks({ walker: who }: Cast): Walk[] {
  return [
    {
      intent: "keep",
      who,
      path,
      go: (page) => enter(page, page.getByRole("button", { name: "В избранное" })),
      done: (page) => expect(page.getByRole("button", { name: "В избранном" })).toBeVisible(),
    },
    {
      intent: "let-go",
      who,
      path,
      go: (page) => enter(page, page.getByRole("button", { name: "В избранном" })),
      done: (page) => expect(page.getByRole("button", { name: "В избранное" })).toBeVisible(),
    },
  ];
}
