import { Fragment, Node } from "prosemirror-model";
import { type RichText, richTextSchema } from "./document.ts";

const excerptLength = 280;

/**
 * The beginning of a text as one line. Headings and tables are left out, for without their place they read as broken
 * sentences; lines without a stop at their end (lists) are kept apart by a dot.
 */
export function excerptOf(body: RichText): string {
  const blocks = Node.fromJSON(richTextSchema, body).content.content;
  const told = blocks.filter(({ type }) => !["heading", "table"].includes(type.name));
  const content = Fragment.fromArray(told.length ? told : blocks);
  const line = content
    .textBetween(0, content.size, "\n", "\n")
    .replace(/([^\s.,:;!?…–-])\n/g, "$1 · ")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= excerptLength) return line;
  return `${line.slice(0, line.lastIndexOf(" ", excerptLength)).replace(/[\s,.;:–-]+$/, "")}…`;
}
