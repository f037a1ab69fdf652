import type { Page } from "@playwright/test";
import { addressOf } from "../support/pages.ts";
import { pictureFile } from "../support/picture.ts";
import { expect } from "../support/test.ts";

/** A form that the line is cut under: how it is filled and sent, and what shows afterwards that it was done, and done once. */
export type CutForm = {
  name: string;
  path: string;
  send(page: Page, words: string): Promise<void>;
  /** Where its effect is seen, if not on its own page. */
  seenAt?: string;
  once(page: Page, words: string): Promise<void>;
};

const press = (page: Page, intent: string) =>
  page.locator(`main button[value=${intent}]:not([hidden])`).first().click();
const main = (page: Page) => page.getByRole("main");
const file = (words: string) => ({ name: "список.txt", mimeType: "text/plain", buffer: Buffer.from(words) });

/** The words stand on the page, and not twice. */
async function saidOnce(page: Page, words: string, place = "main li"): Promise<void> {
  await expect(page.locator(place).getByText(words, { exact: true })).toHaveCount(1);
}

/** Something that is on or off: a second time would be seen as off. */
function switched(name: string, path: string, pressed: string, after: string): CutForm {
  return {
    name,
    path,
    send: (page) => main(page).getByRole("button", { name: pressed }).first().click(),
    once: (page) => expect(main(page).getByRole("button", { name: after }).first()).toBeVisible(),
  };
}

/** Twenty forms of many kinds: with words, with files, switches, settings. `own` is a publication of the one who writes. */
export async function cutForms(own: string): Promise<CutForm[]> {
  const [publication, article, rubric, hide] = await Promise.all(
    ["/ugc/{publication}", "/article/{article}", "/rubric/{rubric}", "/feed/hide/{article}"].map((path) =>
      addressOf({ path }),
    ),
  );
  const comment = (name: string, path: string, more?: (page: Page, words: string) => Promise<void>): CutForm => ({
    name,
    path,
    async send(page, words) {
      await page.locator("form:has(button[value=comment]) textarea[name=text]").first().fill(words);
      await more?.(page, words);
      await page.locator("button[value=comment]").first().click();
    },
    // Others talk there too, and the newest first stand on the first page.
    seenAt: `${path}?order=new`,
    once: (page, words) => saidOnce(page, words, "#comments li"),
  });
  const settings = (name: string, field: string, value: string, intent: string): CutForm => ({
    name,
    path: intent === "contacts" ? "/account-settings/visibility" : "/account-settings",
    async send(page) {
      await page.getByLabel(field).selectOption(value);
      await press(page, intent);
    },
    once: (page) => expect(page.getByLabel(field)).toHaveValue(value),
  });
  const write = (intent: string) => async (page: Page, words: string) => {
    await page.getByLabel("Заголовок").fill(words);
    await page.getByLabel("Текст", { exact: true }).fill(`Текст: ${words}`);
    if (intent === "publish") await page.getByLabel("Картинки").setInputFiles(await pictureFile(1));
    await press(page, intent);
  };
  return [
    comment("a comment", own),
    {
      name: "a question to support",
      path: "/support",
      async send(page, words) {
        await page.getByLabel("Тема").fill(words);
        await page.getByLabel("Что случилось").fill(`Текст: ${words}`);
        await press(page, "ask");
      },
      once: (page, words) => saidOnce(page, words, "main"),
    },
    comment("a comment under an article", article!),
    comment("a comment with a file", publication!, (page, words) =>
      page.locator("form:has(button[value=comment]) input[type=file]").first().setInputFiles(file(words)),
    ),
    {
      name: "a publication with a picture",
      path: "/ugc/create",
      send: write("publish"),
      seenAt: "/ugc",
      once: (page, words) => saidOnce(page, words, "main"),
    },
    {
      name: "a draft",
      path: "/ugc/create",
      send: write("save-draft"),
      seenAt: "/drafts",
      once: (page, words) => saidOnce(page, words, "main"),
    },
    {
      name: "a change of a publication",
      path: own.replace("/ugc/", "/ugc/edit/"),
      async send(page, words) {
        await page.getByLabel("Заголовок").fill(words);
        await page.getByRole("button", { name: "Сохранить", exact: true }).click();
      },
      seenAt: own,
      once: (page, words) => expect(page.getByRole("heading", { level: 1 })).toHaveText(words),
    },
    {
      name: "words about oneself",
      path: "/account/about-myself",
      async send(page, words) {
        await page.getByLabel("Статус").fill(words);
        await press(page, "tell");
      },
      once: (page, words) => expect(page.getByLabel("Статус")).toHaveValue(words),
    },
    {
      name: "a skill",
      path: "/account/tags/create",
      async send(page, words) {
        await page.getByRole("main").getByRole("textbox", { name: "Тег" }).fill(words);
        await press(page, "add-skill");
      },
      seenAt: "/account/tags",
      once: (page, words) => expect(main(page).getByText(words, { exact: true })).toHaveCount(1),
    },
    {
      name: "a poll in a publication",
      path: own.replace("/ugc/", "/ugc/edit/poll/"),
      async send(page, words) {
        await page.getByLabel("Вопрос").fill(words);
        await page.getByLabel("Варианты ответа").fill("Да\nНет");
        await press(page, "put-poll");
      },
      seenAt: own,
      once: (page, words) => expect(page.getByRole("heading", { name: words })).toHaveCount(1),
    },
    {
      name: "the mood of a day",
      path: "/mood",
      async send(page) {
        await page.locator("#mood input[type=radio]").nth(1).press("Space");
        await press(page, "mood");
      },
      once: (page) => expect(page.locator("#mood input[type=radio]").nth(1)).toBeChecked(),
    },
    settings("who sees the phone", "Телефон видят", "me", "contacts"),
    {
      name: "who sees the birthday",
      path: "/account-settings",
      async send(page) {
        await page.locator("input[name=shown][value=hidden]").press("Space");
        await press(page, "birthday");
      },
      once: (page) => expect(page.locator("input[name=shown][value=hidden]")).toBeChecked(),
    },
    {
      name: "a reaction",
      path: publication!,
      async send(page) {
        await page.locator("article summary[aria-label='Выбрать реакцию']").first().click();
        await page.locator("article").getByRole("button", { name: "Удивительно", pressed: false }).first().click();
      },
      once: (page) =>
        expect(page.locator("article").getByRole("button", { name: /^Удивительно/, pressed: true })).toBeVisible(),
    },
    switched("something to read again", publication!, "В избранное", "В избранном"),
    switched("a colleague to follow", "/profile/ivan", "Подписаться", "Вы подписаны"),
    switched("a rubric to follow", rubric!, "Подписаться", "Вы подписаны"),
    switched("a hashtag to follow", "/hashtag/list/сервис", "Подписаться", "Вы подписаны"),
    switched("a rubric to hide", hide!, "Скрыть рубрику: Новости сети", "Вернуть рубрику: Новости сети"),
    {
      name: "a feed by talk",
      path: "/feed/work",
      send: (page) => page.getByRole("button", { name: "Обсуждаемые" }).click(),
      once: (page) => expect(page.getByRole("button", { name: "Обсуждаемые", pressed: true })).toBeVisible(),
    },
  ];
}
