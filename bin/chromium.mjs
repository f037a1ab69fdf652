// Debian's Chromium for tests and pictures. Its headless shell draws the same pages with a third less work.
import { existsSync } from "node:fs";

/** Where each of Debian's packages puts its browser, the better one first. */
export const chromiums = {
  "chromium-headless-shell": "/usr/bin/chromium-headless-shell",
  chromium: "/usr/bin/chromium",
};

/** The browser of this machine: CHROMIUM of the environment, else the better one that is there; undefined without any. */
export function chromiumPath() {
  return process.env.CHROMIUM ?? Object.values(chromiums).find((path) => existsSync(path));
}

/** One process fewer for each browser, and nothing that talks to the world. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-software-rasterizer",
  "--disable-background-networking",
  "--no-first-run",
  "--disable-component-update",
  "--disable-sync",
];
