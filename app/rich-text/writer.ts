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
    paragraph(state, node) {
      state.text(spell(node), false);
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
      const width = String(first + node.childCount - 1).length;
      const end = isSecond(parent, index) ? ")" : ".";
      state.renderList(node, " ".repeat(width + 2), (item) => `${first + item}${end}`.padEnd(width + 2));
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

/** A list that does not start with 1 and a word is a list only after an empty line. */
function mayFollowWords({ attrs, firstChild }: Node): boolean {
  return (attrs.order ?? 1) === 1 && firstChild?.firstChild?.isTextblock === true && firstChild.textContent !== "";
}
