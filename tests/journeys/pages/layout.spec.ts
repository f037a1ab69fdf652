import { expect, test } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";

test("the header is 64 px high and the tab bar 52", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.goto("/main");
  expect((await page.getByRole("banner").boundingBox())?.height).toBe(64);
  expect((await page.getByRole("navigation", { name: "Главные разделы" }).boundingBox())?.height).toBe(52);
});

test("a tab of the bar stands in its place before the others have come", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.goto("/feed/work");
  await waitForScript(page);
  await page.waitForFunction(isDrawn);
  const first = page.getByRole("navigation", { name: "Главные разделы" }).getByRole("link").first();
  const whole = await first.boundingBox();
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll("nav[aria-label='Главные разделы'] li + li")) tab.remove();
  });
  expect(await first.boundingBox()).toEqual(whole);
});

test("the open one of many tabs stands in view on a narrow screen", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 320, height: 780 } });
  for (const name of ["Все люди", "Новые коллеги"]) {
    await page.goto(name === "Все люди" ? "/people" : "/people/newcomers");
    await expect(page.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 0.95 });
  }
});

test("a page whose tabs stand in rows opens at its top", async ({ as }) => {
  const page = await as("editor", { viewport: { width: 375, height: 480 } });
  for (const state of ["", "?state=archived"]) {
    await page.goto(`/admin/news${state}`);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test("a toast covers nothing that is read first, however narrow the screen", async ({ as, fresh }) => {
  const page = await as(await fresh("anna"));
  for (const width of [1440, 360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/account-settings");
    await waitForScript(page);
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    const toast = page.locator("[data-toasts] p").filter({ hasText: "Настройки сохранены" });
    await toast.hover();
    await page.evaluate(() => scrollTo(0, 0));
    const [over, heading] = [await toast.locator("../..").boundingBox(), await page.locator("h1").boundingBox()];
    expect(over!.y, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(over!.y + over!.height, `${width} px`).toBeLessThanOrEqual(heading!.y);
  }
});

test("letters, figures and signs are of one file, so that a page has one face", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.goto("/feed/work");
  const faces = await page.evaluate(() => document.fonts.load("16px 'Golos Text'", "Ёж № 12, «anna@kofe.ru» – 5 ₽ €…"));
  expect(faces).toHaveLength(1);
});

test("tabs of a chapter and of its page share one row on a phone, and a row that goes on fades at its edge", async ({
  as,
}) => {
  const page = await as("anna", { viewport: { width: 360, height: 780 } });
  await page.goto("/achievements");
  await waitForScript(page);
  const main = page.getByRole("main");
  await expect(main.locator("nav:visible")).toHaveCount(1);
  await main.locator("summary", { hasText: "Бонусы" }).click();
  await expect(main.getByRole("link", { name: "Перевести" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(main.locator("nav:visible")).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/bonus");
  const faded = (edge: string) =>
    main.locator("nav ul").evaluate((row, name) => getComputedStyle(row).getPropertyValue(name), `--faded-${edge}`);
  expect([await faded("start"), await faded("end")]).toEqual(["0px", "40px"]);
});

test("nothing of the feed jumps while it loads", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.addInitScript(watchShifts);
  await page.goto("/feed/work");
  await waitForScript(page);
  await page.waitForFunction(isDrawn);
  expect(await page.evaluate(whatShifted)).toEqual([]);
  const pictures = await page.locator("main img:not([src^='data:'])").evaluateAll((all) =>
    all.map((one) => ({
      src: one.getAttribute("src"),
      sized: one.hasAttribute("width") && one.hasAttribute("height"),
    })),
  );
  expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
  expect(await page.locator("main img[loading=lazy]").count()).toBeGreaterThan(0);
});

/** Keeps what moves from the page's first moment on, and how much of the screen it took along. */
function watchShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: string[] = [];
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[])
      for (const { node } of sources) shifts.push(`${value}: ${node && (node as Element).outerHTML?.slice(0, 120)}`);
  };
  const watcher = new PerformanceObserver((list) => keep(list.getEntries()));
  watcher.observe({ type: "layout-shift", buffered: true });
  Object.assign(window, {
    tellShifts: () => {
      keep(watcher.takeRecords());
      return shifts;
    },
  });
}

/** Its letters have come, and every picture that does not wait to be scrolled to. */
function isDrawn(): boolean {
  const waits = (one: HTMLImageElement) => one.loading === "lazy" && one.getBoundingClientRect().top > innerHeight;
  return document.fonts.status === "loaded" && [...document.images].every((one) => one.complete || waits(one));
}

/** What has moved by the time that two more frames are drawn. */
async function whatShifted(): Promise<string[]> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return (window as unknown as { tellShifts(): string[] }).tellShifts();
}
