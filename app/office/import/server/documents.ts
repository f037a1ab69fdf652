import { mostFiles } from "#app/engines/extras/contract.ts";
import type { RichText } from "#app/rich-text/document.ts";
import { linksIn } from "./body-links.ts";
import { decodeAddress } from "./html-parts.ts";
import type { SourcePost } from "./source.ts";
import type { Tally } from "./tally.ts";

const kinds = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|zip|txt|csv|mp3|mp4|webm)$/i;

/** Whether a link of a post leads to a document on its own site. */
export function isDocument(href: string, { address }: Pick<SourcePost, "address">): boolean {
  if (!URL.canParse(href)) return false;
  const { host, pathname } = new URL(href);
  return kinds.test(pathname) && URL.canParse(address) && new URL(address).host === host;
}

/** The documents that a text leads to, as the files of the folder that they are: no more than a publication may carry. */
export function documentsIn(
  body: RichText,
  post: SourcePost,
  find: (address: string) => string | undefined,
  tally: Tally,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const href of linksIn(body.content)) {
    if (!isDocument(href, post)) continue;
    const file = find(href);
    const files = new Set(found.values());
    if (!file) tally.note("missing-files", decodeAddress(href));
    else if (files.size === mostFiles && !files.has(file)) tally.note("extra-files", decodeAddress(href));
    else found.set(href, file);
  }
  return found;
}
