import { afterAll, vi } from "vitest";
import { freePort } from "#tests/support/free-port.ts";

/**
 * Reads every module anew with these settings, for this test file alone. Imported before anything else: the settings are
 * taken from the environment once, when they are first read.
 */
const before = { ...process.env };
vi.resetModules();
afterAll(() => {
  process.env = before;
  vi.resetModules();
});

const port = await freePort();
Object.assign(process.env, {
  PORT: String(port),
  HOST: "127.0.0.1",
  PUBLIC_URL: `http://localhost:${port}`,
  DEMO: "1",
});
