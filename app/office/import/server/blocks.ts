import { textAsHtml } from "./html-text.ts";

const empty = ["more", "nextpage", "spacer", "separator"];
const madeBlock = /<!-- wp:([a-z][\w-]*(?:\/[\w-]+)?)\s+(\{.*?\}\s+)?\/-->/g;

/**
 * Writes what the editor of blocks keeps apart from the text where it stands: blocks that several posts share, footnotes,
 * addresses in social networks.
 */
export function expandBlocks(html: string, shared: ReadonlyMap<string, string>, footnotes: string): string {
  const expand = (text: string, depth: number): string =>
    text.replace(madeBlock, (whole: string, name: string, given = "{}") => {
      const { ref, url, service = "" } = readJson(given);
      if (name === "block") return depth < 5 ? expand(shared.get(String(ref)) ?? whole, depth + 1) : "";
      if (name === "footnotes") return drawFootnotes(footnotes) || whole;
      if (name !== "social-link" || !url) return whole;
      return `<li><a href="${textAsHtml(String(url)).replaceAll('"', "&quot;")}">${textAsHtml(String(service))}</a></li>`;
    });
  return html.includes("<!-- wp:") ? expand(html, 0) : html;
}

/** The blocks that the site made anew for each reader and the export holds nothing of, by their names. */
export function lostBlocks(html: string): string[] {
  return [...html.matchAll(madeBlock)].map(([, name]) => name!).filter((name) => !empty.includes(name));
}

function drawFootnotes(footnotes: string): string {
  const notes: unknown = readJson(footnotes || "[]");
  if (!Array.isArray(notes) || !notes.length) return "";
  return `<ol>${notes.map((note) => `<li>${note?.content ?? ""}</li>`).join("")}</ol>`;
}

function readJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
