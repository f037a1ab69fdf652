import MarkdownIt from "markdown-it";
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  schema as full,
  MarkdownParser,
  MarkdownSerializer,
} from "prosemirror-markdown";
import { Node, Schema } from "prosemirror-model";
import type { RichText } from "#app/content/contract.ts";

/** What a text may hold: paragraphs, two heading levels, lists, quotes, bold, italic, links (quality rule 19). */
export const richTextSchema = new Schema({
  nodes: {
    doc: full.spec.nodes.get("doc")!,
    paragraph: full.spec.nodes.get("paragraph")!,
    blockquote: full.spec.nodes.get("blockquote")!,
    heading: { ...full.spec.nodes.get("heading")!, content: "inline*" },
    ordered_list: full.spec.nodes.get("ordered_list")!,
    bullet_list: full.spec.nodes.get("bullet_list")!,
    list_item: full.spec.nodes.get("list_item")!,
    text: full.spec.nodes.get("text")!,
    hard_break: full.spec.nodes.get("hard_break")!,
  },
  marks: {
    em: full.spec.marks.get("em")!,
    strong: full.spec.marks.get("strong")!,
    link: full.spec.marks.get("link")!,
  },
});

const tokenizer = new MarkdownIt("commonmark", { html: false, breaks: true }).disable([
  "image",
  "code",
  "fence",
  "backticks",
  "hr",
  "html_block",
  "html_inline",
]);
tokenizer.validateLink = (url) => /^(https?:|mailto:|\/(?!\/))/i.test(url.trim());

const { blockquote, paragraph, list_item, bullet_list, ordered_list, hardbreak, em, strong, link } =
  defaultMarkdownParser.tokens;

const parser = new MarkdownParser(richTextSchema, tokenizer, {
  blockquote: blockquote!,
  paragraph: paragraph!,
  list_item: list_item!,
  bullet_list: bullet_list!,
  ordered_list: ordered_list!,
  heading: { block: "heading", getAttrs: (token) => ({ level: token.tag === "h2" || token.tag === "h1" ? 2 : 3 }) },
  softbreak: { node: "hard_break" },
  hardbreak: hardbreak!,
  em: em!,
  strong: strong!,
  link: link!,
});

const serializer = new MarkdownSerializer(
  { ...defaultMarkdownSerializer.nodes, hard_break: (state) => state.write("\n") },
  defaultMarkdownSerializer.marks,
);

/** Reads the Markdown subset that people type; whatever is outside it stays plain text. */
export function readMarkdown(text: string): RichText {
  return parser.parse(text)!.toJSON() as RichText;
}

/** Writes a stored text back as Markdown, for the form that edits it. */
export function writeMarkdown(body: RichText): string {
  return serializer.serialize(Node.fromJSON(richTextSchema, body), { tightLists: true });
}

/** The words alone: for search and for hashtags. */
export function plainText(body: RichText): string {
  const doc = Node.fromJSON(richTextSchema, body);
  return doc.textBetween(0, doc.content.size, "\n", "\n");
}
