import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What every application for codes reads and none asks about: RFC 6238 with SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** The clock of a telephone may be a step behind or ahead. */
const drift = 1;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Twenty random bytes, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** The number of the half-minute that a moment is in. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The code of one half-minute: RFC 4226, with the number of the step in the place of the counter. */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** The half-minute near this moment that the code belongs to, or null; looks at all of them, whichever fits. */
export function stepOfCode(secret: Buffer, code: string, moment: Date): number | null {
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(moment) - drift; step <= stepAt(moment) + drift; step++) {
    const right = Buffer.from(codeAt(secret, step));
    if (typed.length === right.length && timingSafeEqual(typed, right)) found = step;
  }
  return found;
}

/** A secret as applications take it, by hand or in a QR code: RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What the QR code says to an application: whose codes these are, and the secret. */
export function keyAddress({ issuer, login, secret }: { issuer: string; login: string; secret: Buffer }): string {
  const label = encodeURIComponent(`${issuer}:${login}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
