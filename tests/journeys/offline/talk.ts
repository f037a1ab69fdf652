import type { Page } from "@playwright/test";
import { expect, expectSaved, settle } from "../support/offline.ts";
import { newTalk } from "../support/talks.ts";
import { unique } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";

export const waits = (page: Page) => page.locator("#outbox");
export const entries = (page: Page) => page.locator("main ol > li");

/** A talk of one's own, with the worker there and the outbox at work. */
export async function openTalk(page: Page, origin: string): Promise<void> {
  await settle(page, `${origin}/feed/work`);
  await expectSaved(page, "/outbox");
  await page.goto(`${origin}${await newTalk()}`);
  await expect(page.getByLabel("Ваш комментарий").first()).toBeVisible();
  await awaken(page);
}

/** The outbox has come, which comes late, and the page's own script is at work. */
export async function awaken(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/assets\/outbox-/.test(name)),
  );
  await waitForScript(page);
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
}

export async function say(page: Page, text: string): Promise<void> {
  await page.locator("textarea[name=text]").first().fill(text);
  await page.getByRole("button", { name: "Отправить" }).first().click();
}

/** A publication of one's own in the trash, whose page is open. */
export async function throwAway(page: Page, origin: string): Promise<string> {
  const title = unique("Выбросим");
  await settle(page, `${origin}/ugc/create`);
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Текст", { exact: true }).fill("Больше не нужно");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto(`${page.url()}/delete`);
  await page.getByRole("main").getByRole("button", { name: "Удалить" }).click();
  await expect(page.getByText("Публикация в корзине")).toBeVisible();
  await settle(page, `${origin}/trash`);
  return title;
}
