import { packName, packNames, readPacks } from "#app/offline/worker/pack.ts";

/** Bytes on this device: all that is somebody's own, and of each pack; how many pages were visited, and kept ahead. */
export type Kept = { all: number; visited: number; ahead: number; packs: Map<string, number> };

const visits = ["documents", "data", "pictures", "ahead"];

export async function readKept(): Promise<Kept> {
  const kept: Kept = {
    all: 0,
    visited: await count("documents", "data"),
    ahead: await count("ahead"),
    packs: new Map(),
  };
  const names = await caches.keys();
  for (const name of [...visits.filter((one) => names.includes(one)), ...(await packNames())]) {
    const bytes = await bytesOf(name);
    kept.all += bytes;
    kept.packs.set(name, bytes);
  }
  const packs = new Map((await readPacks()).map(({ path }) => [path, kept.packs.get(packName(path)) ?? 0]));
  return { ...kept, packs };
}

/** Pages, and not what is noted about them. */
async function count(...names: string[]): Promise<number> {
  const pages = new Set<string>();
  for (const name of names) {
    if (!(await caches.has(name))) continue;
    for (const { url } of await (await caches.open(name)).keys()) if (!url.includes("/.")) pages.add(url);
  }
  return pages.size;
}

async function bytesOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  let bytes = 0;
  for (const key of await cache.keys())
    bytes += (await (await cache.match(key, { ignoreVary: true }))?.blob())?.size ?? 0;
  return bytes;
}
