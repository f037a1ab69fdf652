import { SaxesParser } from "saxes";
import { typedText } from "#platform/api/typed.ts";
import { BrokenSource } from "./source.ts";

/** A part of an XML file with its own words and parts in their order. */
export type Element = { name: string; attributes: Record<string, string>; content: (string | Element)[] };

/** How many letters one post with all its comments may have. */
const largest = 16 * 1024 * 1024;
const deepest = 200;

/** Names that feeds take from HTML without asking; XML itself knows five others. */
const named = {
  nbsp: "\u00a0",
  laquo: "«",
  raquo: "»",
  mdash: "—",
  ndash: "–",
  hellip: "…",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  middot: "·",
  bull: "•",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsquo: "‘",
  rsquo: "’",
  rarr: "→",
  larr: "←",
  times: "×",
};

/**
 * Reads an XML file piece by piece and gives each part of its channel (RSS) or feed (Atom) as soon as it is whole; a
 * part that is too large comes empty, under the name `too-large`. A file with a DOCTYPE is refused: entities of its
 * own are how small files grow to gigabytes and how they read other files.
 */
export async function* readElements(text: AsyncIterable<string>): AsyncGenerator<Element> {
  const ready: Element[] = [];
  const parser = listenTo(ready);
  for await (const piece of text) {
    parser.write(piece);
    yield* ready.splice(0);
  }
  parser.close();
  yield* ready;
}

function listenTo(ready: Element[]): SaxesParser {
  const parser = new SaxesParser({ position: true });
  Object.assign(parser.ENTITIES, named);
  const open: Element[] = [];
  let depth = 0;
  /** At this depth stand the parts that are given out: inside <channel>, or inside <feed>. */
  let level = 0;
  let size = 0;
  const grow = (letters: number) => {
    size += letters;
    if (size > largest && open[0]) open.splice(0, open.length, { name: "too-large", attributes: {}, content: [] });
  };
  parser.on("error", ({ message }) => {
    throw new BrokenSource(`Файл повреждён в строке ${parser.line} (${message.replace(/^[\d:]+\s*/, "")}).`);
  });
  parser.on("doctype", () => {
    throw new BrokenSource("В файле есть DOCTYPE: такой XML портал не читает, он бывает опасен.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth === 1) level = levelOf(name);
    if (depth < level) return;
    if (open[0]?.name === "too-large") return;
    if (open.length > deepest) throw new BrokenSource(`Слишком глубокая вложенность в строке ${parser.line}.`);
    if (depth === level) size = 0;
    const element: Element = { name, attributes: attributes as Record<string, string>, content: [] };
    open.at(-1)?.content.push(element);
    open.push(element);
    grow(name.length + 100);
  });
  const write = (words: string) => {
    if (open[0]?.name === "too-large") return;
    // What was written as an entity has become a sign by now.
    open.at(-1)?.content.push(typedText(words));
    grow(words.length);
  };
  parser.on("text", write);
  parser.on("cdata", write);
  parser.on("closetag", () => {
    if (depth === level && open[0]) ready.push(open[0]);
    depth -= 1;
    if (depth < level) open.length = 0;
    else if (open[0]?.name !== "too-large") open.pop();
  });
  return parser;
}

function levelOf(root: string): number {
  if (root === "rss") return 3;
  if (root === "feed") return 2;
  throw new BrokenSource(`Это не выгрузка WordPress, не RSS 2.0 и не Atom: файл начинается с <${root}>.`);
}

/** The words of an element, its inner elements left out. */
export function wordsOf(element: Element | undefined): string {
  return element?.content.filter((one) => typeof one === "string").join("") ?? "";
}

export function partsOf(element: Element, name: string): Element[] {
  return element.content.filter((one): one is Element => typeof one === "object" && one.name === name);
}

/** The trimmed words of the first part with this name; empty when there is none. */
export function partOf(element: Element, name: string): string {
  return wordsOf(partsOf(element, name)[0]).trim();
}

/** What stands inside an element, written as HTML. */
export function markupOf(element: Element): string {
  return element.content
    .map((one) => {
      if (typeof one === "string") return escapeXml(one);
      const name = one.name.replace(/^.*:/, "");
      const attributes = Object.entries(one.attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
      return `<${name}${attributes.join("")}>${markupOf(one)}</${name}>`;
    })
    .join("");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
