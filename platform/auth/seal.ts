import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secretKeys } from "#platform/secret.ts";

type Purpose =
  | "tokens"
  | "provider"
  | "csrf"
  | "unsubscribe"
  | "push"
  | "form"
  | "second-factor"
  | "device"
  | "store-code"
  | "scorm"
  | "lesson"
  | "event-door"
  | "calendar";

const ivLength = 12;
const tagLength = 16;

/** Seals a text for the database with AES-256-GCM and the newest live key. */
export function seal(purpose: Purpose, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", secretKeys(purpose)[0]!, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens what `seal` closed with any live key; gives null for anything else. */
export function unseal(purpose: Purpose, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivLength + tagLength) return null;
  for (const key of secretKeys(purpose)) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
    } catch {
      // Sealed with another key, or touched by somebody: the next key tells.
    }
  }
  return null;
}

/** The signature of a text by the newest live key. */
export function sign(purpose: Purpose, text: string): string {
  return createHmac("sha256", secretKeys(purpose)[0]!).update(text).digest("base64url");
}

/** Whether the signature was made by any live key; compares in constant time. */
export function isSigned(purpose: Purpose, text: string, signature: string): boolean {
  const given = Buffer.from(signature, "base64url");
  return secretKeys(purpose).some((key) => {
    const right = createHmac("sha256", key).update(text).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
