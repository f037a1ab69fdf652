/** What posts of a source are known by on their old site: an address as `spellAddress` writes it, and the key of its post. */
export type Places = ReadonlyMap<string, string>;

/** An address without what leads to the same page: the protocol, «www.», the last slash, marks of advertising. */
export function spellAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const number = searchParams.get("p");
  const path = decode(pathname).normalize("NFC").toLowerCase().replace(/\/+$/, "");
  return `${host.replace(/^www\./, "")}${path}${number ? `?p=${number}` : ""}`;
}

/** Notes every address by which a post may be linked to: its own, its guid, its number. The first post that has one keeps it. */
export function notePlaces(places: Map<string, string>, key: string, of: { link: string; guid: string; id: string }) {
  const origins = [of.link, of.guid].filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
  for (const address of [of.link, of.guid, ...origins.map((origin) => `${origin}/?p=${of.id}`)]) {
    const spelled = spellAddress(address);
    // The front page is no post.
    if (spelled && /[/?]/.test(spelled) && !places.has(spelled)) places.set(spelled, key);
  }
}

/** The post that a link leads to, and the comment under it if it names one, both by their keys. */
export function placeOf(href: string, places: Places): { post: string; comment: string | undefined } | undefined {
  const post = places.get(spellAddress(href) ?? "");
  const number = /#comment-(\d+)$/.exec(href)?.[1];
  return post === undefined ? undefined : { post, comment: number && `${post}#comment-${number}` };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
