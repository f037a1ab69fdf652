import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { log } from "../log.ts";
import { disk, putWhole } from "./disk.ts";
import { bytesOfWidth } from "./smaller.ts";

/** Pictures that somebody has asked for and that have no AVIF yet: the key and the width of each. */
const wanted = new Set<string>();
const wantedAtMost = 300;
let isBusy = false;

/**
 * The AVIF of a stored picture in one of its widths, if there is one: its name in the store and its size. Where there is
 * none yet it is ordered for those who ask later: encoding costs a second of a core, and nobody waits for it.
 */
export async function findAvif(key: string, width: string): Promise<{ path: string; bytes: number } | undefined> {
  const path = `${key}/avif${width}`;
  try {
    const { contentLength } = await (await disk()).getMetaData(path);
    // An empty one says that AVIF would be no smaller.
    return contentLength > 0 ? { path, bytes: contentLength } : undefined;
  } catch {
    if (wanted.size < wantedAtMost) wanted.add(`${key}/${width}`);
    if (!isBusy) void encodeWanted();
    return undefined;
  }
}

/** One after another, and two thirds of the time at rest: people who read come first. */
async function encodeWanted(): Promise<void> {
  isBusy = true;
  for (const name of wanted) {
    const began = performance.now();
    await encode(name).catch((error) => log.warn("A picture was not encoded as AVIF", { error }));
    wanted.delete(name);
    await pause(2 * (performance.now() - began), undefined, { ref: false });
  }
  isBusy = false;
}

async function encode(name: string): Promise<void> {
  const [key, width] = name.split("/");
  await bytesOfWidth(key!, width!);
  const store = await disk();
  const webp = await store.getBytes(name);
  const avif = await sharp(webp).avif({ quality: 50, effort: 2 }).toBuffer();
  await putWhole(`${key}/avif${width}`, avif.length < webp.length * 0.9 ? avif : "", "image/avif");
}
