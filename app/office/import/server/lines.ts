import type { Node } from "prosemirror-model";
import { richTextSchema } from "#app/rich-text/document.ts";

const { nodes, marks: marksOf } = richTextSchema;

/** An address alone on its line is what WordPress shows as a player; here it is a link. */
export function linkAlone(words: Node[]): Node[] {
  if (!isAddress(words)) return words;
  const [only] = words as [Node];
  return [only.mark(marksOf.link!.create({ href: new URL(only.text!).href }).addToSet(only.marks))];
}

export function afterSpace(text: string, line: Node[]): string {
  const last = line.at(-1);
  return !last?.isText || last.text!.endsWith(" ") ? text.trimStart() : text;
}

/** Without empty space and empty lines at both ends. */
export function trim(line: Node[]): Node[] {
  const words = [...line];
  const isBlank = (node: Node | undefined) => node?.type === nodes.hard_break || node?.text?.trim() === "";
  while (isBlank(words[0])) words.shift();
  while (isBlank(words.at(-1))) words.pop();
  const last = words.at(-1);
  if (last?.isText && last.text!.trimEnd() !== last.text)
    words[words.length - 1] = richTextSchema.text(last.text!.trimEnd(), last.marks);
  return words;
}

/** Splits a paragraph where a line is nothing but an address: WordPress shows a player there too. */
export function apart(words: Node[]): Node[][] {
  const paragraphs: Node[][] = [];
  let isOpen = false;
  for (const line of linesOf(words)) {
    const isAlone = isAddress(trim(line));
    if (isOpen && !isAlone) paragraphs.at(-1)!.push(nodes.hard_break!.create(), ...line);
    else paragraphs.push(isAlone ? trim(line) : line);
    isOpen = !isAlone;
  }
  return paragraphs.map(trim).filter(({ length }) => length);
}

function linesOf(words: Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of words) {
    if (node.type === nodes.hard_break) lines.push([]);
    else lines.at(-1)!.push(node);
  }
  return lines;
}

function isAddress([only, ...others]: Node[]): boolean {
  const isLink = only?.marks.some(({ type }) => type === marksOf.link);
  return !others.length && !isLink && /^https?:\/\/\S+$/.test(only?.text ?? "") && URL.canParse(only!.text!);
}

/** Spaces that stand for something, as in code, are not drawn together by a browser. */
export function keepSpaces(text: string): string {
  return text.replaceAll("\t", "    ").replace(/^ +| {2,}/g, (spaces) => "\u00a0".repeat(spaces.length));
}

/** Everything that blocks say, in one line: what parted them becomes a space. */
export function inOneLine(blocks: readonly Node[]): Node[] {
  const words: Node[] = [];
  for (const block of blocks) {
    const said = block.isTextblock
      ? block.content.content.map((node) => (node.isText ? node : richTextSchema.text(" ")))
      : inOneLine(block.content.content);
    if (words.length && said.length) words.push(richTextSchema.text(" "));
    words.push(...said);
  }
  return words;
}

export function wordsOf(blocks: Node[]): string {
  return inOneLine(blocks)
    .map(({ text }) => text)
    .join("");
}
