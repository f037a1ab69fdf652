import { ahead, documents } from "./owner.ts";
import { packNames } from "./pack.ts";
import { Shelf, savedAt } from "./shelf.ts";

/** The newest copy of a page or a picture in any pack. */
export async function packed(path: string): Promise<Response | undefined> {
  let newest: Response | undefined;
  for (const name of await packNames()) {
    const copy = await new Shelf(name).get(path);
    if (copy && (!newest || savedAt(copy) > savedAt(newest))) newest = copy;
  }
  return newest;
}

/** The page as it was when it was visited, kept ahead or put into a pack, whatever came last. */
export async function newestDocument(path: string): Promise<Response | undefined> {
  const copies = await Promise.all([documents.get(path), ahead.get(path), packed(path)]);
  return copies.filter((copy) => copy !== undefined).sort((one, other) => savedAt(other) - savedAt(one))[0];
}
