import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes minutes begins first: at the end it would run alone, with the other core idle. */
const longest =
  /two-commands|walk\/|security\/|db\/tests\/crash|demo\/tests\/seed|seam\/both-ways|import\/tests\/killed|jobs\/tests\/jobs|shop\/tests\/paths/;

/** What reads every module anew goes last: the next file of its process would read the whole portal again. */
function turnOf({ moduleId }: TestSpecification): number {
  if (longest.test(moduleId)) return 0;
  return readFileSync(moduleId, "utf8").includes("environment.ts") ? 2 : 1;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turns = new Map(sorted.map((one) => [one, turnOf(one)]));
    return sorted.sort((one, other) => turns.get(one)! - turns.get(other)!);
  }
}

// One folder a run for the server, files and letters; set before platform/config.ts is read anywhere.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "veche-test-"));
// As the portals that tests start: React is another library under other names.
process.env.NODE_ENV = "production";
process.env.LOG_LEVEL = "silent";
process.env.WEB_PUSH = "1";
// A few people bring everything that the tests need; what stops them is proved by itself.
process.env.UPLOADS_PER_HOUR = "100000";

export default defineConfig({
  esbuild: { jsx: "automatic" },
  test: {
    environment: "node",
    include: ["{platform,app,demo,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/each-file.ts"],
    // The built pages are read as the portal reads them, once a process.
    server: { deps: { external: [/\/build\/server\//] } },
    pool: "forks",
    // A process reads the modules once for file after file; a file that changes its settings reads them anew.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    // Nothing is proved by it: a test that hangs is ended, one that is slow on a busy machine is not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What is waited for comes late on a busy machine; a second says nothing.
    expect: { poll: { timeout: 120_000 } },
  },
});
