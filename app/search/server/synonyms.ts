import type { Viewer } from "#platform/auth/viewer.ts";
import type { Synonyms } from "./words-query.ts";

/** What else the words of a query are called. */
export async function readSynonyms(_viewer: Viewer, _words: string[]): Promise<Synonyms> {
  return new Map();
}
