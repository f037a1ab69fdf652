import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

/** What an administrator writes and publishes. */
export function agreementDeskWalks({ keeper: who }: Cast): Walk[] {
  const words = "Договоримся о простом: чужих секретов наружу не выносим.";
  return [
    {
      intent: "preview",
      who,
      path: "/admin/agreements/create",
      at: "agreements/adminCreate",
      async go(page) {
        await type(page, "Название", "О чужих секретах");
        await type(page, "Слово для адреса", "secrets");
        await type(page, "Текст", words);
        await enter(page, page.getByRole("button", { name: "Предпросмотр" }));
      },
      done: (page) => expect(page.getByRole("region", { name: "Предпросмотр" })).toContainText(words),
    },
    {
      intent: "save",
      who,
      at: "agreements/adminCreate",
      go: (page) => enter(page, page.getByRole("button", { name: "Сохранить черновик" })),
      done: said("Черновик версии 1"),
    },
    {
      intent: "preview",
      who,
      at: "agreements/adminVersion",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Править черновик" }));
        await enter(page, page.getByRole("button", { name: "Предпросмотр" }));
      },
      done: (page) => expect(page.getByRole("region", { name: "Предпросмотр" })).toContainText(words),
    },
    {
      intent: "save",
      who,
      at: "agreements/adminVersion",
      go: (page) => enter(page, page.getByRole("button", { name: "Сохранить черновик" })),
      done: said("Черновик сохранён"),
    },
    {
      intent: "publish",
      who,
      at: "agreements/adminPublish",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Опубликовать…" }));
        await enter(page, page.getByRole("button", { name: "Опубликовать" }));
      },
      done: said("Версия опубликована и уже действует"),
    },
  ];
}
