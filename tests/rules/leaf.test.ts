import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { everyWidth } from "#tests/support/depth.ts";
import { home, sourcesIn } from "#tests/support/sources.ts";

/** Areas on which no other one stands. */
const leaves = ["office/audit", "office/system-state"];
/** What names them: the two lists. */
const lists = ["app/areas.ts", "app/routes.ts"];

it("a leaf area is named by nobody but the two lists: neither its files nor its part of the API", () => {
  const others = sourcesIn(["app", "demo", "platform"], /\.tsx?$/).filter(
    ({ path }) => !lists.includes(path) && !path.includes("/tests/") && !leaves.some((leaf) => path.includes(leaf)),
  );
  const isNaming = /(office|\.\.)\/(audit|system-state)\/|\bapi\.(audit|systemState)\b/;
  expect(others.filter(({ text }) => isNaming.test(text)).map(({ path }) => path)).toEqual([]);
  expect(others.length).toBeGreaterThan(1000);
});

// To compile the whole product anew takes minutes: it is done where everything is proved.
if (everyWidth)
  it("a leaf area goes with its folder and its lines in two lists: what is left of the product compiles", () => {
    const { config } = ts.readConfigFile(join(home, "tsconfig.json"), ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, home);
    const isGone = (path: string) => leaves.some((leaf) => path.includes(`/app/${leaf}/`));
    const host = ts.createCompilerHost(options);
    const { fileExists, readFile } = host;
    host.fileExists = (path) => !isGone(path) && fileExists(path);
    host.readFile = (path) => {
      const list = lists.find((one) => path === join(home, one));
      return list ? withoutLeaves(readFileSync(path, "utf8")) : readFile(path);
    };
    expect(fileNames.filter(isGone).length).toBeGreaterThan(leaves.length);
    const rootNames = fileNames.filter((path) => !isGone(path) && !path.includes("/tests/"));
    const program = ts.createProgram({ rootNames, options: { ...options, incremental: false }, host });
    const faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName.slice(home.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
    expect(faults).toEqual([]);
  });

/** A list without the lines that import something of the leaves, and those that name it. */
function withoutLeaves(text: string): string {
  const isImport = (line: string) => leaves.some((leaf) => line.includes(`/${leaf}/`));
  const lines = text.split("\n");
  const names = lines.filter(isImport).map((line) => /import \{ (\w+) \}/.exec(line)![1]!);
  expect(names.length, "a list names some of them").toBeGreaterThan(0);
  const isNamed = (line: string) => names.some((name) => new RegExp(`\\b${name}\\b`).test(line));
  return lines.filter((line) => !isImport(line) && !isNamed(line)).join("\n");
}
