import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// One folder a run for the server, files and letters; set before platform/config.ts is read anywhere.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "veche-test-"));
process.env.NODE_ENV = "test";

export default defineConfig({
  esbuild: { jsx: "automatic" },
  test: {
    environment: "node",
    include: ["{platform,app,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/global-setup.ts"],
    pool: "forks",
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
