import { createHash, randomInt } from "node:crypto";

/** No letters that are read as others. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A code that one can dictate: four times four signs, almost eighty bits. */
export function newCode(): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return Array.from({ length: 4 }, four).join("-");
}

/** What of a code is kept; hyphens, spaces and small letters do not matter. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code.replace(/[\s-]/g, "").toUpperCase()).digest("base64url");
}
