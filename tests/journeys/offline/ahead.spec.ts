import type { Page } from "@playwright/test";
import { feed } from "#app/feed/feed/routes.ts";
import { expect, isSaved, settle, test, wentOffline } from "../support/offline.ts";

const savedNow = /^Нет связи\. Показано сохранённое на \d\d:\d\d$/;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const feeds = [feed.work, feed.life, feed.subscriptions, feed.company, feed.blogs].map(({ pattern }) => pattern);

/** The page has been quiet for two minutes. */
async function waitLong(page: Page): Promise<void> {
  await page.clock.fastForward(120_000);
}

const noteOf = (page: Page) =>
  page.evaluate(async () => (await (await (await caches.open("ahead")).match("/.ahead"))?.json()) ?? null);
const keptAhead = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open("ahead")).keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path !== "/.ahead"),
  );

test("what is in the feeds, in «Избранное» and in the agreements is read without network though nobody has opened it", async ({
  as,
  line,
}) => {
  const page = await as("anna");
  await page.clock.install();
  await settle(page, `${line.origin}/packs`);
  // Nothing is asked for while a page is new.
  expect(await noteOf(page)).toBeNull();
  const before = line.asked.length;
  await waitLong(page);
  await expect.poll(async () => (await noteOf(page))?.isWhole, { timeout: 60_000 }).toBe(true);
  const asked = line.asked.slice(before).filter((one) => !/\/(assets|live|api|healthz|icons)/.test(one));
  // Eight lists, fifty publications of the feeds, twenty saved ones, ten agreements: no more, and each of them once.
  expect(asked.length).toBeLessThanOrEqual(8 + 50 + 20 + 10);
  expect(new Set(asked).size).toBe(asked.length);
  const kept = await keptAhead(page);
  const items = kept.filter((path) => /^\/(article|ugc)\//.test(path));
  expect(kept.some((path) => path.startsWith("/thanks/review/"))).toBe(true);
  expect(items.length).toBeGreaterThan(20);
  expect(items.length).toBeLessThanOrEqual(70);

  // The lists are new enough, what is in them is here: the next time asks for nothing.
  const after = line.asked.length;
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await waitLong(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "KEEP_AHEAD" }));
  await page.evaluate(() => navigator.locks.request("ahead", () => {}));
  const again = line.asked.slice(after).filter((one) => kept.some((path) => one === `GET ${path}`));
  expect(again).toEqual([]);

  await wentOffline(page, line);
  for (const path of [...feeds, "/saved", "/agreements", items.at(-1)!]) {
    await page.goto(`${line.origin}${path}`);
    await expect(page.locator("#connection"), path).toHaveText(savedNow);
    await expect(heading(page)).not.toHaveText("Нет связи");
  }
  await page.goto(`${line.origin}/feed/life`);
  await page.locator('main article h2 a:is([href^="/ugc/"], [href^="/article/"])').first().click();
  await expect(page).toHaveURL(/\/(article|ugc)\//);
  await expect(page.locator("main article").first()).toBeVisible();
  await expect(page.locator("#connection")).toHaveText(savedNow);
  await page.goto(`${line.origin}/hashtag/list`);
  await expect(heading(page)).toHaveText("Нет связи");
  await expect(page.locator("#saved").getByRole("link", { name: /Избранное/ })).toBeVisible();
});

test("for whoever comes next nothing of it is left, and a guest's browser keeps nothing ahead", async ({
  as,
  line,
  cookiesOf,
}) => {
  const page = await as("ivan");
  await page.clock.install();
  await settle(page, `${line.origin}/packs`);
  await waitLong(page);
  await expect.poll(async () => (await keptAhead(page)).length, { timeout: 60_000 }).toBeGreaterThan(3);
  await page.context().clearCookies();
  await page.context().addCookies(await cookiesOf("guest"));
  await page.goto(`${line.origin}/agreements`);
  await expect.poll(() => keptAhead(page)).toEqual([]);
  await waitLong(page);
  await page.evaluate(() => navigator.locks.request("ahead", () => {}));
  expect(await keptAhead(page)).toEqual([]);
  expect(await page.evaluate(isSaved, "/feed/work")).toBe(false);
});
