import { parseFragment } from "parse5";
import type { Mark, Node } from "prosemirror-model";
import { type RichText, richTextSchema } from "#app/rich-text/document.ts";
import * as parts from "./html-parts.ts";
import { rowsOf } from "./html-tables.ts";
import { attribute, type HtmlElement, type HtmlNode, textOf, textWithin } from "./html-text.ts";
import * as lines from "./lines.ts";

type Options = {
  /** Line ends make paragraphs and lines, as the classic editor of WordPress has it. */
  linesMatter: boolean;
  /** Relative links and pictures are meant from here. */
  address: string;
  /** Whether this picture can be had; one that cannot leaves a link in the text. */
  takePicture(address: string, alt: string): boolean;
};

/** What stands inside an element, read as blocks. */
export type Inner = (from?: HtmlNode[], marks?: readonly Mark[]) => Node[];

const dropped = new Set(
  [
    "script",
    "style",
    "noscript",
    "template",
    "svg",
    "math",
    "form",
    "select",
    "button",
    "input",
    "textarea",
    "head",
    "map",
  ].concat(["title", "meta", "link", "object", "canvas", "dialog", "colgroup", "col", "param", "source", "track"]),
);
const inline = new Set(
  [
    "a",
    "abbr",
    "acronym",
    "b",
    "bdi",
    "bdo",
    "big",
    "cite",
    "code",
    "del",
    "dfn",
    "em",
    "font",
    "i",
    "ins",
    "kbd",
  ].concat([
    "label",
    "mark",
    "q",
    "s",
    "samp",
    "small",
    "span",
    "strike",
    "strong",
    "sub",
    "sup",
    "time",
    "tt",
    "u",
    "var",
    "wbr",
  ]),
);
const deepest = 100;
const { nodes, marks: marksOf } = richTextSchema;

/**
 * Turns HTML from outside into the one stored form: paragraphs, headings, lists, quotes, bold,
 * italic and links stay, tables become lines, players become links, scripts and forms are dropped, pictures go beside.
 */
export function readHtml(html: string, options: Options): RichText {
  const blocks = readBlocks(parseFragment(html).childNodes, [], 0, options).map(parts.asFilm);
  const doc = nodes.doc!.create(null, blocks.length ? blocks : [nodes.paragraph!.create()]);
  doc.check();
  return doc.toJSON() as RichText;
}

function readBlocks(children: HtmlNode[], outer: readonly Mark[], depth: number, options: Options): Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const words = lines.trim(line);
    line = [];
    for (const one of lines.apart(words)) blocks.push(nodes.paragraph!.create(null, lines.linkAlone(one)));
  };
  const add = (more: Node[]) => {
    endLine();
    blocks.push(...more);
  };
  const say = (text: string, marks: readonly Mark[]) => {
    if (text) line.push(richTextSchema.text(text, marks));
  };
  const breakLine = () => void line.push(nodes.hard_break!.create());

  const sayText = (given: string, marks: readonly Mark[], isVerbatim: boolean) => {
    // A line end that follows a break is the same end of the same line.
    const text = line.at(-1)?.type === nodes.hard_break ? given.replace(/^[ \t]*\r?\n/, "") : given;
    const paragraphs = options.linesMatter && !isVerbatim ? text.split(/\n[ \t\r]*\n\s*/) : [text];
    for (const [at, paragraph] of paragraphs.entries()) {
      if (at > 0) endLine();
      const rows = options.linesMatter || isVerbatim ? paragraph.split(/\r?\n/) : [paragraph];
      for (const [number, words] of rows.entries()) {
        if (number > 0) breakLine();
        say(isVerbatim ? lines.keepSpaces(words) : lines.afterSpace(words.replace(/[ \t\r\n\f]+/g, " "), line), marks);
      }
    }
  };

  const visit = (node: HtmlNode, marks: readonly Mark[], level: number, isVerbatim: boolean) => {
    if (node.nodeName === "#text") return sayText(textOf(node), marks, isVerbatim);
    if (!("tagName" in node) || dropped.has(node.tagName)) return;
    const { tagName, childNodes } = node;
    const into = (next = marks, verbatim = isVerbatim) => {
      for (const child of childNodes) visit(child, next, level + 1, verbatim);
    };
    if (level > deepest) return say(textWithin(childNodes), marks);
    const inner: Inner = (from = childNodes, look = marks) => readBlocks(from, look, level + 1, options);
    if (tagName === "br") return breakLine();
    if (tagName === "img") return sayPicture(node, "", marks);
    if (["iframe", "embed", "video", "audio"].includes(tagName)) return add(parts.playerLink(node, options.address));
    if (parts.isSecondLink(node)) return;
    const small = parts.smallLetters(node);
    if (small) return say(small, marks);
    if (inline.has(tagName)) return into(parts.markedBy(node, marks, options.address));
    if (/^h[1-6]$/.test(tagName)) return add(parts.headingOf(Number(tagName[1]), inner()));
    if (tagName === "ul" || tagName === "ol") return add(parts.listOf(node, inner));
    if (tagName === "blockquote") return add(parts.wrapped("blockquote", inner()));
    if (tagName === "table") return add(rowsOf(node, inner));
    if (tagName === "figure") return sayFigure(node, marks, inner);
    endLine();
    if (tagName === "dt") into(marksOf.strong!.create().addToSet(marks));
    else into(marks, isVerbatim || tagName === "pre");
    endLine();
  };

  const sayPicture = (image: HtmlElement, caption: string, marks: readonly Mark[]) => {
    const alt = attribute(image, "alt");
    const isEmoji = /\b(emoji|wp-smiley)\b/.test(attribute(image, "class"));
    if (isEmoji) return say(alt, marks);
    const address = parts.pictureAddress(image, options.address);
    const told = [...new Set([alt, caption])].filter(Boolean).join(". ");
    if (!address || options.takePicture(address, told)) return;
    const link = parts.linkTo(address, options.address);
    say(lines.afterSpace(" ", line), marks);
    say(alt || parts.decodeName(address), link ? link.addToSet(marks) : marks);
    say(" ", marks);
  };

  /** A caption is a line of its own, for readers see no words beside a picture; the picture tells it to those who listen. */
  const sayFigure = (figure: HtmlElement, marks: readonly Mark[], inner: Inner) => {
    const captions = figure.childNodes.filter((one) => one.nodeName === "figcaption");
    const caption = inner(captions, marksOf.em!.create().addToSet(marks));
    const shown = figure.childNodes.filter((one) => !captions.includes(one));
    const images = parts.elementsIn(figure, "img");
    if (images.length === 1 && !textWithin(shown).trim()) {
      endLine();
      sayPicture(images[0]!, lines.wordsOf(caption), marks);
    } else add(inner(shown));
    add(caption);
  };

  for (const child of children) visit(child, outer, depth, false);
  endLine();
  return blocks;
}
