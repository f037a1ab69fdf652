import type { Page } from "@playwright/test";
import { enter, type, typeMoment } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { articleDesk, deskTitle as title } from "./articles.ts";

/** An article that is copied and made a template, and what is begun by the template. */
export function templateWalks({ keeper: who }: Cast): Walk[] {
  const at = articleDesk(who, "published", "copy", "newsroom/copy");
  const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
  /** A new article with the words of the template. */
  const begin = (intent: string, name: string, words: string, fill = async (_: Page) => {}): Walk => ({
    intent,
    who,
    path: "/admin/templates",
    at: "newsroom/create",
    async go(page) {
      await enter(page, page.getByRole("link", { name: `Начать статью по шаблону «${title}»` }));
      await fill(page);
      await enter(page, button(page, name));
    },
    done: said(words),
  });
  return [
    at("copy", (page) => enter(page, button(page, "Создать копию")), said("Копия готова")),
    at(
      "keep-template",
      async (page) => {
        await type(page, "Название шаблона", title);
        await enter(page, button(page, "Сохранить шаблон"));
      },
      said("Шаблон сохранён"),
    ),
    begin("publish", "Опубликовать", "Опубликовано"),
    begin("review", "На проверку", "Отправлено на проверку"),
    begin("schedule", "Запланировать", "Запланировано", (page) =>
      typeMoment(page, "Когда опубликовать (необязательно)"),
    ),
    {
      intent: "drop-template",
      who,
      path: "/admin/templates",
      at: "templates/remove",
      async go(page) {
        await enter(page, page.getByRole("link", { name: `Удалить шаблон «${title}»` }));
        await enter(page, button(page, "Удалить"));
      },
      done: said("Шаблон удалён"),
    },
  ];
}
