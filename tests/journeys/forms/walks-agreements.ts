import type { Page } from "@playwright/test";
import { enter, pressSpace } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

/** What a person agrees to and takes back. */
export function agreementWalks({ walker: who }: Cast): Walk[] {
  return [
    {
      intent: "agree",
      who,
      path: "/agreements/mailing",
      at: "agreements/document",
      async go(page) {
        await pressSpace(page, page.getByRole("checkbox"));
        await enter(page, page.getByRole("button", { name: "Дать согласие" }));
      },
      done: said("Спасибо, принято"),
    },
    {
      intent: "withdraw",
      who,
      at: "agreements/withdraw",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Отозвать «Письма с новостями и приглашениями»" }));
        await enter(page, page.getByRole("button", { name: "Отозвать" }));
      },
      done: said("Согласие отозвано"),
    },
  ];
}
