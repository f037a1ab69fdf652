import { enter, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** The days over which visits are summed. */
export function analyticsWalks({ keeper: who }: Cast): Walk[] {
  return [
    {
      intent: "get",
      who,
      path: "/admin/analytics",
      at: "analytics/sums",
      async go(page) {
        await tabTo(page, page.getByLabel("За сколько дней"));
        await page.keyboard.press("End");
        await enter(page, page.getByRole("button", { name: "Показать" }));
      },
      async done(page) {
        await expect(page).toHaveURL(/span=90/);
        await expect(page.getByLabel("За сколько дней")).toHaveValue("90");
      },
    },
  ];
}
