import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

type Figures = { passed: number; skipped: number; failed: string[] };

/**
 * Writes to the file that FIGURES names how a run went: by file how many tests passed and which failed, as
 * «file › test» and the first lines of why; and in `others` what went wrong outside of any file.
 */
export default class FiguresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const files = Object.fromEntries(modules.map((module) => [fileOf(module.moduleId), figuresOf(module)]));
    const others: string[] = [];
    for (const error of unhandled) {
      // Whose test was running is known of most errors that nobody has caught.
      const path = (error as { VITEST_TEST_PATH?: string }).VITEST_TEST_PATH;
      const file = path && files[fileOf(path)];
      (file ? file.failed : others).push(told(file ? fileOf(path) : "вне тестов", [error]));
    }
    writeFileSync(process.env.FIGURES!, JSON.stringify({ files, others }));
  }
}

function figuresOf(module: TestModule): Figures {
  const file = fileOf(module.moduleId);
  const figures: Figures = { passed: 0, skipped: 0, failed: [] };
  for (const part of [module, ...module.children.allSuites()])
    if (part.errors().length) figures.failed.push(told(file, part.errors()));
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === "passed") figures.passed += 1;
    else if (state === "failed") figures.failed.push(told(`${file} › ${test.fullName}`, errors ?? []));
    else figures.skipped += 1;
  }
  return figures;
}

const fileOf = (path: string) => relative(process.cwd(), path);

function told(where: string, [error]: readonly { message: string; stack?: string; cause?: unknown }[]): string {
  const cause = (error?.cause as { message?: string } | undefined)?.message;
  const why = stripVTControlCharacters([error?.message, cause].filter(Boolean).join(" ← ")).trim();
  const ours = (error?.stack ?? "")
    .split("\n")
    .filter((line) => /^ +at /.test(line) && !/node_modules|node:/.test(line));
  return [where, ...why.split("\n").slice(0, 3), ...ours.slice(0, 3).map((line) => line.trim())].join("\n    ");
}
