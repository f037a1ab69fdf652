import { expect, test } from "../support/test.ts";

const font = () => getComputedStyle(document.body).fontFamily.includes("Golos");

test("the first page of a browser brings its style along, the next ones link it", async ({ as }) => {
  const page = await as("ivan");
  await page.context().clearCookies({ name: /style$/ });
  await page.goto("/feed/work");
  const link = page.locator("link[rel=stylesheet]");
  await expect(link).toHaveCount(0);
  await expect(page.locator("head link[rel=modulepreload][href*=engine]")).toHaveCount(1);
  // Script has taken the page over and left the style where it was.
  await page.getByRole("navigation", { name: "Ленты" }).getByRole("link", { name: "Жизнь" }).click();
  await expect(page).toHaveURL(/\/feed\/life$/);
  expect(await page.evaluate(font)).toBe(true);
  await page.reload();
  await expect(link).toHaveCount(1);
  expect(await page.evaluate(font)).toBe(true);
});

test("without script the style comes along too, to whoever has not signed in with every page and without a cookie", async ({
  as,
}) => {
  const page = await as("nobody", { javaScriptEnabled: false });
  for (const path of ["/", "/about"])
    expect(await (await page.goto(path))?.text()).toMatch(/<style nonce="[^"]+">[^<]{10000}/);
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith("style"))).toEqual([]);
});
