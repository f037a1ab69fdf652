import type { Screen } from "./pack.ts";

const most = 20;

/** What the page itself says, without the frame around it. */
const mainOf = (html: string) => html.slice(Math.max(0, html.indexOf("<main")));

/** The first pages that a list leads to, by how their addresses begin. */
export function linksOf(html: string, start: string): string[] {
  const links = [...mainOf(html).matchAll(/<a\b[^>]*\shref="([^"#?]+)/g)].map(([, path = ""]) => path);
  return [...new Set(links.filter((path) => path.startsWith(start) && !path.slice(start.length).includes("/")))].slice(
    0,
    most,
  );
}

/** A picture of a page: the file, where its fitting width is, and how wide that is (0 where the page names one alone). */
export type PackPicture = { file: string; address: string; width: number };

/** The pictures of a page in the widths that this device would ask for. */
export function picturesOf(html: string, screen: Screen): PackPicture[] {
  const pictures = new Map<string, PackPicture>();
  for (const [tag] of mainOf(html).matchAll(/<img\b[^>]*>/g)) {
    const address = attribute(tag, "src");
    const file = fileOf(address);
    if (!file) continue;
    const needed = slotOf(attribute(tag, "sizes"), screen) * screen.dots;
    const widths = attribute(tag, "srcset")
      .split(", ")
      .map((one) => /^(\S+) (\d+)w$/.exec(one))
      .filter((one) => one !== null)
      .map(([, address = "", width]) => ({ file, address, width: Number(width) }))
      .sort((one, other) => one.width - other.width);
    const fitting = widths.find(({ width }) => width >= needed) ?? widths.at(-1) ?? { file, address, width: 0 };
    if (fitting.width >= (pictures.get(file)?.width ?? 0)) pictures.set(file, fitting);
  }
  return [...pictures.values()];
}

/** «/files/1/480» and «/files/1» are one picture. */
export function fileOf(address: string): string | undefined {
  return /^\/files\/[^/?#]+/.exec(address)?.[0];
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
}

/** How wide the browser would draw it, in CSS pixels: «(min-width: 48rem) 46rem, 100vw». */
function slotOf(sizes: string, { width, rem }: Screen): number {
  for (const one of sizes.split(", ")) {
    const [, from, length, unit] = /^(?:\(min-width: ([\d.]+)rem\) )?([\d.]+)(rem|vw)$/.exec(one) ?? [];
    // In a condition a rem is that of the browser, whatever the page has chosen.
    if (length && width >= Number(from ?? 0) * 16) return Number(length) * (unit === "rem" ? rem : width / 100);
  }
  return width;
}
