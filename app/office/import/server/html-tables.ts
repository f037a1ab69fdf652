import type { Node } from "prosemirror-model";
import { richTextSchema } from "#app/rich-text/document.ts";
import { elementsIn } from "./html-parts.ts";
import type { HtmlElement, HtmlNode } from "./html-text.ts";
import { inOneLine } from "./lines.ts";

/** A table as lines, a row a line; links, bold and pictures of its cells stay. */
export function rowsOf(table: HtmlElement, inner: (from: HtmlNode[]) => Node[]): Node[] {
  const captions = elementsIn(table, "caption").filter((one) => tableOf(one) === table);
  const rows = elementsIn(table, "tr").filter((one) => tableOf(one) === table);
  return [...captions.flatMap(({ childNodes }) => inner(childNodes)), ...rows.flatMap((row) => rowOf(row, inner))];
}

function rowOf({ childNodes }: HtmlElement, inner: (from: HtmlNode[]) => Node[]): Node[] {
  const cells = childNodes
    .filter((one): one is HtmlElement => one.nodeName === "td" || one.nodeName === "th")
    .map((cell) => inOneLine(inner(cell.childNodes)));
  if (!cells.some(({ length }) => length)) return [];
  const words = cells.flatMap((cell, at) => (at > 0 ? [richTextSchema.text(" | "), ...cell] : cell));
  return [richTextSchema.nodes.paragraph!.create(null, words)];
}

/** A table in a cell has rows of its own. */
function tableOf(part: HtmlElement): unknown {
  let parent = part.parentNode;
  while (parent && parent.nodeName !== "table") parent = "parentNode" in parent ? parent.parentNode : null;
  return parent;
}
