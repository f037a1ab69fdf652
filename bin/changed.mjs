// What changed since the whole proof last passed: `npm test` looks at that deeply and at the rest by a fixed smoke.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { home } from "./prepare.mjs";

/** The commit that `npm run prove` has last passed on, as the file tests/proved names it. */
export const provedFile = join(home, "tests/proved");

/**
 * The areas (folders of `app/`) with a file that differs from the proved commit, committed or not; an area's own tests
 * change nothing of it, and run each time. «*» for all areas when nobody can tell: outside of git, or where that commit
 * is not known.
 */
export function changedAreas() {
  try {
    const proved = readFileSync(provedFile, "utf8").trim();
    const files = [...git("diff", "--name-only", proved), ...git("ls-files", "--others", "--exclude-standard")];
    return [...new Set(files.map((file) => /^app\/([^/]+)\/(?!tests\/)/.exec(file)?.[1]).filter(Boolean))].sort();
  } catch {
    return ["*"];
  }
}

function git(...args) {
  const said = execFileSync("git", args, { cwd: home, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return said.split("\n");
}
