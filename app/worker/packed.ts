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
