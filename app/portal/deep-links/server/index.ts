import { pages } from "#app/routes.ts";
import type { PageUrl } from "#app/web/urls.ts";
import { config } from "#platform/config.ts";
import { movedPlaces } from "../routes.ts";

/** What every deep link begins with on the web, and the scheme of the app. */
export const prefix = "/deep-links";
const scheme = /^veche:\/*/i;
const longest = 2000;

/** The pages that the first word of a deep link may mean, in the order of the table (specification §2). */
function pagesOf(word: string): PageUrl[] {
  return Object.values(pages).filter(({ deepLinks }) => deepLinks?.includes(word));
}

type Target = {
  path: string;
  /** The public id of the space that the link begins with. */
  space?: string;
};

/**
 * Where a deep link leads: `/deep-links/news/1?from=mail`, or `/deep-links?link=` with the app's scheme or the portal's own
 * address. The query is kept; an unknown place is «not found» with its last word to look for, an old one says where it has
 * moved. Always a path of our own (specification §2).
 */
export function readDeepLink(address: URL, isPage: (path: string) => boolean): Target {
  const link = new URLSearchParams(address.search);
  const given = link.get("link");
  link.delete("link");
  const asked = given === null ? address.pathname : withinPortal(given);
  const [path = "", query = ""] = splitOnce(asked, "?");
  for (const [name, value] of new URLSearchParams(query)) link.append(name, value);
  const words = wordsOf(path);
  const space = words[0] === "initial_space" && /^[\w-]{1,64}$/.test(words[1] ?? "") ? words[1] : undefined;
  const target = find(space ? words.slice(2) : words, isPage, space ? "/spaces" : "/main");
  for (const [name, value] of link) target.searchParams.append(name, value);
  return { path: target.pathname + target.search, ...(space && { space }) };
}

function find(words: string[], isPage: (path: string) => boolean, otherwise: string): URL {
  const [first = "", ...rest] = words;
  if (!first) return here(otherwise);
  const tail = rest.map((word) => `/${encodeURIComponent(word)}`).join("");
  if (Object.hasOwn(movedPlaces, first)) return here("/moved", { link: `/${first}${tail}` });
  const meant = pagesOf(first);
  const isOdd = words.some((word) => word === "." || word === "..");
  const candidates = meant.length ? meant.map((page) => within(page, tail)) : [`/${first}${tail}`];
  const found = isOdd ? undefined : candidates.find((path) => path !== "/not-found" && isPage(path));
  return found ? here(found) : here("/not-found", { query: words.at(-1)!.slice(0, 100) });
}

/** The rest of a link below a page; a page of one thing is where the list of such things would be. */
function within({ pattern, takesAll }: PageUrl, tail: string): string {
  return takesAll ? pattern : pattern.replace(/\/:\w+$/, "") + tail;
}

/** The path that a full link means: the app's scheme and our own address are the same place; another site is none of ours. */
function withinPortal(link: string): string {
  const short = link.slice(0, longest).trim();
  if (scheme.test(short)) return `/${short.replace(scheme, "")}`;
  const { origin } = new URL(config.publicUrl);
  if (short.startsWith(`${origin}/`)) return short.slice(origin.length);
  return /^\/(?![/\\])/.test(short) ? short : `/unknown/${wordsOf(short).at(-1) ?? ""}`;
}

/** The words of a path, spelled out; the prefix and the place after «#» do not count. */
function wordsOf(path: string): string[] {
  const words = splitOnce(path.slice(0, longest), "#")[0]
    .split(/[/\\?]/)
    .filter(Boolean)
    .map(decode)
    .filter(Boolean);
  return words[0] === prefix.slice(1) ? words.slice(1) : words;
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word).toWellFormed();
  } catch {
    return "";
  }
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function here(path: string, query: Record<string, string> = {}): URL {
  const url = new URL("http://here");
  url.pathname = path;
  url.search = new URLSearchParams(query).toString();
  return url;
}
