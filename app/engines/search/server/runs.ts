import type { SearchHit } from "#app/engines/search/contract.ts";

/** What the database puts around found words. */
export const open = "\u0001";
export const close = "\u0002";

/** A marked text as runs. */
export function runs(marked: string): SearchHit["title"] {
  return marked.split(new RegExp(`(${open}[^${close}]*${close})`)).flatMap((text) => {
    if (!text) return [];
    const found = text.startsWith(open);
    return [{ text: found ? text.slice(1, -1) : text, found }];
  });
}
