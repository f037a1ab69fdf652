import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder for its owner alone, and those above it, where they are missing. Throws what the system says. Not Node's
 * own way of making several: under /proc that never ends.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const isThere = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (!isThere) throw error;
  }
}

/** Nothing can be kept in the data folder: says in a sentence what is wrong with it. */
export class DataFolderUnusable extends Error {
  constructor(dataDir: string, cause: unknown) {
    const { code = "", path = dataDir } = cause as NodeJS.ErrnoException;
    const what = reasons[code] ?? `в ней нельзя работать (${code || (cause as Error).message})`;
    super(
      `Папка данных ${dataDir} не годится: ${what}. Место: ${path}. ` +
        "Исправьте это или укажите в DATA_DIR другую папку, открытую для записи.",
      { cause },
    );
    this.name = "DataFolderUnusable";
  }
}

const taken = "там, где нужна папка, лежит файл";
const closed = "портал не может в неё писать";
const reasons: Record<string, string> = {
  EEXIST: taken,
  ENOTDIR: taken,
  EACCES: closed,
  EPERM: closed,
  EROFS: closed,
  ENOENT: "создать её в этом месте нельзя",
  ENOSPC: "на диске нет места",
};
