import { createHash, timingSafeEqual } from "node:crypto";

export type BankWords = Record<string, unknown>;

/**
 * The signature of T-Bank's protocol: SHA-256 over all values of the root, in the order of their names, with the password
 * among them. What is nested is not signed; whatever else comes is, also what is not known here.
 */
export function tokenOf(words: BankWords, password: string): string {
  const text = Object.entries({ ...words, Password: password })
    .filter(([name, value]) => name !== "Token" && value !== undefined && value !== null && typeof value !== "object")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => String(value))
    .join("");
  return createHash("sha256").update(text).digest("hex");
}

/** Whether somebody who knows the password has said these words; compares in constant time. */
export function isSignedBy(words: BankWords, password: string): boolean {
  const given = Buffer.from(String(words.Token ?? "").toLowerCase());
  const right = Buffer.from(tokenOf(words, password));
  return given.length === right.length && timingSafeEqual(given, right);
}

type Reviver = (this: unknown, key: string, value: unknown) => unknown;

/** An object out of JSON, its numbers as they were written, for they are signed so; null for anything else. */
export function readWords(json: string): BankWords | null {
  const asWritten = (_: string, value: unknown, { source }: { source: string }) =>
    typeof value === "number" ? source : value;
  try {
    const words: unknown = JSON.parse(json, asWritten as Reviver);
    return words !== null && typeof words === "object" && !Array.isArray(words) ? (words as BankWords) : null;
  } catch {
    return null;
  }
}
