// Proves the portal: checks, build, server tests, journeys in Chromium; docs/testing.md says what is looked at how deeply.
//   npm test              deeply what changed since the whole proof, the rest by a fixed smoke; CI=1 adds an outside PostgreSQL
//   npm run prove         everything: each area, width, kill and ten times the random cases; `-- 1/3` a third of it
// Installs what is missing (packages by npm, PostgreSQL and Chromium from Debian) and ends with one line of figures.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { changedAreas, provedFile } from "./changed.mjs";
import { browsers, installFromDebian, postgres } from "./debian.mjs";
import { home, nodeBinary, prepareModules } from "./prepare.mjs";
import { checks, runStage } from "./stages.mjs";
import { readPlaywright, readVitest, runTwice } from "./tries.mjs";

const [scope, shard] = process.argv.slice(2);
const isWhole = scope === "prove";
const onOutside = isWhole || process.env.CI === "1";
const areas = isWhole ? ["*"] : (process.env.DEEP?.split(",") ?? changedAreas());
const env = {
  DEEP: areas.join(","),
  FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 2 ** 31),
  ...(isWhole && { EVERY_WIDTH: "1", FUZZ: "10", KILLS: "200" }),
};
const part = shard ? [`--shard=${shard}`] : [];

const tally = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const secondTries = [];
const minutes = [];
let finished = false;

process.on("exit", () => {
  if (!finished) tally.failed += 1;
  process.stdout.write(
    `\n${minutes.map(([title, spent]) => `${spent.toFixed(1).padStart(6)} мин  ${title}\n`).join("")}`,
  );
  // Once more at the end, where a log that was cut short still shows them.
  if (failures.length) process.stdout.write(`\nНе прошло:\n${failures.map((one) => `  ✗ ${one}\n`).join("")}`);
  if (secondTries.length)
    process.stdout.write(`\nПрошло со второго раза:\n${secondTries.map((one) => `  ↻ ${one}\n`).join("")}`);
  if (tally.skipped) process.stdout.write(`Пропущено тестов: ${tally.skipped}\n`);
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
  process.exitCode = tally.failed ? 1 : 0;
});
process.on("SIGINT", () => process.exit(1));

process.stdout.write(
  `Глубоко: ${areas[0] === "*" ? "всё" : areas.join(", ") || "ничего"}; случайное от FUZZ_SEED=${env.FUZZ_SEED}\n`,
);
await timed("Пакеты и программы", async () => {
  // Who names a browser of their own in CHROMIUM needs none of Debian's.
  const programs = installFromDebian([...(process.env.CHROMIUM ? [] : browsers), ...(onOutside ? postgres : [])]);
  await prepareModules();
  // Absence is a failure, never a silence.
  for (const name of await programs) count(`Не поставить ${name}: нужен apt-get и права администратора`, false);
});
await timed("Проверки и сборка", async () => {
  // The build is mostly one thread: the checks take the other core meanwhile.
  const building = runStage({ title: "Сборка страниц", args: ["bin/build.mjs"] });
  for (const check of checks) count(check.title, await runStage(check));
  count("Сборка страниц", await building);
});

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default"];
vitest.push("--reporter=./tests/support/figures-reporter.ts");
await testServer("Тесты на встроенной базе", vitest, part);
if (onOutside) {
  const outside = ["tests/support/outside-postgres.mjs", nodeBinary(), ...vitest];
  await testServer(
    "Тесты на внешнем PostgreSQL",
    outside,
    isWhole ? ["--exclude", "tests/rules/**", ...part] : differing(),
  );
}
await testInBrowser("Пути людей в Chromium");
finished = true;
if (isWhole && tally.failed === 0) noteProved();

/** What differs between servers of PostgreSQL: all that speaks to the database itself, and one call of every operation. */
function differing() {
  const machinery = ["db", "jobs", "events", "backup", "files"].map((name) => `platform/${name}/`);
  return [
    ...machinery,
    "app/engines/search/",
    "app/office/import/",
    "app/loyalty/balance/tests/bank",
    "tests/security/wall",
    "tests/seam/every-operation",
  ];
}

async function testServer(title, args, files) {
  const alone = (file) => [...args, file];
  await timed(title, async () =>
    add(await runTwice({ title, args: [...args, ...files], alone, read: readVitest, env })),
  );
}

async function testInBrowser(title) {
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const alone = (name, titles) => {
    const [project, file] = name.split(" ");
    const failed = titles.map((title) => title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
    return [...args, file, `--project=${project}`, "--workers=1", `--grep=${failed}`];
  };
  await timed(title, async () =>
    add(await runTwice({ title, args: [...args, ...part], alone, read: readPlaywright, env })),
  );
}

function add({ passed, skipped, failed, again }) {
  failures.push(...failed);
  secondTries.push(...again);
  tally.passed += passed;
  tally.failed += failed.length;
  tally.skipped += skipped;
}

function count(title, ok) {
  tally[ok ? "passed" : "failed"] += 1;
  if (!ok) failures.push(title);
}

async function timed(title, stage) {
  const started = Date.now();
  await stage();
  minutes.push([title, (Date.now() - started) / 60_000]);
}

/** From now on `npm test` looks deeply only at what changes after this commit. */
function noteProved() {
  const git = (...args) => execFileSync("git", args, { cwd: home, encoding: "utf8" }).trim();
  const commit = git("rev-parse", "HEAD");
  if (shard)
    process.stdout.write(`\nЧасть ${shard} доказана. Когда прошли все части, впишите в tests/proved: ${commit}\n`);
  else if (git("status", "--porcelain")) process.stdout.write("\nЕсть незакоммиченное: tests/proved не изменён.\n");
  else writeFileSync(provedFile, `${commit}\n`);
}
