import { disk, putWhole } from "./disk.ts";
import { shrink } from "./picture.ts";

/** How large a stored picture is in one of its widths, in bytes; one that is older than this width is drawn in it now. */
export async function bytesOfWidth(key: string, width: string): Promise<number> {
  const store = await disk();
  const path = `${key}/${width}`;
  // One question to the store for each picture of a page: whether it is there, its size says.
  const known = await store.getMetaData(path).catch(() => undefined);
  if (known) return known.contentLength;
  const picture = await shrink(await store.getBytes(`${key}/full`), Number(width));
  await putWhole(path, picture, "image/webp");
  return picture.length;
}
