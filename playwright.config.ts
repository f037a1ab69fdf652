import { defineConfig } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "./bin/chromium.mjs";

/** The journeys in a real browser: every one twice, with script and without but for those of @script. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: process.env.JOURNEYS_OUTPUT ?? "/tmp/veche-journeys",
  globalSetup: "./tests/journeys/support/start.ts",
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A file that failed is run once more alone, on a portal of its own, by bin/test.mjs.
  retries: 0,
  reporter: [["list"]],
  // Some stories have four people in them, each in a browser of their own.
  timeout: 600_000,
  // Two cores may carry a dozen processes beside: what comes late is no fault, what never comes is.
  expect: { timeout: 60_000 },
  use: {
    // What cannot be pressed in two minutes never can: the test says so, and does not wait to its end.
    actionTimeout: 120_000,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    reducedMotion: "reduce",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
  projects: [
    // To install the service worker costs each browser half a second of processor: «offline» has it, and writing.
    { name: "js", testMatch: "stories/*.spec.ts", use: { serviceWorkers: "block" } },
    { name: "no-js", testMatch: "stories/*.spec.ts", grepInvert: /@script/, use: { javaScriptEnabled: false } },
    { name: "forms", testMatch: "forms/*.spec.ts", use: { serviceWorkers: "block" } },
    { name: "pages", testMatch: "pages/*.spec.ts", use: { serviceWorkers: "block" } },
    { name: "offline", testMatch: ["offline/*.spec.ts", "stories/writing.spec.ts"] },
  ],
});
