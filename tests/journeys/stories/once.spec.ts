import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

test("a double click publishes once", async ({ as, fresh }) => {
  const page = await as(await fresh("reader-js"));
  const title = unique("Двойной щелчок");
  await write(page, title);
  await page.getByRole("button", { name: "Опубликовать" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectOne(page, title);
});

test("going back and sending the form again publishes once", async ({ as, fresh }) => {
  const page = await as(await fresh("reader-js"));
  const title = unique("Назад и ещё раз");
  await write(page, title);
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Новая публикация");
  if ((await page.getByLabel("Заголовок").inputValue()) !== title) await write(page, title, false);
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectOne(page, title);
});

test("the same text sent from two tabs is one publication", async ({ as, fresh }) => {
  const first = await as(await fresh("reader-js"));
  const second = await first.context().newPage();
  const title = unique("Две вкладки");
  for (const tab of [first, second]) await write(tab, title);
  await Promise.all([first, second].map((tab) => tab.getByRole("button", { name: "Опубликовать" }).click()));
  for (const tab of [first, second]) await expect(tab.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectOne(first, title);
});

async function write(page: Page, title: string, open = true): Promise<void> {
  if (open) await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Текст").fill(`${title}: текст`);
}

async function expectOne(page: Page, title: string): Promise<void> {
  await page.goto("/profile");
  await expect(page.locator("main article", { hasText: title })).toHaveCount(1);
}
