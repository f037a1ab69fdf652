import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { expect, settle, test, wentOffline } from "../support/offline.ts";
import { addressOf } from "../support/pages.ts";

const savedToday = /^Сохранено, \d+ [а-я]+$/;
const savedNow = /^Нет связи\. Показано сохранённое на \d\d:\d\d$/;
const keep = (page: Page) => page.getByRole("button", { name: "Сохранить для чтения без сети" });
const said = (page: Page) => page.getByRole("main").getByText(/^Сохранено/);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const packsOf = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("pack:")));

test("an article that was kept is read without network with its pictures, is found in its list, and can be removed", async ({
  as,
  line,
}) => {
  const page = await as("ivan");
  const article = await addressOf({ path: "/article/{article}" });
  await settle(page, `${line.origin}${article}`);
  const title = (await heading(page).textContent()) ?? "";
  await keep(page).click();
  await expect(said(page)).toHaveText(savedToday);
  // What was only visited is gone, as after sixty other pages.
  await page.evaluate(() => Promise.all(["documents", "data", "pictures"].map((name) => caches.delete(name))));
  await page.goto("about:blank");

  await wentOffline(page, line);
  await page.goto(`${line.origin}${article}`);
  await expect(page.locator("#connection")).toHaveText(savedNow);
  await expect(heading(page)).toHaveText(title);
  const picture = page.locator("main article img[src^='/files/']").first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${line.origin}/feed/blogs`);
  await expect(page.getByRole("heading", { name: "Сохранённое для чтения" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", article);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${line.origin}/packs`);
  await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
  await expect(said(page)).toHaveText(savedToday);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: /^Убрать/ }).click();
  await expect(page.getByText("Пока ничего не сохранено")).toBeVisible();
  expect(await packsOf(page)).toEqual([]);
});

test("a rubric is kept with its latest news; what came before the line was lost stays, and the rest follows", async ({
  as,
  line,
}) => {
  const page = await as("ivan");
  const rubric = await addressOf({ path: "/rubric/{rubric}" });
  await settle(page, `${line.origin}${rubric}`);
  const asked = new Set<string>();
  line.cutAt((path) => /^\/article\/[^/]+$/.test(path) && asked.add(path).size > 1);
  await keep(page).click();
  await expect(said(page)).toHaveText(/^Сохранено 1 из \d+\. Связь прервалась/);
  const total = Number(/из (\d+)/.exec((await said(page).textContent()) ?? "")?.[1]);
  expect(total).toBeGreaterThan(1);
  const [first = ""] = asked;
  await page.evaluate(() => Promise.all(["documents", "data"].map((name) => caches.delete(name))));
  await page.goto(`${line.origin}${first}`);
  await expect(page.locator("#connection")).toHaveText(savedNow);
  await expect(page.locator("main article").first()).toBeVisible();

  line.mend();
  await page.goto(`${line.origin}${rubric}`);
  const again: string[] = [];
  line.cutAt((path) => /^\/article\/[^/]+$/.test(path) && again.push(path) < 0);
  await page.getByRole("button", { name: "Продолжить" }).click();
  await expect(said(page)).toHaveText(savedToday);
  expect(again).not.toContain(first);
  expect(again).toHaveLength(total - 1);
  expect(await violationsOf(page)).toEqual([]);

  await wentOffline(page, line);
  await page.goto(`${line.origin}${again.at(-1)}`);
  await expect(page.locator("main article").first()).toBeVisible();
  await page.goto(`${line.origin}${rubric}/news`);
  await expect(page.locator("main article")).toHaveCount(total);
});

test("a rubric is kept with its twenty latest articles and their pictures, though the line is lost half-way", async ({
  as,
  line,
}) => {
  test.setTimeout(300_000);
  const page = await as("archivist");
  await settle(page, `${line.origin}/rubric`);
  const rubric = await page
    .getByRole("main")
    .getByRole("link", { name: "Истории кофейных зёрен" })
    .getAttribute("href");
  await settle(page, `${line.origin}${rubric}`);
  const isArticle = (path: string) => /^\/article\/[^/]+$/.test(path);
  const asked = new Set<string>();
  line.cutAt((path) => isArticle(path) && asked.add(path).size > 10);
  await keep(page).click();
  await expect(said(page)).toHaveText(/^Сохранено 10 из 20\. Связь прервалась/, { timeout: 60_000 });
  line.mend();
  await page.goto(`${line.origin}${rubric}`);
  const before = line.asked.length;
  await page.getByRole("button", { name: "Продолжить" }).click();
  await expect(said(page)).toHaveText(savedToday, { timeout: 60_000 });
  const rest = line.asked.slice(before).flatMap((one) => one.match(/^GET (\/article\/[^/]+)$/)?.[1] ?? []);
  expect(rest).toHaveLength(10);
  const all = [...[...asked].slice(0, 10), ...rest];
  expect(new Set(all).size).toBe(20);

  await page.evaluate(() => Promise.all(["documents", "data", "pictures", "ahead"].map((name) => caches.delete(name))));
  await wentOffline(page, line);
  await page.goto(`${line.origin}${rubric}/news`);
  await expect(page.locator("main article")).toHaveCount(20);
  for (const path of all) {
    await page.goto(`${line.origin}${path}`);
    await expect(heading(page)).toHaveText(/^История \d+$/);
    const picture = page.locator("main article img[src^='/files/']").first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
});

test("what a person has kept goes with them, and nobody else keeps what they may not open", async ({
  as,
  line,
  cookiesOf,
}) => {
  const page = await as("anna");
  const article = await addressOf({ path: "/article/{article}" });
  await settle(page, `${line.origin}${article}`);
  await keep(page).click();
  await expect(said(page)).toHaveText(savedToday);
  await page.context().clearCookies();
  await page.context().addCookies(await cookiesOf("olga"));
  await settle(page, `${line.origin}/feed/life`);
  expect(await packsOf(page)).toEqual([]);
  // The button of a page that has been left open asks with the cookies of today.
  await page.evaluate(
    async ([path = ""]) => {
      const { active } = await navigator.serviceWorker.ready;
      const screen = { width: 1000, dots: 1, rem: 16 };
      active?.postMessage({ type: "KEEP_PACK", wish: { path, title: "Чужое", screen, isNew: true } });
      const news = new BroadcastChannel("packs");
      await new Promise<void>((done) => {
        news.onmessage = ({ data }) => data.trouble && done();
      });
    },
    [article],
  );
  expect(await packsOf(page)).toEqual([]);
});

test("settings say how much is kept on the device, and clear it", async ({ as, line }) => {
  const page = await as("ivan");
  const article = await addressOf({ path: "/article/{article}" });
  await settle(page, `${line.origin}${article}`);
  await keep(page).click();
  await expect(said(page)).toHaveText(savedToday);
  await page.goto(`${line.origin}/account-settings`);
  const section = page.getByRole("region", { name: "Сохранённое на этом устройстве" });
  await expect(section).toContainText(/На этом устройстве [\d,]+ [КМ]Б/);
  await expect(section.locator(`a[href="${article}"]`)).toBeVisible();
  await expect(section).toContainText(/Сохранено, \d+ [а-я]+, [\d,]+ [КМ]Б/);
  expect(await violationsOf(page, { part: "#device" })).toEqual([]);
  await section.getByRole("button", { name: "Убрать всё с устройства" }).click();
  await expect(section).toContainText("Всё убрано");
  await expect(section.locator("li")).toHaveCount(0);
  expect(await packsOf(page)).toEqual([]);
  expect(await page.evaluate(() => caches.has("documents"))).toBe(false);
});
