import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe is asked: all its rules (by default), one of them, or all without one; in `part` of the page (a selector). */
type Question = { only?: string; without?: string; part?: string };

/** What axe holds against the page as it stands, a line a rule. A page has no frames of others, so one run is the whole. */
export async function violationsOf(page: Page, { only, without, part = "html" }: Question = {}): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    runOnly: only ? { type: "rule", values: [only] } : { type: "tag", values: standards },
    ...(without && { rules: { [without]: { enabled: false } } }),
  };
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const { violations } = (await page.evaluate(look, { part, options })) as AxeResults;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n  ")}`);
}

function look({ part, options }: { part: string; options: RunOptions }): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: { run(part: string, options: RunOptions): Promise<AxeResults> } };
  return axe.run(part, options);
}
