import type { Mark, Node } from "prosemirror-model";
import { richTextSchema } from "#app/rich-text/document.ts";
import { readVideo } from "#app/rich-text/video.ts";
import { attribute, everyNode, type HtmlElement, type HtmlNode, textWithin } from "./html-text.ts";
import { trim } from "./lines.ts";

const { nodes, marks: marksOf } = richTextSchema;

export function markedBy(element: HtmlElement, marks: readonly Mark[], address: string): readonly Mark[] {
  const { tagName } = element;
  if (tagName === "b" || tagName === "strong") return marksOf.strong!.create().addToSet(marks);
  if (["i", "em", "cite", "dfn", "var"].includes(tagName)) return marksOf.em!.create().addToSet(marks);
  if (["u", "ins"].includes(tagName)) return marksOf.underline!.create().addToSet(marks);
  const link = tagName === "a" ? linkTo(attribute(element, "href"), address) : undefined;
  return link ? link.addToSet(marks) : marks;
}

/** Only where people may be led: the web and mail. Addresses of the old site become whole. */
export function linkTo(href: string, from: string): Mark | undefined {
  if (!href || href.startsWith("#")) return undefined;
  const base = URL.canParse(from) ? from : undefined;
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  return ["http:", "https:", "mailto:"].includes(url.protocol) ? marksOf.link!.create({ href: url.href }) : undefined;
}

/** Pictures that load later keep their address in another attribute. */
export function pictureAddress(image: HtmlElement, from: string): string {
  const names = ["data-orig-file", "data-lazy-src", "data-src", "src"];
  const given = names.map((name) => attribute(image, name)).find((one) => one && !one.startsWith("data:"));
  if (!given) return "";
  return URL.canParse(given, URL.canParse(from) ? from : undefined)
    ? new URL(given, URL.canParse(from) ? from : undefined).href
    : given;
}

export function playerLink(player: HtmlElement, address: string): Node[] {
  const inside = player.childNodes.find((one): one is HtmlElement => one.nodeName === "source");
  const given = attribute(player, "src") || attribute(player, "data-src") || (inside ? attribute(inside, "src") : "");
  const link = linkTo(given, address);
  return link ? [paragraphOf(String(link.attrs.href), [link])] : [];
}

/** A heading is one line: what breaks it becomes a space. */
export function headingOf(level: number, inner: Node[]): Node[] {
  const words = inner.flatMap((block, at) => [
    ...(at > 0 ? [richTextSchema.text(" ")] : []),
    ...(block.isTextblock ? block.content.content : []),
  ]);
  const line = trim(words).map((node) => (node.isText ? node : richTextSchema.text(" ")));
  return line.length ? [nodes.heading!.create({ level: level <= 2 ? 2 : 3 }, line)] : [];
}

/** A paragraph that is nothing but the address of a film the portal can show is that film. */
export function asFilm(block: Node): Node {
  const [only] = block.content.content;
  if (block.type !== nodes.paragraph || block.childCount !== 1 || !only?.isText) return block;
  const link = only.marks.find(({ type }) => type === marksOf.link);
  const film = link?.attrs.href === only.text ? readVideo(only.text!) : null;
  return film ? nodes.video!.create(film) : block;
}

export function listOf(list: HtmlElement, inner: (from?: HtmlNode[]) => Node[]): Node[] {
  const items: Node[] = [];
  for (const child of list.childNodes) {
    const content = child.nodeName === "li" ? inner((child as HtmlElement).childNodes) : inner([child]);
    if (content.length) items.push(nodes.list_item!.create(null, content));
  }
  if (!items.length) return [];
  if (list.tagName === "ul") return [nodes.bullet_list!.create(null, items)];
  return [
    nodes.ordered_list!.create(
      { order: Math.min(Math.max(Number.parseInt(attribute(list, "start"), 10) || 1, 1), 9999) },
      items,
    ),
  ];
}

export function wrapped(type: "blockquote", inner: Node[]): Node[] {
  return inner.length ? [nodes[type]!.create(null, inner)] : [];
}

export function elementsIn(element: HtmlElement, name: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  for (const node of everyNode(element.childNodes)) if (node.nodeName === name) found.push(node as HtmlElement);
  return found;
}

export function paragraphOf(text: string, marks: readonly Mark[]): Node {
  return nodes.paragraph!.create(null, text ? [richTextSchema.text(text, marks)] : []);
}

export function decodeName(address: string): string {
  return decodeAddress(address.split(/[?#]/)[0]!.split("/").at(-1) ?? "") || "картинка";
}

export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The button that a file of WordPress has beside its name leads where the name leads. */
export function isSecondLink(element: HtmlElement): boolean {
  return element.tagName === "a" && /\bwp-block-file__button\b/.test(attribute(element, "class"));
}

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";

/** A number above or below the line has letters of its own: «5 км²» must not become «5 км2». */
export function smallLetters(element: HtmlElement): string {
  const digits = { sup: raised, sub: lowered }[element.tagName];
  const text = digits ? textWithin(element.childNodes).trim() : "";
  return digits && /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => digits[Number(digit)]!) : "";
}
