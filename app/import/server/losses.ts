import type { RichText } from "#app/rich-text/document.ts";
import { lostBlocks } from "./blocks.ts";
import { linksIn } from "./body-links.ts";
import { decodeAddress } from "./html-parts.ts";
import type { SourcePost } from "./source.ts";
import type { Tally } from "./tally.ts";

const dropped = /<(form|object|applet|svg|canvas|math|map|script|style|select|dialog)\b/gi;

/** Tells of what a post had and a publication cannot have: nothing is lost in silence. */
export function noteLosses(
  { title, key, html, excerpt, isPinned, address, unshown, losses = [] }: SourcePost,
  body: RichText,
  isCarried: (href: string) => boolean,
  tally: Tally,
) {
  const name = title || key;
  for (const block of lostBlocks(html)) tally.note("lost-blocks", block);
  for (const [, tag] of html.matchAll(dropped)) tally.note("lost-elements", `<${tag!.toLowerCase()}>`);
  if (/<(s|del|strike)\b/i.test(html)) tally.note("struck", name);
  for (const [note, what] of losses) tally.note(note, what);
  if (unshown) tally.note(unshown, name);
  if (excerpt) tally.note("excerpts", name);
  if (isPinned) tally.note("pinned", name);
  const site = URL.canParse(address) ? new URL(address).host : "";
  for (const href of linksIn(body.content))
    if (
      site &&
      URL.canParse(href) &&
      new URL(href).host === site &&
      !isCarried(href) &&
      !tally.notes.get("missing-pictures")?.has(href)
    )
      tally.note("old-links", decodeAddress(href));
}
