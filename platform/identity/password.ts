import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const keyLength = 32;
const cost = { N: 2 ** 15, r: 8, p: 1 };

/** A scrypt hash with its own salt and its cost written in front, so that the cost may grow later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await keyOf(password, salt, cost));
}

/** Whether the password is the one that was hashed; takes as long for a wrong one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, key] = hash.split("$");
  const right = Buffer.from(key ?? "", "base64url");
  const given = await keyOf(password, Buffer.from(salt ?? "", "base64url"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Verified instead of a missing account's hash, so that an unknown login answers no faster than a wrong password. */
export const nobodysHash = written(Buffer.alloc(16), Buffer.alloc(keyLength));

function written(salt: Buffer, key: Buffer): string {
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function keyOf(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return derive(password.normalize("NFKC"), salt, keyLength, { N, r, p, maxmem: 256 * N * r });
}
