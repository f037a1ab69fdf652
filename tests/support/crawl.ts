import { pages } from "#app/routes.ts";
import type { Browser } from "./browser.ts";
import { allOf } from "./rows.ts";

const atOnce = 6;

/** The table of pages, those with the fewest parameters first: they win where two fit. */
const patterns = Object.entries(pages)
  .map(([page, { pattern }]) => ({ page, freedom: pattern.split(/[:*]/).length, fits: asExpression(pattern) }))
  .sort((one, other) => one.freedom - other.freedom);

/**
 * Opens every address of a list, and of the links on the way the first to each kind of place. Gives what each has said,
 * its headers too.
 */
export async function crawl(browser: Browser, from: string[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const start = new Set(from);
  const shapes = new Set([...start].map(shapeOf));
  const queue = [...start];
  while (queue.length > 0) {
    await allOf(
      queue.splice(0, atOnce).map(async (path) => {
        const answer = await browser.send(path);
        const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
        const body = answer.status < 300 || answer.status >= 400 ? await answer.text() : "";
        read.set(path, `${headers}\n${body}`);
        for (const link of linksOf(body)) {
          const shape = shapeOf(link);
          if (shapes.has(shape)) continue;
          shapes.add(shape);
          queue.push(link);
        }
      }),
    );
  }
  return read;
}

/** The kind of place that an address leads to: a page and the names in its query, whatever stands in them. */
export function shapeOf(address: string): string {
  const [path = "", query = ""] = address.split("?");
  const names = [...new Set(new URLSearchParams(query).keys())].sort();
  return `${pageOf(path)}?${names.join("&")}`;
}

/** The page that answers at a path; of what is no page, the path without what differs. */
export function pageOf(path: string): string {
  return patterns.find(({ fits }) => fits.test(path))?.page ?? path.replace(/[^/]*\d[^/]*/g, ":");
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/(?:href|src|action)="(\/[^"#]*)/g)].map(([, link]) => link!);
  return links
    .filter((link) => !/^\/(assets|auth|login|logout)\b/.test(link))
    .map((link) => link.replaceAll("&amp;", "&"));
}

function asExpression(pattern: string): RegExp {
  const parts = pattern.split("/").slice(1);
  const source = parts.map((part) => {
    const word = part.replace(/\?$/, "");
    const one = word.startsWith(":") ? "[^/]+" : word.includes("*") ? "\0" : word.replace(/[.+()[\]]/g, "\\$&");
    return part.endsWith("?") ? `(?:/${one})?` : `/${one}`;
  });
  // What fits everything fits nothing of its own.
  return new RegExp(`^${source.join("") || "/"}$`);
}
