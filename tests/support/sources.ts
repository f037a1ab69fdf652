import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const home = fileURLToPath(new URL("../..", import.meta.url));

export type Source = { path: string; text: string; lines: number };

/** The files of some folders of the repository that people write by hand, as text. */
export function sourcesIn(folders: string[], kinds = /\.(ts|tsx|mjs|css)$/): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(home, folder), { recursive: true, encoding: "utf8" }).map((name) => join(home, folder, name)),
    )
    .filter((path) => kinds.test(path))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { path: relative(home, path), text, lines: text.trimEnd().split("\n").length };
    });
}
