import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes minutes begins first: at the end it would run alone, with the other core idle. */
const longest =
  /two-commands|security\/|db\/tests\/crash|demo\/tests\/seed|seam\/both-ways|import\/tests\/killed|jobs\/tests\/jobs/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(longest.test(moduleId));
    return sorted.sort((one, other) => isLong(other) - isLong(one));
  }
}

// One folder a run for the server, files and letters; set before platform/config.ts is read anywhere.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "veche-test-"));
process.env.NODE_ENV = "test";
// As the portals that tests start.
process.env.WEB_PUSH = "1";

export default defineConfig({
  esbuild: { jsx: "automatic" },
  test: {
    environment: "node",
    include: ["{platform,app,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/global-setup.ts"],
    pool: "forks",
    // A process reads the modules once for file after file; a file that changes its settings reads them anew.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    // Longer than until() waits, so that it can say for what.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; a second says nothing.
    expect: { poll: { timeout: 20_000 } },
  },
});
