import { violationsOf } from "#tests/support/axe.ts";
import { expect, expectSaved, settle, test, wentOffline } from "../support/offline.ts";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [375, 1440]) {
    test(`a saved page and the offline page have no barriers, ${colorScheme}, ${width} px`, async ({ as, line }) => {
      const page = await as("ivan", { colorScheme, viewport: { width, height: 800 } });
      await settle(page, `${line.origin}/feed/work`);
      await wentOffline(page, line);
      await page.goto(`${line.origin}/feed/work`);
      await expect(page.locator("#connection")).toContainText("Нет связи");
      expect(await violationsOf(page)).toEqual([]);
      await page.goto(`${line.origin}/feed/life`);
      await expect(page.getByRole("heading", { name: "Можно прочитать без связи" })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test(`the outbox has no barriers, ${colorScheme}, ${width} px`, async ({ as, line }) => {
      const page = await as("ivan", { colorScheme, viewport: { width, height: 800 } });
      await settle(page, `${line.origin}/ugc/create`);
      await expectSaved(page, "/outbox");
      await wentOffline(page, line);
      await page.getByLabel("Заголовок").fill("Без сети");
      await page.getByRole("button", { name: "Опубликовать" }).click();
      await expect(page.locator("main ol > li")).toContainText("ждёт связи");
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("button", { name: /^Удалить/ }).click();
      await expect(page.getByRole("button", { name: /^Да, удалить/ })).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}
