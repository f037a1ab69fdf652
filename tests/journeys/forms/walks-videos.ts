import { filmFile } from "#tests/support/film.ts";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A person uploads a film of their own and takes it away again. */
export function videoWalks({ walker: who }: Cast): Walk[] {
  const film = (name: string) => ({ name, mimeType: "video/webm" });
  return [
    {
      intent: "add",
      who,
      path: "/videos",
      async go(page) {
        await tabTo(page, page.getByLabel("Видео", { exact: true }));
        const buffer = Buffer.from(await (await filmFile()).arrayBuffer());
        await page.getByLabel("Видео", { exact: true }).setInputFiles({ ...film("Склад.webm"), buffer });
        await type(page, "Что в видео", "Три цвета один за другим");
        await enter(page, page.getByRole("button", { name: "Загрузить" }));
      },
      done: (page) => expect(page.locator("#own p", { hasText: "Склад.webm" })).toBeVisible(),
    },
    {
      intent: "remove-video",
      who,
      path: "/videos",
      at: "videos/remove",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Удалить" }).first());
        await enter(page, page.getByRole("main").getByRole("button", { name: "Удалить" }));
      },
      done: (page) => expect(page.getByText("Здесь пока пусто")).toBeVisible(),
    },
  ];
}
