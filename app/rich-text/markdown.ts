import MarkdownIt, { type StateBlock, type StateInline } from "markdown-it";
import readTable from "markdown-it/lib/rules_block/table.mjs";
import { MarkdownParser } from "prosemirror-markdown";
import type { Node } from "prosemirror-model";
import { type RichText, richTextSchema, withoutBlanks } from "./document.ts";
import { emphasisAt } from "./emphasis.ts";
import { readOwnList } from "./lonely-number.ts";
import { readPictureLine } from "./picture.ts";
import { readVideo } from "./video.ts";

const tokenizer = new MarkdownIt("commonmark", { html: false, breaks: true }).disable([
  "image",
  "code",
  "fence",
  "backticks",
  "hr",
  "html_block",
  "html_inline",
  // A line of dashes under a line is a line of dashes, and «[1]: …» is a footnote, to those who write letters.
  "lheading",
  "reference",
]);
tokenizer.validateLink = (url) => /^(https?:|mailto:|\/(?![/\\]))/i.test(url.trim());
tokenizer.block.ruler.at("list", readOwnList, { alt: ["paragraph", "reference", "blockquote"] });
tokenizer.block.ruler.before("paragraph", "top_table", readTopTable, { alt: ["paragraph"] });
tokenizer.block.ruler.before("paragraph", "video", readOnLine("video", readVideo), { alt: ["paragraph"] });
tokenizer.block.ruler.before("paragraph", "picture", readOnLine("picture", readPicture), { alt: ["paragraph"] });
tokenizer.inline.ruler.before("link", "link_to_nowhere", readLinkToNowhere);
tokenizer.inline.ruler.before("escape", "own_backslash", readOwnBackslash);
tokenizer.inline.ruler.at("emphasis", readEmphasis);
tokenizer.inline.ruler.before("emphasis", "underline", readUnderline);
tokenizer.inline.ruler2.before("emphasis", "underline", pairUnderlines);

const parser = new MarkdownParser(richTextSchema, tokenizer, {
  blockquote: { block: "blockquote" },
  paragraph: { block: "paragraph" },
  list_item: { block: "list_item" },
  bullet_list: { block: "bullet_list" },
  ordered_list: {
    block: "ordered_list",
    getAttrs: (token) => ({ order: Math.min(Number(token.attrGet("start") ?? 1), 9999) }),
  },
  heading: { block: "heading", getAttrs: ({ tag }) => ({ level: tag === "h1" || tag === "h2" ? 2 : 3 }) },
  table: { block: "table" },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: "table_row" },
  th: { block: "table_header" },
  td: { block: "table_cell" },
  video: { node: "video", getAttrs: ({ meta }) => meta },
  picture: { node: "picture", getAttrs: ({ meta }) => meta },
  softbreak: { node: "hard_break" },
  hardbreak: { node: "hard_break" },
  em: { mark: "em" },
  strong: { mark: "strong" },
  underline: { mark: "underline" },
  link: { mark: "link", getAttrs: (token) => ({ href: token.attrGet("href") }) },
});

/**
 * Reads the Markdown subset that people type; whatever is outside it stays plain text. This is the one way into the
 * store, from the editor too, so nothing but the schema's own nodes is ever kept.
 */
export function readMarkdown(text: string): RichText {
  return parseMarkdown(text).toJSON() as RichText;
}

/** The same, as a node of ProseMirror. */
export function parseMarkdown(text: string): Node {
  // Word and others keep breaks of their own; other control characters say nothing to people.
  const lines = text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return withoutBlanks(parser.parse(lines));
}

/** A table stands among the words themselves, not in a list or a quote. */
function readTopTable(state: StateBlock, line: number, end: number, silent: boolean): boolean {
  return state.level === 0 && readTable(state, line, end, silent);
}

function readPicture(line: string): { file: string } | null {
  const file = readPictureLine(line);
  return file ? { file } : null;
}

/** What is a film or a picture stands on a line of its own: the address of a known host, a picture of the publication. */
function readOnLine(name: string, read: (line: string) => object | null) {
  return (state: StateBlock, line: number, _end: number, silent: boolean): boolean => {
    if (state.level > 0) return false;
    const meta = read(state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]).trim());
    if (!meta) return false;
    if (silent) return true;
    const token = state.push(name, "", 0);
    token.meta = meta;
    token.map = [line, line + 1];
    state.line = line + 1;
    return true;
  };
}

const nowhere = /\]\(\s*\)/y;

/** «[words]()» leads nowhere: it stays as it was typed. */
function readLinkToNowhere(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== "[") return false;
  nowhere.lastIndex = state.md.helpers.parseLinkLabel(state, state.pos);
  if (nowhere.lastIndex < 0 || !nowhere.test(state.src)) return false;
  if (!silent) state.pending += "[";
  state.pos += 1;
  return true;
}

/** «¯\\_(ツ)_/¯»: a backslash between a drawing and a sign that begins nothing is a part of the drawing. */
function readOwnBackslash(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (!/^\\[*_](?![*_])/.test(src.slice(pos, pos + 3)) || !/\p{S}$/u.test(src.slice(0, pos))) return false;
  if (!silent) state.pending += src.slice(pos, pos + 2);
  state.pos += 2;
  return true;
}

/** As the tokenizer itself reads `*` and `_`, but round words alone. */
function readEmphasis(state: StateInline, silent: boolean): boolean {
  const marker = state.src.charCodeAt(state.pos);
  if (silent || (marker !== 0x2a && marker !== 0x5f)) return false;
  const { length, can_open, can_close } = state.scanDelims(state.pos, marker === 0x2a);
  const { opens, closes } = emphasisAt(state.src, state.pos, length);
  for (let count = 0; count < length; count++) {
    const token = state.push("text", "", 0);
    token.content = String.fromCharCode(marker);
    const at = state.tokens.length - 1;
    state.delimiters.push({ marker, length, token: at, end: -1, open: can_open && opens, close: can_close && closes });
  }
  state.pos += length;
  return true;
}

const plus = 0x2b;

/** `++underlined++`, by the rules of bold. */
function readUnderline(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== plus) return false;
  const { length, can_open, can_close } = state.scanDelims(state.pos, true);
  if (length !== 2) {
    state.pending += "+".repeat(length);
    state.pos += length;
    return true;
  }
  const token = state.push("text", "", 0);
  token.content = "++";
  const at = state.tokens.length - 1;
  state.delimiters.push({ marker: plus, length: 0, token: at, end: -1, open: can_open, close: can_close });
  state.pos += 2;
  return true;
}

function pairUnderlines(state: StateInline): boolean {
  const lists = [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])];
  for (const delimiters of new Set(lists)) {
    for (const { marker, end, token } of delimiters) {
      if (marker !== plus || end === -1) continue;
      const ends = [state.tokens[token]!, state.tokens[delimiters[end]!.token]!];
      for (const [index, one] of ends.entries()) {
        one.type = index ? "underline_close" : "underline_open";
        one.tag = "u";
        one.nesting = index ? -1 : 1;
        one.markup = "++";
        one.content = "";
      }
    }
  }
  return true;
}
