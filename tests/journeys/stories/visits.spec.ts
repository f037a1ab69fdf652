import { expect, test } from "../support/test.ts";

test("visits are told after the consent alone, and nothing of them is left when it is taken back @script", async ({
  as,
  fresh,
}) => {
  const page = await as(await fresh("visitor-js"));
  const batches: { events: { path: string; kind: string }[] }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/analytics/events")) batches.push(request.postDataJSON());
  });
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === "visitor");
  const asked = page.waitForResponse(/\/api\/analytics\/terms/);
  await page.goto("/agreements");
  expect(await (await asked).json()).toEqual({ visits: false, recording: null });
  expect(await cookie()).toBeUndefined();

  await page.goto("/agreements/analytics");
  await page.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Дать согласие" }).click();
  await expect(page).toHaveURL(/\/agreements$/);
  const told = page.waitForResponse(/\/api\/analytics\/events/);
  await page.getByRole("link", { name: "О портале" }).waitFor();
  await page.goto("/people?query=тайна");
  expect(await (await told).json()).toEqual({ visits: true });
  // What is told first may be of the page before.
  await expect.poll(() => batches.flatMap(({ events }) => events.map(({ path }) => path))).toContain("/people");
  expect(JSON.stringify(batches)).not.toContain("тайна");
  const life = (await cookie())!.expires - Date.now() / 1000;
  expect(Math.round(life / 86_400)).toBe(365);

  const other = await page.context().newPage();
  const heard = other.waitForResponse(/\/api\/analytics\/events/);
  await other.goto("/people");
  expect(await (await heard).json()).toEqual({ visits: true });
  const askedAnew = other.waitForResponse(/\/api\/analytics\/terms/);

  await page.goto("/agreements/analytics/withdraw");
  await page.getByRole("button", { name: "Отозвать" }).click();
  await expect(page).toHaveURL(/\/agreements$/);
  await expect.poll(cookie).toBeUndefined();
  expect(await page.evaluate(() => sessionStorage.getItem("visits"))).toBeNull();
  expect(await (await askedAnew).json(), "the other tab hears of it at once").toEqual({
    visits: false,
    recording: null,
  });
});
