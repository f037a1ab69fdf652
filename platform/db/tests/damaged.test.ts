import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#platform/db/index.ts";

const shelf = mkdtempSync(join(tmpdir(), "veche-damaged-"));
const whole = join(shelf, "whole");
let cluster = "";

beforeAll(async () => {
  const database = await openDatabase({ dataDir: whole, migrate: false });
  await database.close();
  const [major = ""] = readdirSync(join(whole, "pgdata"));
  cluster = join("pgdata", major);
});
afterAll(() => rmSync(shelf, { recursive: true }));

test("a data folder is its owner's alone", () => {
  expect(statSync(whole).mode & 0o777).toBe(0o700);
});

/** A copy of the whole data folder that something has happened to. */
function damaged(name: string, harm: (dataDir: string) => void): string {
  const dataDir = join(shelf, name);
  cpSync(whole, dataDir, { recursive: true });
  harm(dataDir);
  return dataDir;
}

const walOf = (dataDir: string) => join(dataDir, cluster, "pg_wal");

describe("a database that does not start says in a sentence what to do", () => {
  const harms: Record<string, (dataDir: string) => void> = {
    "its tables are gone": (dataDir) => rmSync(join(dataDir, cluster, "base"), { recursive: true }),
    "its control file is gone": (dataDir) => rmSync(join(dataDir, cluster, "global/pg_control")),
    "its first file is gone": (dataDir) => rmSync(join(dataDir, cluster, "PG_VERSION")),
    "its version is no version": (dataDir) => writeFileSync(join(dataDir, cluster, "PG_VERSION"), "мусор"),
    "its log of changes is garbage": (dataDir) => {
      for (const name of readdirSync(walOf(dataDir)).filter((one) => /^[0-9A-F]{24}$/.test(one))) {
        const { size } = statSync(join(walOf(dataDir), name));
        truncateSync(join(walOf(dataDir), name), 0);
        truncateSync(join(walOf(dataDir), name), size);
      }
    },
  };
  test.each(Object.keys(harms))("%s", async (name) => {
    const dataDir = damaged(name.replaceAll(" ", "-"), harms[name]!);
    const opened = openDatabase({ dataDir, migrate: false });
    await expect(opened).rejects.toThrow(/Встроенная база в .*pgdata.* не запускается: .*npm run db -- restore АРХИВ$/);
    // Whatever is left of the data is still there for whoever can save it.
    expect(readdirSync(join(dataDir, cluster)).length).toBeGreaterThan(5);
  });
});

describe("a data folder that is none says in a sentence what is wrong with it", () => {
  const says = (dataDir: string, what: RegExp) =>
    expect(openDatabase({ dataDir, migrate: false })).rejects.toThrow(
      new RegExp(`^Папка данных ${dataDir} не годится: ${what.source}.*укажите в DATA_DIR другую папку`),
    );

  test("a file lies in its place", async () => {
    const dataDir = join(shelf, "file");
    writeFileSync(dataDir, "");
    await says(dataDir, /там, где нужна папка, лежит файл/);
    await says(join(dataDir, "below"), /там, где нужна папка, лежит файл/);
  });

  test("a file lies where the database should be", async () => {
    const dataDir = join(shelf, "pgdata-file");
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "pgdata"), "");
    await says(dataDir, /там, где нужна папка, лежит файл/);
  });

  test("nobody can make a folder there", async () => {
    await says("/proc/veche", /создать её в этом месте нельзя/);
  });
});
