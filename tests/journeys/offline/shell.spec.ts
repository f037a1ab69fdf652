import { expect, test } from "../support/offline.ts";

test("what the worker fetches before anybody asks is no more than 300 KB over the line", async ({ as, line }) => {
  const page = await as("nobody");
  await page.goto(`${line.origin}/about`);
  // A public page has no script and asks for no file of the shell but its own style.
  const paths = await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    return (await (await caches.open("assets")).keys())
      .map(({ url }) => new URL(url))
      .map((url) => url.pathname + url.search);
  });
  expect(paths.length).toBeGreaterThan(5);
  let bytes = 0;
  for (const path of paths) {
    const answer = await fetch(process.env.JOURNEYS_URL + path, {
      method: "HEAD",
      headers: { "accept-encoding": "br" },
    });
    expect(answer.status, path).toBe(200);
    bytes += Number(answer.headers.get("content-length"));
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(300 * 1024);
});
