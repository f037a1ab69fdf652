import { readVideo } from "#app/rich-text/video.ts";
import { foldWordLists } from "./word-lists.ts";

/**
 * Leaves of pasted markup what our texts have: Word's lists become lists, looks that mean bold, italic or underlined
 * become tags, all else is unwrapped. The editor's own schema judges once more after this.
 */
export function cleanPasted(html: string): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(withoutLooks(html), "text/html");
  for (const element of body.querySelectorAll("iframe")) keepVideo(element);
  for (const element of body.querySelectorAll(
    "img:not([data-file]), svg, video, audio, object, button, input, select, textarea, noscript",
  ))
    element.remove();
  foldWordLists(body);
  for (const table of body.querySelectorAll("table")) keepTable(table);
  for (const element of body.querySelectorAll<HTMLElement>("[data-style], b, strong")) takeLook(element);
  for (const element of body.querySelectorAll("h1, h4, h5, h6"))
    rename(element, element.tagName === "H1" ? "h2" : "h3");
  for (const element of body.querySelectorAll("*")) tidy(element);
  return body.innerHTML;
}

/** The policy refuses style attributes even in a page that nobody sees, so they go by another name. */
function withoutLooks(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, "")
    .replace(/<(style|script|xml|title|template)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<(?:link|meta|base)\b[^>]*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)(?=\s*=)/gi, " data-$1"));
}

function keepVideo(frame: HTMLIFrameElement): void {
  const address = frame.getAttribute("src") ?? "";
  const line = frame.ownerDocument.createElement("div");
  if (readVideo(address)) line.dataset.video = address;
  frame.replaceWith(line);
}

/** A table of one column or one row, or one that holds others, only laid a page out: its cells become lines. */
function keepTable(table: HTMLTableElement): void {
  const isLayout =
    table.rows.length < 2 || table.querySelector("table") || [...table.rows].every(({ cells }) => cells.length < 2);
  if (isLayout) {
    lineUp(table);
    return;
  }
  const width = Math.max(...[...table.rows].map(({ cells }) => cells.length));
  for (const [at, row] of [...table.rows].entries()) {
    for (const cell of [...row.cells]) {
      const plain = table.ownerDocument.createElement(at ? "td" : "th");
      for (const block of cell.querySelectorAll("p, div, li, br")) block.append(" ");
      for (const block of cell.querySelectorAll("p, div, ul, ol, li, br, h1, h2, h3, h4, h5, h6, blockquote"))
        block.replaceWith(...block.childNodes);
      plain.append(...cell.childNodes);
      cell.replaceWith(plain);
    }
    while (row.cells.length < width) row.append(table.ownerDocument.createElement(at ? "td" : "th"));
  }
}

function lineUp(table: HTMLTableElement): void {
  const lines = [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement("p");
    line.textContent = [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, " ").trim()).join(" – ");
    return line;
  });
  table.replaceWith(...lines);
}

function takeLook(element: HTMLElement): void {
  const look = (element.dataset.style ?? "").toLowerCase();
  // Google Docs wraps everything in a bold that is not bold.
  if (/^(B|STRONG)$/.test(element.tagName) && /(?<![\w-])font-weight:\s*(normal|400)/.test(look))
    element.replaceWith(...element.childNodes);
  if (/^(H[1-6]|B|STRONG|I|EM|U)$/.test(element.tagName)) return;
  if (/(?<![\w-])font-weight:\s*(bold|[6-9]00)/.test(look)) wrapInside(element, "b");
  if (/(?<![\w-])font-style:\s*italic/.test(look)) wrapInside(element, "i");
  if (/text-decoration(-line)?:[^;]*underline/.test(look) && !element.closest("a")) wrapInside(element, "u");
}

function wrapInside(element: HTMLElement, tag: string): void {
  if (element.querySelector("p, div, li, h2, h3, ul, ol")) return;
  const wrap = element.ownerDocument.createElement(tag);
  wrap.append(...element.childNodes);
  element.append(wrap);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function tidy(element: Element): void {
  const kept = { A: ["href"], OL: ["start"], DIV: ["data-video"], IMG: ["data-file"] }[element.tagName] ?? [];
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE)
      node.nodeValue = node.nodeValue!.replace(/[ \u00a0\u200b]{2,}/g, " ").replaceAll("\u200b", "");
  }
  const isBlank =
    element.matches("p, h2, h3, o\\:p") && !element.textContent.trim() && !element.querySelector("[data-video]");
  if (isBlank) element.remove();
}
