const read = /<a\b[^>]*\shref="(\/(?:article|ugc|thanks\/review)\/[0-9a-f]{8}-[0-9a-f-]{27})["?#]/g;
const agreement = /<a\b[^>]*\shref="(\/agreements\/[\w-]+)["?#]/g;

/** What a list of publications leads to, in its order. */
export function readsOf(html: string): string[] {
  return pathsOf(html, read);
}

export function agreementsOf(html: string): string[] {
  return pathsOf(html, agreement);
}

/** Menus and the frame around the page's own words are left out. */
function pathsOf(html: string, link: RegExp): string[] {
  const main = html.slice(Math.max(0, html.indexOf("<main")));
  return [...new Set([...main.matchAll(link)].map(([, path = ""]) => path))];
}
