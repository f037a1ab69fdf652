import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../../../bin/chromium.mjs";
import { test as base } from "./offline.ts";

type Own = {
  /** A browser with a profile on the disk: it can be killed (SIGKILL) and opened again, and what it has kept is there. */
  own: { open(login: string): Promise<Page>; kill(): Promise<void> };
};

export const test = base.extend<Own>({
  own: async ({ cookiesOf, line }, use) => {
    const profile = mkdtempSync(join(tmpdir(), "veche-profile-"));
    let context: BrowserContext | undefined;
    const kill = async () => {
      const isGone = context && new Promise((done) => context?.once("close", done));
      for (const id of processesOf(profile)) process.kill(id, "SIGKILL");
      await isGone;
      context = undefined;
    };
    await use({
      kill,
      async open(login) {
        context = await chromium.launchPersistentContext(profile, {
          executablePath: chromiumPath(),
          // What is looked at here is words: pictures are for other journeys.
          args: [...chromiumArgs, "--blink-settings=imagesEnabled=false"],
          baseURL: line.origin,
          locale: "ru-RU",
          timezoneId: "Europe/Moscow",
          reducedMotion: "reduce",
        });
        context.setDefaultTimeout(60_000);
        await context.addCookies(await cookiesOf(login));
        await context.addInitScript(() => localStorage.setItem("plain-text", "1"));
        return context.pages()[0] ?? context.newPage();
      },
    });
    await context?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** The browser of that profile: it gets no time to put anything away. */
function processesOf(profile: string): number[] {
  const lines = execFileSync("ps", ["-axo", "pid=,args="], { encoding: "utf8", maxBuffer: 2 ** 26 }).split("\n");
  const its = lines
    .filter((line) => line.includes(`--user-data-dir=${profile}`))
    .map((line) => Number.parseInt(line, 10));
  if (its.length === 0) throw new Error("There is no browser to kill");
  return its;
}
