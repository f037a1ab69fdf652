import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveAway } from "./cluster.ts";

/** Where the server's socket lies: in the data folder, or under a short name when the path would not fit into 107 bytes. */
export function socketFolder(dataDir: string): string {
  const folder = join(dataDir, "socket");
  if (Buffer.byteLength(join(folder, ".s.PGSQL.5432")) < 104 && !folder.includes(",")) return folder;
  const short = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(tmpdir(), `veche-${process.getuid?.() ?? 0}-${short}`);
}

/** Makes the folder, closed to everyone else: who may enter it may enter the database. */
export function prepareSockets(folder: string, owner: number | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const mayTake = process.getuid?.() === 0 || [owner, process.getuid?.()].includes(found.uid);
  if (!found.isDirectory() || !mayTake) throw new Error(`Папка ${folder} принадлежит другому: удалите её.`);
  chmodSync(folder, 0o700);
  giveAway(folder, owner);
}

/** The URL of a database behind the socket. */
export function urlOf(sockets: string, database = "veche"): string {
  return `postgres://portal@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}
