import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "../../folder.ts";
import { DatabaseDamaged } from "./damaged.ts";
import { type RunAs, serverEnvironment } from "./run-as.ts";

/** The builtin provider with C.UTF-8: plain `--locale=C` would make trigrams blind to Cyrillic. */
const locale = [
  "-E",
  "UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  "--lc-ctype=C.UTF-8",
];

/**
 * Makes the cluster's folder if there is none. It is made aside and renamed when whole, because PostgreSQL
 * never starts on a half-made one.
 */
export function prepareCluster(folder: string, bin: string, runAs: RunAs): void {
  if (existsSync(join(folder, "PG_VERSION"))) {
    giveAway(folder, runAs.owner);
    return;
  }
  // Without its first file PostgreSQL would take a folder full of data for nothing at all.
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new DatabaseDamaged(folder);
  const shelf = dirname(folder);
  makeFolder(shelf);
  for (const name of readdirSync(shelf)) if (name.startsWith("draft-")) rmSync(join(shelf, name), { recursive: true });
  const draft = join(shelf, `draft-${randomBytes(4).toString("hex")}`);
  mkdirSync(draft, { mode: 0o700 });
  giveAway(draft, runAs.owner);
  const [command, ...args] = [
    ...runAs.prefix,
    join(bin, "initdb"),
    "-D",
    draft,
    "-U",
    "postgres",
    "-A",
    "trust",
    ...locale,
  ];
  const made = spawnSync(command!, args, { encoding: "utf8", env: serverEnvironment });
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(
      `Не удалось создать встроенную базу в ${folder}: ${(made.stderr || made.stdout || String(made.error)).trim()}`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** Gives a folder to the server's user when it belongs to another one, as after a move to a container. */
export function giveAway(path: string, owner: number | undefined): void {
  if (owner === undefined || lstatSync(path).uid === owner) return;
  const change = (one: string): void => {
    const entry = lstatSync(one);
    chownSync(one, owner, owner);
    if (entry.isDirectory()) for (const name of readdirSync(one)) change(join(one, name));
  };
  change(path);
}
