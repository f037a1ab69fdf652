import { storePictures } from "#platform/files/index.ts";
import { type DrawnPicture, drawnPictures, picturesInPools } from "./drawn-pictures.ts";
import type { World } from "./world.ts";

/** The ids of stored pictures by kind, in the order of the pools. */
export type PictureIds = Record<DrawnPicture["kind"], string[]>;

/** So many are encoded at once while the next ones are being drawn. */
const atOnce = 4;

/** Draws and stores every picture once; people and publications share them. Tells how many are ready. */
export async function seedPictures(world: World, tell: (ready: number, all: number) => void): Promise<PictureIds> {
  const ids: PictureIds = { square: [], rectangle: [], f: [], m: [], cover: [], story: [], goods: [] };
  const all = picturesInPools + world.companies.length * 2;
  const owner = { viewer: { accountId: "", groupId: world.companies[0]!.id }, reach: "portal" as const };
  let ready = 0;
  let waiting: DrawnPicture[] = [];
  for await (const picture of drawnPictures()) {
    waiting.push(picture);
    ready += 1;
    if (waiting.length < atOnce && ready < all) continue;
    const files = await storePictures(
      waiting.map(({ kind, at, bytes }) => ({ bytes, name: `${kind}-${at + 1}.png` })),
      owner,
    );
    for (const [place, { kind, at }] of waiting.entries()) ids[kind][at] = files[place]!.id;
    waiting = [];
    if (ready % 72 === 0 || ready === all) tell(ready, all);
  }
  return ids;
}
