import { parseFragment } from "parse5";
import type { RichText } from "#app/rich-text/document.ts";
import { readVideo } from "#app/rich-text/video.ts";
import { lostBlocks } from "./blocks.ts";
import { linksIn } from "./body-links.ts";
import { decodeAddress, playerLink } from "./html-parts.ts";
import { everyNode, type HtmlElement } from "./html-text.ts";
import type { SourcePost } from "./source.ts";
import type { Tally } from "./tally.ts";

const dropped = /<(form|object|applet|svg|canvas|math|map|script|style|select|dialog)\b/gi;

/** Tells of what a post had and a publication cannot have: nothing is lost in silence. */
export function noteLosses(
  { title, key, html, isPinned, address, unshown, losses = [] }: SourcePost,
  body: RichText,
  isCarried: (href: string) => boolean,
  tally: Tally,
) {
  const name = title || key;
  for (const block of lostBlocks(html)) tally.note("lost-blocks", block);
  for (const [, tag] of html.matchAll(dropped)) tally.note("lost-elements", `<${tag!.toLowerCase()}>`);
  if (/<(iframe|embed)\b/i.test(html))
    for (const insert of strangeInserts(html, address)) tally.note("lost-elements", insert);
  if (/<(s|del|strike)\b/i.test(html)) tally.note("struck", name);
  for (const [note, what] of losses) tally.note(note, what);
  if (unshown) tally.note(unshown, name);
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

/** Inserts of other sites that are no film of those that the portal shows: their addresses are left in the text. */
function strangeInserts(html: string, from: string): string[] {
  return [...everyNode(parseFragment(html).childNodes)].flatMap((node) => {
    if (node.nodeName !== "iframe" && node.nodeName !== "embed") return [];
    const [player] = playerLink(node as HtmlElement, from);
    const address = player?.textContent ?? "";
    return readVideo(address) ? [] : [`<${node.nodeName}> ${address}`.trim()];
  });
}
