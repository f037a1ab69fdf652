import { MarkdownSerializer } from "prosemirror-markdown";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { richTextSchema } from "./document.ts";
import { emphasisAt } from "./emphasis.ts";
import { parseMarkdown } from "./markdown.ts";

type Spelling = "light" | "careful" | "numbered";

const serializers = { light: spelled("light"), careful: spelled("careful"), numbered: spelled("numbered") };

/**
 * The words of one paragraph in Markdown, as lightly as they can be read back. A mark that begins or ends inside a word
 * may be beyond Markdown: then it is left out, so that readers never meet stray asterisks.
 */
export function spell(block: Node): string {
  const attempts: [Spelling, string[]][] = [
    ["light", []],
    ["careful", []],
    ["numbered", []],
    ["careful", ["em"]],
    ["careful", ["em", "strong", "underline"]],
  ];
  for (const [spelling, dropped] of attempts) {
    const told = without(block, dropped);
    const words = write(told, spelling);
    if (sense(parseMarkdown(words)) === sense(told)) return words;
  }
  return write(without(block, Object.keys(richTextSchema.marks)), "careful");
}

function write(block: Node, spelling: Spelling): string {
  return serializers[spelling].serialize(richTextSchema.node("doc", null, [block]));
}

function without(block: Node, dropped: string[]): Node {
  const children = block.content.content.map((child) =>
    child.mark(child.marks.filter(({ type }) => !dropped.includes(type.name))),
  );
  return richTextSchema.node("paragraph", null, Fragment.fromArray(longestOutside(children)));
}

/** «***both* one**»: of the marks that begin together, the one that ends last is written first. */
function longestOutside(words: Node[]): Node[] {
  let after: { mark: Mark; end: number }[] = [];
  const told = words.toReversed().map((child, at) => {
    const lasting = child.marks.map((mark) => ({ mark, end: after.find((one) => one.mark.eq(mark))?.end ?? at }));
    after = lasting.sort((a, b) => a.end - b.end);
    return child.mark(after.map(({ mark }) => mark));
  });
  return told.reverse();
}

/** What a reader sees: letters with their marks, and where words and lines end. */
function sense(node: Node): string {
  const cells: string[] = node.isTextblock ? ["paragraph"] : [];
  const isEdge = () => [" ", "\n", "paragraph"].includes(cells.at(-1)!);
  node.descendants((child) => {
    if (child.type.name === "hard_break") {
      if (cells.at(-1) === " ") cells.pop();
      cells.push("\n");
    } else if (!child.isText) cells.push(child.type.name);
    const names = child.marks.map(({ type }) => type.name).sort();
    for (const letter of child.text ?? "") {
      if (/\S/.test(letter)) cells.push(`${letter}${names}`);
      else if (!isEdge()) cells.push(" ");
    }
  });
  while (cells.length > 1 && isEdge()) cells.pop();
  return cells.join("\0");
}

function spelled(spelling: Spelling): MarkdownSerializer {
  return new MarkdownSerializer(
    {
      paragraph: (state, node) => state.renderInline(node),
      hard_break(state, _node, parent, index) {
        if (isLast(parent, index)) return;
        state.write(isLineStart(parent, index) ? "\\\n" : "\n");
      },
      text(state, node, parent, index) {
        const words = node.text!.replaceAll("\n", " ");
        if (isLineStart(parent, index) && words.trim() === "") return;
        if (spelling === "light" && isBareLink(parent, index)) return state.text(words, false);
        const told = { light: escapeLightly, careful: escapeAll, numbered: byNumber }[spelling](words, parent, index);
        state.text(isLineStart(parent, index) ? escapeStart(told) : told, false);
      },
    },
    {
      em: { open: "*", close: "*", mixable: true, expelEnclosingWhitespace: true },
      strong: { open: "**", close: "**", mixable: true, expelEnclosingWhitespace: true },
      underline: { open: "++", close: "++", mixable: true, expelEnclosingWhitespace: true },
      link: {
        open: (_state, _mark, parent, index) => (spelling === "light" && isBareLink(parent, index) ? "<" : "["),
        close: (_state, mark, parent, index) =>
          spelling === "light" && isBareLink(parent, index - 1) ? ">" : `](${address(mark)})`,
        mixable: true,
      },
    },
  );
}

/** Only what is read as a sign where it stands: «C++», «30*40*50» and «#новый_год» stay as they are. */
function escapeLightly(words: string): string {
  return words
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, "\\\\")
    .replace(/(?<![*_])[*_](?![*_])|[*_]{2,}/g, (signs, at: number, told: string) => {
      const { opens, closes } = emphasisAt(told, at, signs.length);
      return opens || closes ? signs.replace(/./g, "\\$&") : signs;
    })
    .replace(/<(?=[a-z])/gi, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&");
}

const number = (letter: string) => `&#${letter.codePointAt(0)};`;

/** Every sign, wherever it stands; those of emphasis by number, for a backslash may belong to a drawing. */
function escapeAll(words: string): string {
  return words.replace(/[\\[\]<&+|]/g, "\\$&").replace(/[*_]/g, number);
}

/** The beginning of a line may look like a list, a heading or a quote. */
function escapeStart(line: string): string {
  return line
    .replace(/^(\s*)([-+*](?=\s|$)|#{1,6}(?=\s|$)|>)/, "$1\\$2")
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/** Markdown tells where a mark begins by its neighbours: a letter written by number passes for a sign. */
function byNumber(words: string, parent: Node, index: number): string {
  const isMarked = parent.child(index).marks.length > 0;
  const meets = { first: isMarked || index > 0, last: isMarked || index + 1 < parent.childCount };
  const letters = [...words];
  return letters
    .map((letter, at) => {
      const isEdge = (at === 0 && meets.first) || (at === letters.length - 1 && meets.last);
      return isEdge && /\S/.test(letter) ? number(letter) : escapeAll(letter);
    })
    .join("");
}

function address({ attrs }: Mark): string {
  return String(attrs.href)
    .replace(/\s/g, "%20")
    .replace(/[\\()<>"]|&(?=#?\w+;)/g, "\\$&");
}

/** An address that is shown as itself. */
function isBareLink(parent: Node, index: number): boolean {
  const { text, marks } = parent.child(index);
  const link = marks.find(({ type }) => type.name === "link");
  return link !== undefined && text !== undefined && link.attrs.href === text && /^https?:\/\/[^\s<>]+$/.test(text);
}

function isLineStart(parent: Node, index: number): boolean {
  const before = index > 0 ? parent.child(index - 1) : null;
  if (before?.isText && before.text!.trim() === "") return isLineStart(parent, index - 1);
  return before === null || before.type.name === "hard_break";
}

function isLast(parent: Node, index: number): boolean {
  for (let next = index + 1; next < parent.childCount; next++) {
    const child = parent.child(next);
    if (child.isText && child.text!.trim() !== "") return false;
  }
  return true;
}
