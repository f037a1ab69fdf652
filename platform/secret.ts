import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.ts";
import { DataFolderUnusable, makeFolder } from "./folder.ts";

let own: string | undefined;
const derived = new Map<string, KeyObject[]>();

/**
 * Keys for one purpose (sessions, csrf, tokens), 32 bytes each. The first one signs and seals, every one opens:
 * SECRET may list several, so that a key is changed without signing anyone out.
 */
export function secretKeys(purpose: string): KeyObject[] {
  if (config.secrets.length === 0) own ??= ownOrStop();
  const secrets = own ? [own] : config.secrets;
  const name = [purpose, ...secrets].join("\n");
  const keys = derived.get(name) ?? secrets.map((secret) => keyFrom(secret, purpose));
  derived.set(name, keys);
  return keys;
}

/** As an object: a bare buffer is looked through anew at each signature, five times the price. */
function keyFrom(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "veche", purpose, 32)));
}

/** Keys are asked for while the program is still being read: nobody else could say it in a sentence. */
function ownOrStop(): string {
  try {
    return ownSecret(config.dataDir);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

/**
 * Makes the portal's own secret once; a link appears whole or not at all, so two processes agree on one. Throws a sentence
 * for people where it cannot be kept, and where what is kept is too short to be one: a power cut may empty a file.
 */
export function ownSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  try {
    return checked(path, readFileSync(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw explained(dataDir, error);
  }
  try {
    return makeSecret(dataDir, path);
  } catch (error) {
    throw explained(dataDir, error);
  }
}

function explained(dataDir: string, error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code ? new DataFolderUnusable(dataDir, error) : error;
}

function checked(path: string, secret: string): string {
  if (secret.trim().length >= 32) return secret;
  throw new Error(
    `Файл ${path} пуст или испорчен: в нём секрет портала, не короче 32 знаков. Верните его из резервной копии ` +
      "или удалите: портал сделает новый, и всем придётся войти заново.",
  );
}

function makeSecret(dataDir: string, path: string): string {
  makeFolder(dataDir);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8");
}
