// What changed since the whole proof last passed: `npm test` looks at that deeply and at the rest by a fixed smoke.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { home } from "./prepare.mjs";

/** The commit that the proof has last passed on, deep where anything had changed (docs/testing.md), as the file tests/proved names it. */
export const provedFile = join(home, "tests/proved");

/**
 * The areas (folders of the chapters in `app/`) with a file that differs from the proved commit, committed or not; an
 * area's own tests change nothing of it, and run each time. «*» for all areas when nobody can tell: outside of git, or
 * where that commit is not known.
 */
export function changedAreas() {
  try {
    const proved = readFileSync(provedFile, "utf8").trim();
    const files = [...differing(proved), ...git("ls-files", "-z", "--others", "--exclude-standard")];
    return [...new Set(files.map(areaOf).filter(Boolean))].sort();
  } catch {
    return ["*"];
  }
}

/**
 * The area of a file of the product: of `app/feed/saved/routes.ts` «saved», of `app/web/…` «web», of an area's tests none; where
 * people find an area is drawn by the shell.
 */
function areaOf(file) {
  const [top, chapter, area, entry] = file.split("/");
  if (top !== "app" || !area) return undefined;
  if (entry === "navigation.ts") return "shell";
  if (["ui", "web", "rich-text"].includes(chapter)) return area === "tests" ? undefined : chapter;
  return entry && entry !== "tests" ? area : undefined;
}

/** Files that differ from a commit; one that only moved, only imports what moved, or only hands over its navigation, does not. */
function differing(commit) {
  const parts = git("diff", "-z", "-M", "-l0", "--numstat", '-Ifrom "', '-Iimport\\("', "-I^  navigation: ", commit);
  const files = [];
  while (parts.length) {
    const [added, deleted, path] = parts.shift().split("\t");
    // Of a file that moved git tells both paths after the figures.
    const [, moved] = path === "" ? parts.splice(0, 2) : [];
    if (`${added} ${deleted}` !== "0 0") files.push(path || moved);
  }
  return files.filter(Boolean);
}

function git(...args) {
  const said = execFileSync("git", args, { cwd: home, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return said.split("\0");
}
