import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Writes to the file that FIGURES names how a run went: `{ passed, skipped, failed: ["file › test\n first line of why"] }`. */
export default class FiguresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failed = unhandled.map((error) => told("вне тестов", [error]));
    let passed = 0;
    let skipped = 0;
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      for (const part of [module, ...module.children.allSuites()])
        if (part.errors().length) failed.push(told(file, part.errors()));
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "passed") passed += 1;
        else if (state === "failed") failed.push(told(`${file} › ${test.fullName}`, errors ?? []));
        else skipped += 1;
      }
    }
    writeFileSync(process.env.FIGURES!, JSON.stringify({ passed, skipped, failed }));
  }
}

function told(where: string, [error]: readonly { message: string; stack?: string; cause?: unknown }[]): string {
  const cause = (error?.cause as { message?: string } | undefined)?.message;
  const why = stripVTControlCharacters([error?.message, cause].filter(Boolean).join(" ← ")).trim();
  const ours = (error?.stack ?? "")
    .split("\n")
    .filter((line) => /^ +at /.test(line) && !/node_modules|node:/.test(line));
  return [where, ...why.split("\n").slice(0, 3), ...ours.slice(0, 3).map((line) => line.trim())].join("\n    ");
}
