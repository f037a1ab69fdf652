import type { Page } from "@playwright/test";
import { expect } from "../support/offline.ts";
import { test } from "../support/own-browser.ts";
import { unique } from "../support/test.ts";
import { cutForms } from "./cut-forms.ts";
import { awaken } from "./talk.ts";

const waits = (page: Page) => page.locator("#outbox");

for (const moment of ["before", "during", "after"] as const) {
  test(`twenty forms, the line cut ${moment} each of them, the browser killed: one effect each, no word lost`, async ({
    own,
    line,
    as,
    fresh,
  }) => {
    test.setTimeout(600_000);
    const login = await fresh(`unsent-${moment}`);
    const page = await own.open(login);
    const forms = await cutForms(await publish(page));
    expect(forms).toHaveLength(20);
    const words = forms.map(({ name }) => unique(name));
    line.fault = moment;
    for (const [at, { path, send }] of forms.entries()) {
      await page.goto(path);
      await awaken(page);
      await send(page, words[at]!);
      await expect(waits(page), forms[at]!.name).toHaveText(`Исходящие: ${at + 1}`);
    }
    await own.kill();

    const again = await own.open(login);
    await again.goto("/outbox");
    await expect(again.locator("main ol > li")).toHaveCount(forms.length);
    line.fault = "none";
    await again.reload();
    await expect(again.getByText("Всё отправлено")).toBeVisible({ timeout: 60_000 });
    // To look takes no script, and comes sooner without.
    const look = await as(login, { javaScriptEnabled: false });
    for (const [at, { path, seenAt = path, once, name }] of forms.entries()) {
      await look.goto(seenAt);
      await test.step(name, () => once(look, words[at]!));
    }
  });
}

for (const moment of ["before", "during", "after"] as const) {
  test(`a comment that is held ${moment} the portal hears it, and its browser killed, is sent once`, async ({
    own,
    line,
    fresh,
  }) => {
    const login = await fresh(`unsent-${moment}`);
    const page = await own.open(login);
    const talk = await publish(page);
    const words = unique("В пути");
    line.fault = `held ${moment}`;
    await page.goto(talk);
    await awaken(page);
    await page.locator("textarea[name=text]").first().fill(words);
    const isSent = page.waitForRequest((one) => one.method() === "POST");
    await page.getByRole("button", { name: "Отправить" }).first().click();
    await isSent;
    if (moment === "after") await expect.poll(() => line.isAnswered).toBe(true);
    await own.kill();
    line.fault = "none";
    const again = await own.open(login);
    await again.goto(talk);
    await expect(again.locator("#comments li").getByText(words, { exact: true })).toHaveCount(1);
    await again.reload();
    await expect(again.locator("#comments li").getByText(words, { exact: true })).toHaveCount(1);
  });
}

async function publish(page: Page): Promise<string> {
  await page.goto("/ugc/create");
  await awaken(page);
  await page.getByLabel("Заголовок").fill(unique("Дорога"));
  await page.getByLabel("Текст", { exact: true }).fill("Связь то есть, то нет");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.locator("article")).toContainText("то нет");
  return new URL(page.url()).pathname;
}
