import { createHash } from "node:crypto";

/** The digest by which a text is recognised for good: SHA-256 of its letters in UTF-8. */
export const hashOfText = (text: string): string => createHash("sha256").update(text).digest("hex");
