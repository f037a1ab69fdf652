import type { Page } from "@playwright/test";
import { expect, settle, wentOffline } from "../support/offline.ts";
import { test } from "../support/own-browser.ts";
import { unique } from "../support/test.ts";

const waits = (page: Page) => page.locator("#outbox");
const entries = (page: Page) => page.locator("main ol > li");

async function openTalk(page: Page, origin: string): Promise<void> {
  await settle(page, `${origin}/feed/work`);
  await page.locator("main article h2 a").first().click();
  await expect(page.getByLabel("Ваш комментарий").first()).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator("textarea[name=text]").first().fill(text);
  await page.getByRole("button", { name: "Отправить" }).first().click();
}

test("what two tabs have sent without network goes once each, in order, after the browser was killed", async ({
  own,
  line,
}) => {
  const page = await own.open("ivan");
  await openTalk(page, line.origin);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await wentOffline(page, line);
  const texts = [unique("Первое"), unique("Второе"), unique("Третье"), unique("Четвёртое")];
  for (const [at, text] of texts.entries()) {
    const tab = at % 2 ? other : page;
    await say(tab, text);
    await expect(waits(tab)).toHaveText(`Исходящие: ${at + 1}`);
    await expect(tab.locator("textarea[name=text]").first()).toHaveValue("");
  }
  const address = page.url();
  await own.kill();
  const again = await own.open("ivan");
  await again.goto(`${line.origin}/outbox`);
  await expect(entries(again)).toHaveCount(4);
  for (const [at, text] of texts.entries()) await expect(entries(again).nth(at)).toContainText(text);
  line.mend();
  await again.reload();
  await expect(again.getByText("Всё отправлено")).toBeVisible();
  await again.goto(address);
  const said = await again.locator("#comments li").allInnerTexts();
  const found = said.flatMap((one) => texts.filter((text) => one.includes(text)));
  expect(found.sort()).toEqual([...texts].sort());
});
