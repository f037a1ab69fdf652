import { newId } from "../db/id.ts";
import { disk } from "./disk.ts";
import { shrink } from "./picture.ts";

/** How large a stored picture is in one of its widths, in bytes; one that is older than this width is drawn in it now. */
export async function bytesOfWidth(key: string, width: string): Promise<number> {
  const store = await disk();
  const path = `${key}/${width}`;
  if (await store.exists(path)) return (await store.getMetaData(path)).contentLength;
  const picture = await shrink(await store.getBytes(`${key}/full`), Number(width));
  // Written aside and moved, so that nobody is given a half.
  const aside = `${key}/made-${newId()}`;
  await store.put(aside, picture, { contentType: "image/webp" });
  await store.move(aside, path);
  return picture.length;
}
