// A run of many test files, and once more, each alone, those that failed: luck is told from a fault, and named.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runStage } from "./stages.mjs";

const reports = mkdtempSync(join(tmpdir(), "veche-reports-"));
/** More failed files than this are no matter of luck, and to run them all again would take too long. */
const mostAgain = 8;
let runs = 0;

/**
 * Runs vitest or Playwright (`read` below says how a report of theirs is read) and then each failed file once more, alone,
 * in a run of its own with a database and a portal of its own; of a file of journeys the failed ones. Gives `{ passed, skipped, failed, again }`: how many tests,
 * and in words which failed for good and which passed at the second try, each with its first reason.
 */
export async function runTwice({ title, args, alone, read, env = {} }) {
  const first = await runOnce({ title, args, read, env });
  const unlucky = [...first.files].filter(([, { failed }]) => failed.length > 0);
  const again = [];
  if (unlucky.length <= mostAgain)
    for (const [name, { failed }] of unlucky) {
      const { passed, skipped, titles } = first.files.get(name);
      const second = await runOnce({ title: `Ещё раз: ${name}`, args: alone(name, titles), read, env });
      const figures = second.files.get(name);
      if (!figures || second.others.length > 0) continue;
      if (figures.failed.length === 0) again.push(...failed);
      // Where the failed tests alone were run again, the others passed at the first try.
      first.files.set(name, titles ? { ...figures, passed: figures.passed + passed, skipped } : figures);
    }
  const all = [...first.files.values()];
  const sumOf = (key) => all.reduce((sum, figures) => sum + figures[key], 0);
  const failed = [...all.flatMap((figures) => figures.failed), ...first.others];
  return { passed: sumOf("passed"), skipped: sumOf("skipped"), failed, again };
}

async function runOnce({ title, args, read, env }) {
  runs += 1;
  const report = join(reports, `${runs}.json`);
  const ok = await runStage({
    title,
    args,
    env: { ...env, FIGURES: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    quiet: false,
  });
  const figures = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { files: new Map(), others: [] };
  const isTold = figures.others.length > 0 || [...figures.files.values()].some(({ failed }) => failed.length > 0);
  // A run that failed without a failed test is a failure too.
  if (!ok && !isTold) figures.others.push(`${title}: прогон прерван`);
  return figures;
}

/** What tests/support/figures-reporter.ts has written of a run of vitest. */
export function readVitest({ files, others }) {
  return { files: new Map(Object.entries(files)), others };
}

/** What Playwright's own reporter has written; a file counts once for each project, and its failed tests have titles. */
export function readPlaywright({ suites, errors }) {
  const files = new Map();
  for (const { spec, test } of suites.flatMap(testsOf)) {
    const name = `${test.projectName} ${spec.file}`;
    const figures = files.get(name) ?? { passed: 0, skipped: 0, failed: [], titles: [] };
    files.set(name, figures);
    if (test.status === "skipped") figures.skipped += 1;
    else if (test.status === "unexpected") {
      figures.failed.push(reasonOf(name, spec, test));
      figures.titles.push(spec.title);
    } else figures.passed += 1;
  }
  return { files, others: errors.map(({ message }) => stripVTControlCharacters(message)) };
}

function testsOf({ suites = [], specs = [] }) {
  return [...suites.flatMap(testsOf), ...specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test })))];
}

function reasonOf(name, spec, { results }) {
  const why = stripVTControlCharacters(results[0]?.error?.message ?? "").split("\n");
  return `${name} › ${spec.title}\n    ${why.slice(0, 3).join("\n    ")}`;
}
