import { expect, test } from "../support/test.ts";

test("the header is 64 px high and the tab bar 52", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.goto("/main");
  expect((await page.getByRole("banner").boundingBox())?.height).toBe(64);
  expect((await page.getByRole("navigation", { name: "Главные разделы" }).boundingBox())?.height).toBe(52);
});

test("nothing of the feed jumps while it loads", async ({ as }) => {
  const page = await as("anna", { viewport: { width: 375, height: 780 } });
  await page.goto("/feed/work", { waitUntil: "networkidle" });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const watcher = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        watcher.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.001);
  const pictures = await page.locator("main img").evaluateAll((all) =>
    all.map((one) => ({
      src: one.getAttribute("src"),
      sized: one.hasAttribute("width") && one.hasAttribute("height"),
    })),
  );
  expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
  expect(await page.locator("main img[loading=lazy]").count()).toBeGreaterThan(0);
});
