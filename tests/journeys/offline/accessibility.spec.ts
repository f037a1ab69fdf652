import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { expect, expectSaved, settle, test, wentOffline } from "../support/offline.ts";

test("a saved page and the offline page have no barriers, light and dark, narrow and wide", async ({ as, line }) => {
  const page = await as("ivan");
  await settle(page, `${line.origin}/feed/work`);
  await wentOffline(page, line);
  await page.goto(`${line.origin}/feed/work`);
  await expect(page.locator("#connection")).toContainText("Нет связи");
  await expectNoBarriers(page);
  await page.goto(`${line.origin}/feed/life`);
  await expect(page.getByRole("heading", { name: "Можно прочитать без связи" })).toBeVisible();
  await expectNoBarriers(page);
});

test("the outbox has no barriers, light and dark, narrow and wide", async ({ as, line }) => {
  const page = await as("ivan");
  await settle(page, `${line.origin}/ugc/create`);
  await expectSaved(page, "/outbox");
  await wentOffline(page, line);
  await page.getByLabel("Заголовок").fill("Без сети");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.locator("main ol > li")).toContainText("ждёт связи");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: /^Удалить/ }).click();
  await expect(page.getByRole("button", { name: /^Да, удалить/ })).toBeFocused();
  await expectNoBarriers(page);
});

async function expectNoBarriers(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}
