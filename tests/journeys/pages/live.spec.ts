import { signIn } from "#tests/support/browser.ts";
import { expect, test, unique } from "../support/test.ts";

test("a comment that somebody writes appears under what another person reads", async ({ as }) => {
  const text = unique("Видно без обновления");
  const ivan = await signIn(process.env.JOURNEYS_URL!, "ivan");
  const fields = { intent: "publish", title: text, body: "О чём говорить", feed: "life", reach: "company" };
  const key = { _csrf: await ivan.csrf(), _key: unique("talk") };
  const path = (await ivan.send("/ugc/create", { form: { ...fields, ...key } })).headers.get("location")!;
  const page = await as("anna");
  const listening = page.waitForResponse(/\/live\?/);
  await page.goto(path);
  await listening;
  await ivan.send(path, { form: { intent: "comment", text, _csrf: await ivan.csrf(), _key: unique("live") } });
  await expect(page.locator("#comments li", { hasText: text })).toBeVisible();
});

test("a feed says how much is new and stays where it is", async ({ as }) => {
  const title = unique("Свежая новость ленты");
  const page = await as("anna");
  const listening = page.waitForResponse(/\/live\?/);
  await page.goto("/feed/blogs");
  await listening;
  const before = await page.locator("main article").first().textContent();
  const writer = await signIn(process.env.JOURNEYS_URL!, "reader-pages");
  const form = { intent: "publish", title, body: "Только что", feed: "blogs", reach: "company" };
  const sent = await writer.send("/ugc/create", {
    form: { ...form, _csrf: await writer.csrf(), _key: unique("fresh") },
  });
  expect(sent.headers.get("location")).toMatch(/^\/ugc\//);
  const bar = page.getByRole("link", { name: /^Новых: / });
  await expect(bar).toBeVisible();
  expect(await page.locator("main article").first().textContent()).toBe(before);
  await bar.click();
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});
