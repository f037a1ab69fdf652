// Proves the portal: checks, build, server tests, journeys in Chromium. With CI=1 the server tests run a second time, on
// an outside PostgreSQL.
// Installs what is missing (packages by npm, PostgreSQL and Chromium from Debian) and ends with one line of figures.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromiums } from "./chromium.mjs";
import { nodeBinary, prepareModules } from "./prepare.mjs";
import { checks, runStage } from "./stages.mjs";

const tally = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const secondTries = [];
const reports = mkdtempSync(join(tmpdir(), "veche-reports-"));
let finished = false;

process.on("exit", () => {
  if (!finished) tally.failed += 1;
  // Once more at the end, where a log that was cut short still shows them.
  if (failures.length) process.stdout.write(`\nНе прошло:\n${failures.map((one) => `  ✗ ${one}\n`).join("")}`);
  if (secondTries.length)
    process.stdout.write(`\nПрошло со второго раза:\n${secondTries.map((one) => `  ↻ ${one}\n`).join("")}`);
  if (tally.skipped) process.stdout.write(`Пропущено тестов: ${tally.skipped}\n`);
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
  process.exitCode = tally.failed ? 1 : 0;
});
process.on("SIGINT", () => process.exit(1));

const programs = installPrograms();
await prepareModules();
const { hasPostgres, hasBrowser } = await programs;
// The build is mostly one thread: the checks take the other core meanwhile.
const building = runStage({ title: "Сборка страниц", args: ["bin/build.mjs"] });
for (const check of checks) count(check.title, await runStage(check));
count("Сборка страниц", await building);

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default"];
vitest.push("--reporter=./tests/support/figures-reporter.ts");
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
  const ok = await runStage({ title, args, env: { FIGURES: report }, quiet: false });
  addReport(title, report, ok, (figures) => figures);
}

async function testInBrowser() {
  const report = join(reports, "browser.json");
  const ok = await runStage({
    title: "Пути людей в Chromium",
    args: ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    quiet: false,
  });
  addReport("Пути людей в Chromium", report, ok, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    again: specsOf(suites, "flaky"),
    failed: [...specsOf(suites, "unexpected"), ...errors.map(({ message }) => stripVTControlCharacters(message))],
    skipped: stats.skipped,
  }));
}

/** The journeys that ended so, each with why its first try failed; one that passed at its second is named, not hidden. */
function specsOf(suites, status) {
  return suites.flatMap((suite) => [
    ...specsOf(suite.suites ?? [], status),
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => {
          const why = stripVTControlCharacters(results[0]?.error?.message ?? "").split("\n");
          return `${spec.file} › ${projectName} › ${spec.title}\n    ${why.slice(0, 3).join("\n    ")}`;
        }),
    ),
  ]);
}

/** Adds a run's own figures; a run that failed without a failed test is a failure too. */
function addReport(title, path, ok, read) {
  const figures = existsSync(path)
    ? read(JSON.parse(readFileSync(path, "utf8")))
    : { passed: 0, failed: [], skipped: 0 };
  if (!ok && figures.failed.length === 0) figures.failed.push(`${title}: прогон прерван`);
  failures.push(...figures.failed);
  secondTries.push(...(figures.again ?? []));
  tally.passed += figures.passed;
  tally.failed += figures.failed.length;
  tally.skipped += figures.skipped;
}

function count(title, ok) {
  tally[ok ? "passed" : "failed"] += 1;
  if (!ok) failures.push(title);
}

/** What the tests need from Debian: one after another, for it lets nobody install two things at once. */
async function installPrograms() {
  const isTwice = process.env.CI === "1";
  const postgres = ["PostgreSQL", [["postgresql", "/usr/lib/postgresql"]]];
  return {
    hasPostgres: isTwice && (await installFromDebian(...postgres)),
    hasBrowser: Boolean(process.env.CHROMIUM) || (await installBrowsers()),
  };
}

/** The one that draws fastest, and the whole one: it alone keeps notifications. */
async function installBrowsers() {
  const { chromium } = chromiums;
  if (!(await installFromDebian("Chromium", Object.entries(chromiums)))) return false;
  return installFromDebian("Chromium целиком", [["chromium", chromium]]);
}

/** Whether a program is there, installed from Debian if it was not. `packages` are names and paths, the best first. */
async function installFromDebian(name, packages) {
  const isHere = () => packages.some(([, path]) => existsSync(path));
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const [packageName] of packages) {
    if (isHere()) return true;
    process.stdout.write(`\n${name}: ставлю ${packageName} из Debian…\n`);
    for (const rest of [["update"], ["install", "-y", "--no-install-recommends", packageName]]) {
      const [command, ...args] = [...sudo, "apt-get", "-q", ...rest];
      const env = { DEBIAN_FRONTEND: "noninteractive" };
      await runStage({ title: `${packageName}: apt-get ${rest[0]}`, command, args, env });
    }
  }
  // Absence is a failure, never a silence.
  if (!isHere()) count(`${name} поставить не удалось: нужен apt-get и права администратора`, false);
  return isHere();
}
