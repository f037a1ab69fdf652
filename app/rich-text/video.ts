/** A film at one of the hosts that the portal knows, or one of its own: all that is stored of it. */
export type Video = { provider: VideoProvider | "own"; id: string };
export type VideoProvider = "vk" | "rutube" | "youtube";

type Host = {
  name: string;
  /** Where addresses that people copy may lead, without «www.» and «m.». */
  hosts: string[];
  id: RegExp;
  find(url: URL): string | null | undefined;
  /** The film's own page. */
  page(id: string): string;
  /** What the frame opens. */
  embed(id: string): string;
};

const known: Record<VideoProvider, Host> = {
  vk: {
    name: "VK Видео",
    hosts: ["vkvideo.ru", "vk.com", "vk.ru"],
    id: /^-?\d{1,12}_\d{1,12}$/,
    find: ({ pathname, searchParams }) =>
      pathname === "/video_ext.php"
        ? `${searchParams.get("oid")}_${searchParams.get("id")}`
        : /^\/(?:video|clip)(-?\d+_\d+)\/?$/.exec(pathname)?.[1],
    page: (id) => `https://vkvideo.ru/video${id}`,
    embed: (id) => `https://vkvideo.ru/video_ext.php?oid=${id.split("_")[0]}&id=${id.split("_")[1]}`,
  },
  rutube: {
    name: "Rutube",
    hosts: ["rutube.ru"],
    id: /^[0-9a-f]{32}$/,
    find: ({ pathname }) => /^\/(?:video|shorts|play\/embed)\/([0-9a-f]+)\/?$/.exec(pathname)?.[1],
    page: (id) => `https://rutube.ru/video/${id}/`,
    embed: (id) => `https://rutube.ru/play/embed/${id}`,
  },
  youtube: {
    name: "YouTube",
    hosts: ["youtube.com", "youtu.be", "youtube-nocookie.com"],
    id: /^[\w-]{11}$/,
    find: ({ hostname, pathname, searchParams }) =>
      hostname === "youtu.be"
        ? pathname.slice(1)
        : pathname === "/watch"
          ? searchParams.get("v")
          : /^\/(?:shorts|live|embed)\/([\w-]+)\/?$/.exec(pathname)?.[1],
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
};

const ownLine = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The film that an address of one of the known hosts shows, or the line of one of the portal's own; null for any other
 * address. Nobody is asked about it.
 */
export function readVideo(address: string): Video | null {
  const own = ownLine.exec(address)?.[1];
  if (own) return { provider: "own", id: own };
  if (!/^https?:\/\/[^\s<>]+$/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password || url.port) return null;
  const host = url.hostname.replace(/^(www|m)\./, "");
  for (const [provider, { hosts, id: shape, find }] of Object.entries(known)) {
    if (!hosts.includes(host)) continue;
    const id = find(url);
    if (id && shape.test(id)) return { provider: provider as VideoProvider, id };
  }
  return null;
}

/** The file of one of the portal's own films; null where a stored record is no such film. */
export function ownFilm({ provider, id }: Record<string, unknown>): string | null {
  return provider === "own" && ownLine.test(`/files/${id}`) ? String(id) : null;
}

/** How a stored film of another host is shown; null when the record is not one of ours. */
export function videoView(attrs: Record<string, unknown>): { name: string; page: string; embed: string } | null {
  const { provider, id } = attrs;
  const host = Object.hasOwn(known, String(provider)) ? known[provider as VideoProvider] : undefined;
  if (!host || typeof id !== "string" || !host.id.test(id)) return null;
  return { name: host.name, page: host.page(id), embed: host.embed(id) };
}
