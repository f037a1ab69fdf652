import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { home, sourcesIn } from "#tests/support/sources.ts";
import { exceptions } from "./luck-exceptions.ts";
import { type Find, type kinds, luckIn } from "./luck-kinds.ts";

/** The bench measures time, until() waits for everybody, and this rule has samples of its own. */
const apart = /^tests\/(load\/|support\/until\.ts|rules\/luck)/;
const tests = sourcesIn(["app", "demo", "platform", "tests"], /\.tsx?$/).filter(
  ({ path }) => /(^|\/)tests\//.test(path) && !apart.test(path),
);
const found = new Map<string, Find[]>();
for (const source of tests)
  for (const one of luckIn(source)) {
    const key = `${source.path} ${one.kind}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
const allowed = new Map(exceptions.map(([path, kind, count]) => [`${path} ${kind}`, count]));

/** It only goes down: write the new sum here when the table has become shorter. */
const total = 8;

describe("a test", () => {
  it("depends on no luck beyond the table, which tells where it still does", () => {
    const more = [...found].filter(([key, all]) => all.length > (allowed.get(key) ?? 0));
    const said = more.flatMap(([key, all]) => all.map(({ line, text }) => `${key.replace(" ", `:${line} `)}: ${text}`));
    expect(said, "wait for a condition (expect.poll, until), stop the clock (stopAtNoon), give a seed").toEqual([]);
  });

  it("that has become better makes the table shorter", () => {
    const fewer = [...allowed].filter(([key, count]) => (found.get(key)?.length ?? 0) < count);
    const said = fewer.map(([key, count]) => `${key}: write ${found.get(key)?.length ?? 0} instead of ${count}`);
    expect(said, "tests/rules/luck-exceptions.ts only shrinks: lower these numbers, and the total").toEqual([]);
  });

  it("adds nothing to the sum of all exceptions", () => {
    expect(exceptions.reduce((sum, [, , count]) => sum + count, 0)).toBe(total);
    expect(allowed.size).toBe(exceptions.length);
  });
});

describe("the clock that a test has moved", () => {
  it("comes back after each file", () => {
    const afterEach = "tests/support/each-file.ts";
    expect(readFileSync(join(home, "vitest.config.ts"), "utf8")).toContain(`setupFiles: ["${afterEach}"]`);
    expect(readFileSync(join(home, afterEach), "utf8")).toMatch(/\bsetClock\(\)/);
  });
});

describe("the eye of this rule", () => {
  const lucky: [string, (typeof kinds)[number]][] = [
    ['import { setTimeout as nap } from "node:timers/promises"; await nap(5);', "wait"],
    ["await new Promise((go) => setTimeout(go, 5));", "wait"],
    ["await page.waitForTimeout(100);", "wait"],
    ["await db().execute(sql`select pg_sleep(2)`);", "wait"],
    ['await page.goto("/", { waitUntil: "networkidle" });', "networkidle"],
    ["await expect(one).toBeVisible({ timeout: 4_999 });", "limit"],
    ["fetch(url, { signal: AbortSignal.timeout(3000) });", "limit"],
    ['await until(isOpen, "it opens", 5);', "limit"],
    ["const dice = Math.random();", "random"],
    ["fc.assert(fc.property(fc.string(), holds), { numRuns: 5 });", "random"],
    ["expect(at).toBeLessThan(Date.now());", "clock"],
    ["const left = until - Date.now();", "clock"],
    ["const took = performance.now();", "clock"],
    ["const today = new Date().toISOString().slice(0, 10);", "day"],
    ["const port = await freePort();", "port"],
  ];

  it.each(lucky)("sees it in: %s", (text, kind) => {
    expect(luckIn({ path: "one.test.ts", text }).map((one) => one.kind)).toContain(kind);
  });

  it.each([
    "await expect.poll(count, { timeout: 60_000 }).toBe(1);",
    "const options = { numRuns: 5, seed }; fc.assert(fc.property(fc.string(), holds), options);",
    "const yesterday = new Date(Date.now() - 25 * 3_600_000);",
    "setTimeout(() => child.kill(), 5);",
    "test.setTimeout(150_000);",
  ])("lets pass: %s", (text) => {
    expect(luckIn({ path: "one.test.ts", text })).toEqual([]);
  });
});
