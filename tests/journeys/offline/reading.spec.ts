import type { Page } from "@playwright/test";
import { expect, expectSaved, isSaved, settle, test, wentOffline } from "../support/offline.ts";
import { password } from "../support/people.ts";
import { unique } from "../support/test.ts";
import { openTalk } from "./talk.ts";

const savedNow = /^Нет связи\. Показано сохранённое на \d\d:\d\d$/;
const bar = (page: Page) => page.locator("#connection");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("two visited pages are read without network, with the moment of the copy; an unvisited one is told of kindly", async ({
  as,
  line,
}) => {
  const page = await as("ivan");
  await settle(page, `${line.origin}/feed/work`);
  await page.getByRole("navigation", { name: "Ленты" }).getByRole("link", { name: "Жизнь" }).click();
  await expect(heading(page)).toContainText("Жизнь");
  await expectSaved(page, "/feed/life");
  await expect(bar(page)).toBeHidden();

  await wentOffline(page, line);
  await page.goto(`${line.origin}/feed/work`);
  await expect(heading(page)).toContainText("Работа");
  await expect(bar(page)).toHaveText(savedNow);
  await page.getByRole("navigation", { name: "Ленты" }).getByRole("link", { name: "Жизнь" }).click();
  await expect(heading(page)).toContainText("Жизнь");
  await expect(bar(page)).toHaveText(savedNow);
  await page.reload();
  await expect(heading(page)).toContainText("Жизнь");
  await expect(page).toHaveURL(`${line.origin}/feed/life`);
  await expect(bar(page)).toHaveText(savedNow);

  await page.goto(`${line.origin}/feed/blogs`);
  await expect(heading(page)).toHaveText("Нет связи");
  await expect(page).toHaveURL(`${line.origin}/feed/blogs`);
  await page.getByRole("link", { name: /Жизнь/ }).click();
  await expect(heading(page)).toContainText("Жизнь");

  line.mend();
  await page.context().setOffline(false);
  await expect(bar(page)).toBeHidden();
});

test("a page that nobody visited is told of kindly from inside the portal too", async ({ as, line }) => {
  const page = await as("ivan");
  await settle(page, `${line.origin}/feed/work`);
  await wentOffline(page, line);
  await page.getByRole("navigation", { name: "Ленты" }).getByRole("link", { name: "Блоги" }).click();
  await expect(heading(page)).toHaveText("Нет связи");
});

test("a page that is long on its way can be asked for anew", async ({ as, line }) => {
  const page = await as("ivan");
  await settle(page, `${line.origin}/feed/work`);
  line.hold((path) => path.startsWith("/feed/blogs.data"));
  await page.getByRole("navigation", { name: "Ленты" }).getByRole("link", { name: "Блоги" }).click();
  const again = page.locator("[data-toasts]").getByRole("button", { name: "Попробовать снова" });
  await expect(again).toBeVisible({ timeout: 60_000 });
  await expect(heading(page)).toContainText("Работа");
  line.mend();
  await again.click();
  await expect(heading(page)).toContainText("Блоги");
  await expect(again).toHaveCount(0);
});

test("signing out wipes everything personal", async ({ as, line }) => {
  const page = await as("nobody");
  await page.goto(`${line.origin}/login?returnTo=/feed/work`);
  await page.getByLabel("Логин").fill("leaver-js");
  await page.getByLabel("Пароль").fill(password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  // Whoever signs in begins anew: what is asked for beside it is not kept.
  await page.waitForURL("**/feed/work");
  await settle(page, `${line.origin}/feed/work`);
  await page.locator("header summary").last().click();
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(page.getByRole("link", { name: "Войти" }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => caches.open("data").then((cache) => cache.keys().then((all) => all.length))))
    .toBe(0);
  await wentOffline(page, line);
  await page.goto(`${line.origin}/feed/work`);
  await expect(heading(page)).toHaveText("Нет связи");
  await expect(page.getByRole("link", { name: /Лента/ })).toHaveCount(0);
});

test("another person of the same browser sees nothing of the first", async ({ as, line, cookiesOf }) => {
  const page = await as("anna");
  await settle(page, `${line.origin}/feed/work`);
  await page.context().clearCookies();
  await page.context().addCookies(await cookiesOf("olga"));
  await settle(page, `${line.origin}/feed/life`);
  expect(await page.evaluate(isSaved, "/feed/work")).toBe(false);
  await wentOffline(page, line);
  await page.goto(`${line.origin}/feed/work`);
  await expect(heading(page)).toHaveText("Нет связи");
});

test("a comment sent without network waits in the outbox and goes by itself", async ({ as, line }) => {
  const page = await as("ivan");
  await openTalk(page, line.origin);
  const text = unique("Без связи");
  const field = page.locator("textarea[name=text]").first();
  await field.fill(text);
  // The line dies while the browser still believes in it.
  line.cut();
  await page.getByRole("button", { name: "Отправить" }).first().click();
  await expect(page.locator("[data-toasts]")).toContainText("ждёт в «Исходящих» и уйдёт само");
  await expect(field).toHaveValue("");
  await expect(page.locator("#outbox")).toHaveText("Исходящие: 1");
  await page.locator("#outbox a").click();
  await expect(heading(page)).toHaveText("Исходящие");
  await expect(page.locator("main li")).toContainText(text);
  await page.goBack();
  line.mend();
  await expect(page.locator("main").getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator("#outbox")).toBeEmpty();
});

test("a new version is offered, waits for what is typed, and comes with one click", async ({ as, line }) => {
  const page = await as("ivan");
  await settle(page, `${line.origin}/feed/work`);
  await page.locator("main article h2 a").first().click();
  const field = page.locator("textarea[name=text]").first();
  await field.fill("Ещё пишу");
  line.renewVersion();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText("Доступна новая версия")).toBeVisible();
  await page.getByRole("button", { name: "Обновить" }).click();
  await expect(page.getByText("Сначала отправьте")).toBeVisible();
  await expect(field).toHaveValue("Ещё пишу");
  await field.fill("");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Обновить" }).click();
  await reloaded;
  await expect(page.getByText("Доступна новая версия")).toHaveCount(0);
});
