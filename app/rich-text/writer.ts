import { defaultMarkdownSerializer, MarkdownSerializer } from "prosemirror-markdown";
import { Node } from "prosemirror-model";
import { type RichText, richTextSchema, withoutBlanks } from "./document.ts";
import { pictureFile } from "./picture.ts";
import { pictureLine } from "./picture-line.ts";
import { spell } from "./spelling.ts";
import { ownFilm, videoView } from "./video.ts";

const serializer = new MarkdownSerializer(
  {
    blockquote: defaultMarkdownSerializer.nodes.blockquote!,
    list_item: defaultMarkdownSerializer.nodes.list_item!,
    paragraph(state, node, parent) {
      const words = spell(node);
      state.text(isOnlyNumber(parent) ? words.replace(/^(?!1\\|00)(\d{1,9})\\(?=\.)/, "$1") : words, false);
      state.closeBlock(node);
    },
    heading(state, node) {
      const line = spell(node).replaceAll("\n", " ");
      state.write(`${"#".repeat(node.attrs.level === 3 ? 3 : 2)} ${line.replace(/(?<=^|\s)#+$/, "\\$&")}`);
      state.closeBlock(node);
    },
    video(state, node) {
      const own = ownFilm(node.attrs);
      state.write(own ? `/files/${own}` : videoView(node.attrs)?.page);
      state.closeBlock(node);
    },
    table(state, node) {
      const rows = node.content.content.map((row) => row.content.content.map(inCell));
      const width = Math.max(...rows.map((cells) => cells.length));
      const line = (cells: string[]) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`;
      const [head = [], ...others] = rows;
      state.write([line(head), line(Array(width).fill("---")), ...others.map(line)].join("\n"));
      state.closeBlock(node);
    },
    picture(state, node) {
      const file = pictureFile(node.attrs);
      if (file) state.write(pictureLine(file));
      state.closeBlock(node);
    },
    bullet_list(state, node, parent, index) {
      if (!mayFollowWords(node)) state.write("");
      state.renderList(node, "  ", () => (isSecond(parent, index) ? "* " : "- "));
    },
    ordered_list(state, node, parent, index) {
      if (!mayFollowWords(node)) state.write("");
      const first: number = node.attrs.order;
      const end = isSecond(parent, index) ? ")" : ".";
      const noughts = end === "." && isLonely(node, parent, index) ? "00" : "";
      const width = noughts.length + String(first + node.childCount - 1).length + 2;
      state.renderList(node, " ".repeat(width), (item) => `${noughts}${first + item}${end}`.padEnd(width));
    },
  },
  {},
);

/**
 * Writes a stored text as Markdown, for the form that edits it: read again it is the same text. Of what the editor
 * holds and Markdown has no words for (empty paragraphs, spaces at the ends of lines) nothing is written.
 */
export function writeMarkdown(body: RichText): string {
  return serializer.serialize(withoutBlanks(Node.fromJSON(richTextSchema, body)), { tightLists: true });
}

/** The words of a cell stand on one line, and what would end the cell does not. */
function inCell(cell: Node): string {
  return spell(cell).replaceAll(/\\?\n/g, " ").replaceAll("|", "\\|");
}

/** Two lists of a kind in a row would be read as one, were their marks not different. */
function isSecond(parent: Node, index: number): boolean {
  let before = 0;
  while (index > before && parent.child(index - before - 1).type === parent.child(index).type) before += 1;
  return before % 2 === 1;
}

/** The one line that begins with a number among these words is read as a sentence, and needs no sign that it is. */
function isOnlyNumber(parent: Node): boolean {
  if (parent.content.content.some(({ type }) => type.name === "ordered_list")) return false;
  const lines = parent.textBetween(0, parent.content.size, "\n", "\n").split("\n");
  return lines.filter((line) => /^\s*\d{1,9}\./.test(line)).length === 1;
}

/** One numbered line that does not begin a list and goes on with none would be read as a sentence. */
function isLonely({ attrs, childCount }: Node, parent: Node, index: number): boolean {
  if (attrs.order === 1 || childCount > 1) return false;
  for (let at = index - 1; at >= 0; at--) {
    const { type, attrs: before, childCount: items } = parent.child(at);
    if (type.name === "ordered_list") return before.order + items !== attrs.order;
  }
  return true;
}

/** A list that does not start with 1 and a word is a list only after an empty line. */
function mayFollowWords({ attrs, firstChild }: Node): boolean {
  return (attrs.order ?? 1) === 1 && firstChild?.firstChild?.isTextblock === true && firstChild.textContent !== "";
}
