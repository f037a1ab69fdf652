import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../../../bin/chromium.mjs";
import { test as base } from "./offline.ts";

type Own = {
  /** A browser with a profile on the disk: it can be killed and opened again, and what it has kept is there. */
  own: { open(login: string): Promise<Page>; kill(): Promise<void> };
};

export const test = base.extend<Own>({
  own: async ({ cookiesOf, line }, use) => {
    const profile = mkdtempSync(join(tmpdir(), "veche-profile-"));
    let context: BrowserContext | undefined;
    const kill = async () => {
      await context?.close();
      context = undefined;
    };
    await use({
      kill,
      async open(login) {
        context = await chromium.launchPersistentContext(profile, {
          executablePath: chromiumPath(),
          args: chromiumArgs,
          baseURL: line.origin,
          locale: "ru-RU",
          timezoneId: "Europe/Moscow",
          reducedMotion: "reduce",
        });
        context.setDefaultTimeout(15_000);
        await context.addCookies(await cookiesOf(login));
        await context.addInitScript(() => localStorage.setItem("plain-text", "1"));
        return context.pages()[0] ?? context.newPage();
      },
    });
    await kill();
    rmSync(profile, { recursive: true, force: true });
  },
});
