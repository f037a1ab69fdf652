/** What a pack is made of: a page, and perhaps a list whose pages belong to it too. */
export type Recipe = {
  path: string;
  /** A page that lists others; its first twenty are kept with it. */
  list?: string;
  /** How the addresses of those pages begin: «/article/». */
  pages?: string;
};

/** How wide this device draws: CSS pixels, dots in one of them, and CSS pixels in a rem. */
export type Screen = { width: number; dots: number; rem: number };

/** Why a pack is not whole: nobody answered, the device is full, or the person may not open the page any more. */
export type Trouble = "line" | "space" | "gone";

/** «Сохранённое для чтения»: a page with its pictures, kept until the person removes it. */
export type Pack = Recipe & {
  title: string;
  /** What was kept before belongs to an earlier time and is fetched anew. */
  startedAt: number;
  /** When it was whole for the last time. */
  savedAt: number | null;
  /** Pages of the list: kept, and all of them. */
  done: number;
  total: number;
  trouble?: Trouble | undefined;
};

const prefix = "pack:";

/** Where a pack says of itself what it is: no page has such an address. */
export const packNote = "/.pack";

/** Each pack is a cache of its own, so that nothing but its person removes it; its lock is held while it is being kept. */
export const packName = (path: string) => prefix + path;

export async function packNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** The packs of this device, the newest last. */
export async function readPacks(): Promise<Pack[]> {
  const packs: Pack[] = [];
  for (const name of await packNames()) {
    const note = await (await caches.open(name)).match(packNote);
    if (note) packs.push(await note.json());
  }
  return packs.sort((one, other) => one.startedAt - other.startedAt);
}

/** What the worker tells pages about packs: something has changed, perhaps what went wrong with which. */
export type PackNews = { path?: string; trouble?: Trouble };

export const packChannel = "packs";
