import type { RichNode, RichText } from "#app/rich-text/document.ts";
import { lostBlocks } from "./blocks.ts";
import { decodeAddress } from "./html-parts.ts";
import type { SourcePost } from "./source.ts";
import type { Tally } from "./tally.ts";

/** Tells of what a post had and a publication cannot have: nothing is lost in silence. */
export function noteLosses({ title, key, html, excerpt, isPinned, address }: SourcePost, body: RichText, tally: Tally) {
  const name = title || key;
  for (const block of lostBlocks(html)) tally.note("lost-blocks", block);
  if (/<(s|del|strike)\b/i.test(html)) tally.note("struck", name);
  if (excerpt) tally.note("excerpts", name);
  if (isPinned) tally.note("pinned", name);
  const site = URL.canParse(address) ? new URL(address).host : "";
  for (const href of linksIn(body.content))
    if (site && URL.canParse(href) && new URL(href).host === site && !tally.notes.get("missing-pictures")?.has(href))
      tally.note("old-links", decodeAddress(href));
}

function linksIn(nodes: RichNode[]): string[] {
  return nodes.flatMap(({ marks = [], content = [] }) => [
    ...marks.filter(({ type }) => type === "link").map(({ attrs }) => String(attrs?.href)),
    ...linksIn(content),
  ]);
}
