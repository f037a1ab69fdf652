// Proves the portal: checks, build, server tests, journeys in Chromium. With CI=1 the server tests run a second time, on
// an outside PostgreSQL.
// Installs what is missing (packages by npm, PostgreSQL and Chromium from Debian) and ends with one line of figures.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiums } from "./chromium.mjs";
import { nodeBinary, prepareModules } from "./prepare.mjs";
import { checks, runStage } from "./stages.mjs";

const tally = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), "veche-reports-"));
let finished = false;

process.on("exit", () => {
  if (!finished) tally.failed += 1;
  if (tally.skipped) process.stdout.write(`Пропущено тестов: ${tally.skipped}\n`);
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
  process.exitCode = tally.failed ? 1 : 0;
});
process.on("SIGINT", () => process.exit(1));

await prepareModules();
const isTwice = process.env.CI === "1";
const hasPostgres =
  isTwice && (installFromDebian("PostgreSQL", "/usr/lib/postgresql", "postgresql") || missing("PostgreSQL"));
const hasBrowser = isBrowserHere();
// The build is mostly one thread: the checks take the other core meanwhile.
const building = runStage({ title: "Сборка страниц", args: ["bin/build.mjs"] });
for (const check of checks) count(await runStage(check));
count(await building);

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"];
await testServer("Тесты на встроенной базе", "embedded", vitest);
if (hasPostgres) {
  const again = [...vitest, "--exclude", "tests/rules/**"];
  const onOutside = ["tests/support/outside-postgres.mjs", nodeBinary(), ...again];
  await testServer("Те же тесты на внешнем PostgreSQL", "outside", onOutside);
}
if (hasBrowser) await testInBrowser();
finished = true;

async function testServer(title, database, args) {
  const report = join(reports, `${database}.json`);
  const ok = await runStage({ title, args: [...args, `--outputFile.json=${report}`], quiet: false });
  addReport(report, ok, ({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => {
    // A file that could not even be read has no tests to count.
    const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      skipped: numPendingTests + numTodoTests,
    };
  });
}

async function testInBrowser() {
  const report = join(reports, "browser.json");
  const ok = await runStage({
    title: "Пути людей в Chromium",
    args: ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    quiet: false,
  });
  addReport(report, ok, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

/** Adds a run's own figures; a run that failed without a failed test is a failure too. */
function addReport(path, ok, read) {
  const figures = existsSync(path)
    ? read(JSON.parse(readFileSync(path, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (!ok && figures.failed === 0) figures.failed = 1;
  for (const name of Object.keys(tally)) tally[name] += figures[name];
}

function count(ok) {
  tally[ok ? "passed" : "failed"] += 1;
}

function isBrowserHere() {
  if (process.env.CHROMIUM) return true;
  return (
    Object.entries(chromiums).some(([name, path]) => installFromDebian("Chromium", path, name)) || missing("Chromium")
  );
}

/** Absence is a failure, never a silence. */
function missing(name) {
  process.stdout.write(`✗ ${name} поставить не удалось: нужен apt-get и права администратора.\n`);
  tally.failed += 1;
  return false;
}

/** Whether a program is there, installed from Debian if it was not. */
function installFromDebian(name, path, packageName) {
  if (existsSync(path)) return true;
  process.stdout.write(`\n${name}: ставлю ${packageName} из Debian…\n`);
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const rest of [["update"], ["install", "-y", "--no-install-recommends", packageName]]) {
    const [command, ...args] = [...sudo, "apt-get", "-q", ...rest];
    spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env });
  }
  return existsSync(path);
}
