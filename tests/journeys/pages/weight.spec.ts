import type { Page } from "@playwright/test";
import { addressOf, screens } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

test("the first view is at most 30 KB of HTML and CSS and 100 KB of script, 90 KB on the feed; all of it ours", async ({
  as,
}) => {
  test.setTimeout(240_000);
  const heavy: string[] = [];
  const heaviest = { words: 0, script: 0 };
  for (const screen of screens) {
    const page = await as(screen.who);
    const { words, script, foreign } = await weigh(page, await addressOf(screen));
    await page.context().close();
    const most = /^(feed\/|shell\/main|a feed)/.test(screen.name) ? 90 : 100;
    if (words > 30 || script > most || foreign.length)
      heavy.push(`${screen.name}: HTML and CSS ${words} KB, script ${script} KB ${foreign}`);
    heaviest.words = Math.max(heaviest.words, words);
    heaviest.script = Math.max(heaviest.script, script);
  }
  process.stdout.write(`heaviest first view: HTML and CSS ${heaviest.words} KB, script ${heaviest.script} KB\n`);
  expect(heavy).toEqual([]);
});

test("public pages, and every page for who saves data, send no script", async ({ as }) => {
  const stranger = await as("nobody");
  for (const path of ["/", "/about", "/login", "/nowhere"]) expect((await weigh(stranger, path)).script, path).toBe(0);
  const saving = await as("anna", { extraHTTPHeaders: { "save-data": "on" } });
  for (const path of ["/feed/work", "/ugc/create"]) expect((await weigh(saving, path)).script, path).toBe(0);
});

test("no validation library comes to the browser", async ({ as }) => {
  const page = await as("anna");
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.add(request.url());
  });
  for (const path of ["/feed/work", "/ugc/create", "/personal-data"]) await page.goto(path);
  expect(addresses.size).toBeGreaterThan(3);
  for (const address of addresses)
    expect(await (await page.request.get(address)).text(), address).not.toMatch(/ZodError|invalid_union/);
});

/** Kilobytes as they came over the wire on a cold visit: words (HTML and CSS), script, and what was not ours. */
async function weigh(page: Page, path: string): Promise<{ words: number; script: number; foreign: string[] }> {
  const sum = { words: 0, script: 0 };
  const foreign: string[] = [];
  const waiting: Promise<void>[] = [];
  const own = new URL(process.env.JOURNEYS_URL!).origin;
  page.on("requestfinished", (request) => {
    if (request.url().startsWith("data:")) return;
    if (new URL(request.url()).origin !== own) foreign.push(request.url());
    const kind = request.resourceType();
    if (!["document", "stylesheet", "script"].includes(kind)) return;
    waiting.push(
      request.sizes().then(({ responseBodySize }) => {
        sum[kind === "script" ? "script" : "words"] += responseBodySize;
      }),
    );
  });
  await page.goto(path, { waitUntil: "load" });
  await Promise.all(waiting);
  page.removeAllListeners("requestfinished");
  return { words: kilobytes(sum.words), script: kilobytes(sum.script), foreign };
}
