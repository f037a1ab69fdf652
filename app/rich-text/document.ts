import { Fragment, Mark, Node, Schema } from "prosemirror-model";
import { ownFilm } from "./video.ts";

/** A sanitised structured document, ProseMirror's JSON: the one stored form of everything people write. */
export type RichText = { type: "doc"; content: RichNode[] };
export type RichNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
};

/**
 * What a text may hold: paragraphs, two heading levels, lists, quotes, tables, films, pictures of its publication, bold,
 * italic, underlined, links (specification §2).
 */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: "(block | table | video | picture)+" },
    paragraph: { content: "inline*", group: "block" },
    blockquote: { content: "block+", group: "block" },
    heading: { content: "text*", group: "block", attrs: { level: { default: 2 } } },
    ordered_list: { content: "list_item+", group: "block", attrs: { order: { default: 1 } } },
    bullet_list: { content: "list_item+", group: "block" },
    list_item: { content: "block+" },
    table: { content: "table_row+" },
    table_row: { content: "(table_header | table_cell)+" },
    table_header: { content: "inline*" },
    table_cell: { content: "inline*" },
    video: { attrs: { provider: {}, id: {} } },
    picture: { attrs: { file: {} } },
    text: { group: "inline" },
    hard_break: { inline: true, group: "inline" },
  },
  marks: {
    em: {},
    strong: {},
    underline: {},
    link: { attrs: { href: {} }, inclusive: false },
  },
});

/** The words alone: for search and for hashtags. */
export function plainText(body: RichText): string {
  const doc = Node.fromJSON(richTextSchema, body);
  return doc.textBetween(0, doc.content.size, "\n", "\n");
}

/** The files of the portal's own films that stand in a text. */
export function ownFilms({ content }: RichText): string[] {
  return content.flatMap(({ type, attrs }) => (type === "video" && attrs ? (ownFilm(attrs) ?? []) : []));
}

/** Empty paragraphs and spaces are how people make room in an editor: what says nothing is not kept. */
export function withoutBlanks(node: Node): Node {
  if (node.isLeaf) return node;
  if (node.isTextblock) return node.copy(Fragment.fromArray(plainBreaks(trimLines(node.content.content))));
  const children = node.content.content.map(withoutBlanks);
  if (node.type.name === "table_row") return node.copy(Fragment.fromArray(children));
  const told = children.filter((child) => !child.isTextblock || child.textContent.trim() !== "");
  return node.copy(Fragment.fromArray(told.length ? told : children.slice(0, 1)));
}

function trimLines(words: readonly Node[]): Node[] {
  const isEdge = (at: number) => !words[at]?.isText;
  return words.flatMap((node, at) => {
    if (!node.isText) return [node];
    const start = isEdge(at - 1) ? node.text!.trimStart() : node.text!;
    const text = isEdge(at + 1) ? start.trimEnd() : start;
    return text ? [richTextSchema.text(text, node.marks)] : [];
  });
}

/**
 * A line break shows no mark: it keeps its own where the words on both sides look the same, for anywhere else Markdown
 * may have no way to begin or end a mark at it. A break that nothing follows is not kept.
 */
function plainBreaks(words: readonly Node[]): Node[] {
  const told = words.slice(0, words.findLastIndex(({ isText }) => isText) + 1);
  return likeBefore(likeBefore(told).reverse()).reverse();
}

function likeBefore(words: Node[]): Node[] {
  let before = Mark.none;
  return words.map((node) => {
    const like = node.isText || Mark.sameSet(node.marks, before) ? node : node.mark(Mark.none);
    before = like.marks;
    return like;
  });
}
