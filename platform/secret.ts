import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.ts";

let own: string | undefined;
const derived = new Map<string, KeyObject[]>();

/**
 * Keys for one purpose (sessions, csrf, tokens), 32 bytes each. The first one signs and seals, every one opens:
 * SECRET may list several, so that a key is changed without signing anyone out (quality rule 46).
 */
export function secretKeys(purpose: string): KeyObject[] {
  if (config.secrets.length === 0) own ??= ownSecret(config.dataDir);
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

/** Makes the portal's own secret once; a link appears whole or not at all, so two processes agree on one. */
export function ownSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  try {
    return readFileSync(path, "utf8");
  } catch {
    mkdirSync(dataDir, { recursive: true });
  }
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
