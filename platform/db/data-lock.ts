import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DataFolderUnusable, makeFolder } from "../folder.ts";

/** Another living portal already works on this data folder. */
export class DataFolderTaken extends Error {
  constructor(dataDir: string) {
    super(
      `Папка данных ${dataDir} уже занята другим запущенным порталом${holder(dataDir)}. ` +
        "Остановите его или укажите другую папку в DATA_DIR.",
    );
    this.name = "DataFolderTaken";
  }
}

const taken = new Map<string, { release(): void }>();

/**
 * Takes the data folder for this process, at once or not at all: throws DataFolderTaken, or DataFolderUnusable where nothing
 * can be kept. A second call gives the same lock.
 * SQLite's exclusive lock belongs to the process in the kernel's eyes, so a killed portal leaves nothing to clear.
 */
export function takeDataFolder(dataDir: string): { release(): void } {
  const mine = taken.get(dataDir);
  if (mine) return mine;
  const lock = openLock(dataDir);
  const release = () => {
    taken.delete(dataDir);
    lock.close();
  };
  taken.set(dataDir, { release });
  return { release };
}

function openLock(dataDir: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(dataDir);
    lock = new DatabaseSync(join(dataDir, "lock"));
    lock.exec("pragma busy_timeout = 0; begin exclusive");
    writeFileSync(join(dataDir, "portal.pid"), String(process.pid));
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === 5) throw new DataFolderTaken(dataDir);
    throw new DataFolderUnusable(dataDir, error);
  }
}

function holder(dataDir: string): string {
  try {
    return ` (процесс ${Number.parseInt(readFileSync(join(dataDir, "portal.pid"), "utf8"), 10)})`;
  } catch {
    return "";
  }
}
