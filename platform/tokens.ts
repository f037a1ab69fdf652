import { createHash, randomBytes } from "node:crypto";

/** A secret that an address or a program carries: 43 signs, 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What of a token is kept. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
