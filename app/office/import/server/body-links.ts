import type { RichNode, RichText } from "#app/rich-text/document.ts";

/** Every address that a text leads to. */
export function linksIn(nodes: RichNode[]): string[] {
  return nodes.flatMap(({ marks = [], content = [] }) => [
    ...marks.filter(({ type }) => type === "link").map(({ attrs }) => String(attrs?.href)),
    ...linksIn(content),
  ]);
}

/** What every address that a text leads to is called there at first. */
export function wordsOfLinks(nodes: RichNode[], found = new Map<string, string>()): Map<string, string> {
  let open = "";
  for (const { marks = [], content = [], text = "" } of nodes) {
    const href = String(marks.find(({ type }) => type === "link")?.attrs?.href ?? "");
    if (href && (href === open || !found.has(href))) found.set(href, (found.get(href) ?? "") + text);
    open = href;
    wordsOfLinks(content, found);
  }
  return found;
}

/** Where a link leads now, and the words of one that showed its address instead. */
export type Lead = { href: string; words: string };

/** A text whose links lead elsewhere wherever `find` knows where to. */
export function changeLinks(body: RichText, find: (href: string) => Lead | undefined): RichText {
  const change = (node: RichNode): RichNode => {
    const old = node.marks?.find(({ type }) => type === "link")?.attrs?.href;
    const lead = old === undefined ? undefined : find(String(old));
    if (!lead) return node.content ? { ...node, content: node.content.map(change) } : node;
    const marks = node.marks!.map((mark) => (mark.type === "link" ? { ...mark, attrs: { href: lead.href } } : mark));
    return { ...node, marks, ...(node.text === String(old) && { text: lead.words }) };
  };
  return { ...body, content: body.content.map(change) };
}
