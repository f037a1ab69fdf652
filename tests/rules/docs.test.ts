import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { home } from "#tests/support/sources.ts";

const read = (path: string) => readFileSync(join(home, path), "utf8");
const pagesIn = (folder: string) =>
  readdirSync(join(home, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
const decisions = pagesIn("docs/decisions");
const pages = ["README.md", ...pagesIn("docs"), ...decisions];
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one!);

describe("what newcomers read", () => {
  it.each(pages)("%s leads only to what is there", (page) => {
    const links = found(read(page), /\]\(([^)#:]+)\)/g).map((link) => join(dirname(page), link));
    const paths = found(read(page), /`((?:app|platform|bin|tests|deploy|docs|public)\/[\w./-]+)`/g);
    expect([...links, ...paths].filter((path) => !existsSync(join(home, path)))).toEqual([]);
  });

  it("names no command that npm does not know", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const named = pages.flatMap((page) => found(read(page), /npm run (?:-s )?([a-z]+)/g));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("shows the portal in a picture that is quick to load", () => {
    expect(statSync(join(home, "docs/picture.png")).size).toBeLessThan(300 * 1024);
  });
});

describe("decisions", () => {
  it.each(decisions)("%s says when to look again", (page) => {
    expect(read(page)).toMatch(/^## (When to look again|Когда пересмотреть)$/m);
  });

  it("give a reason for every package", () => {
    const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read("package.json"));
    const page = read("docs/decisions/dependencies.md");
    const given = found(page, /`([^`]+)`/g);
    const isGiven = (name: string) =>
      given.some((one) => one === name || (one.endsWith("/*") && name.startsWith(one.slice(0, -1))));
    const all = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    expect(all.filter((name) => !isGiven(name) && !name.startsWith("node-"))).toEqual([]);
  });

  it("give no reason for a package that is gone", () => {
    const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read("package.json"));
    const all = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    const rows = found(read("docs/decisions/dependencies.md"), /^\| (`.+?`) \|/gm);
    const named = rows.flatMap((row) => found(row, /`([^`]+)`/g)).filter((name) => !name.endsWith("/*"));
    expect(named.filter((name) => !all.includes(name))).toEqual([]);
  });
});
