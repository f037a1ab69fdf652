// Debian's Chromium for tests and pictures. Its headless shell draws the same pages with a third less work.
import { existsSync } from "node:fs";

/** What apt is asked for when no browser is there. */
export const chromiumPackage = "chromium-headless-shell";

/** The browser of this machine: CHROMIUM of the environment, else the headless shell, else the whole Chromium. */
export function chromiumPath() {
  const known = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
  return known.find((path) => path && existsSync(path)) ?? known[1];
}
