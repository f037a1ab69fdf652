import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { typedText } from "#platform/api/typed.ts";

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The words of a piece of HTML in one line: for titles and names, which arrive with entities and sometimes with tags. */
export function plainWords(html: string): string {
  const text = /[<&]/.test(html) ? textWithin(parseFragment(html).childNodes) : html;
  return text.replace(/\s+/g, " ").trim();
}

/** The nodes with everything inside them, in the order of the text; without recursion, however deep they nest. */
export function* everyNode(nodes: HtmlNode[]): Generator<HtmlNode> {
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (!("childNodes" in node)) continue;
    for (let at = node.childNodes.length - 1; at >= 0; at--) waiting.push(node.childNodes[at]!);
  }
}

export function textWithin(nodes: HtmlNode[]): string {
  const isCode = (node: HtmlNode) => ["script", "style"].includes(node.parentNode?.nodeName ?? "");
  let text = "";
  for (const node of everyNode(nodes)) if (node.nodeName === "#text" && !isCode(node)) text += textOf(node);
  return text;
}

/** The words of a node of text, without the signs that nobody types: an entity may have been one. */
export function textOf(node: HtmlNode): string {
  return typedText((node as DefaultTreeAdapterTypes.TextNode).value);
}

export function looksLikeHtml(text: string): boolean {
  return /<(p|br|div|a|b|i|strong|em|ul|ol|li|h[1-6]|img|blockquote|table|figure|span)\b[^>]*>/i.test(text);
}

export function textAsHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

export function attribute(element: HtmlElement, name: string): string {
  return typedText(element.attrs.find((one) => one.name === name)?.value ?? "").trim();
}
