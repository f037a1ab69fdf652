import { signIn } from "#tests/support/browser.ts";
import { expect, test, unique } from "../support/test.ts";

// They write in a company where no screen is looked at.
const [writer, onlooker] = ["mate-js", "keeper-js"];

test("a comment that somebody writes appears under what another person reads", async ({ as }) => {
  const text = unique("Видно без обновления");
  const mate = await signIn(process.env.JOURNEYS_URL!, writer);
  const fields = { intent: "publish", title: text, body: "О чём говорить", feed: "life", reach: "company" };
  const key = { _csrf: await mate.csrf(), _key: unique("talk") };
  const path = (await mate.send("/ugc/create", { form: { ...fields, ...key } })).headers.get("location")!;
  const page = await as(onlooker);
  const listening = page.waitForResponse(/\/live\?/);
  await page.goto(path);
  await listening;
  await mate.send(path, { form: { intent: "comment", text, _csrf: await mate.csrf(), _key: unique("live") } });
  await expect(page.locator("#comments li", { hasText: text })).toBeVisible();
});

test("a feed says how much is new and stays where it is", async ({ as }) => {
  const title = unique("Свежая новость ленты");
  const mate = await signIn(process.env.JOURNEYS_URL!, writer);
  const tell = async (title: string) => {
    const form = { intent: "publish", title, body: "Только что", feed: "blogs", reach: "company" };
    const sent = await mate.send("/ugc/create", { form: { ...form, _csrf: await mate.csrf(), _key: unique("fresh") } });
    expect(sent.headers.get("location")).toMatch(/^\/ugc\//);
  };
  await tell("Стоит в ленте раньше");
  const page = await as(onlooker);
  const listening = page.waitForResponse(/\/live\?/);
  await page.goto("/feed/blogs");
  await listening;
  const before = await page.locator("main article").first().textContent();
  await tell(title);
  const bar = page.getByRole("link", { name: /^Новых: / });
  await expect(bar).toBeVisible();
  expect(await page.locator("main article").first().textContent()).toBe(before);
  await bar.click();
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});
