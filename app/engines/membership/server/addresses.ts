import type { Viewer } from "#platform/auth/viewer.ts";
import { Refusal } from "#platform/refusal.ts";
import { isGuestPlace } from "./guests.ts";
import { placeBy } from "./keeping.ts";
import { placeKinds } from "./kinds.ts";

/**
 * Whether a path of the portal says nothing that the reader may not know: it leads to no place, or into one that they may know
 * of. A word that names no place is as unknown as a hidden one. Whoever has no company knows what is shown to guests alone.
 */
export async function mayKnowAddress(viewer: Viewer, path: string): Promise<boolean> {
  const named = placeIn(path);
  if (!named || (await isGuestPlace(named.alias))) return true;
  if (!viewer.groupId) return false;
  return placeBy(viewer, named).then(
    () => true,
    (problem) => {
      if (problem instanceof Refusal) return false;
      throw problem;
    },
  );
}

/** A word that stands for every other one. */
const mark = "MARK";

function placeIn(path: string): { kind: string; alias: string } | undefined {
  const plain = plainPath(path);
  for (const { name, alias, address } of placeKinds.get()) {
    const before = address(mark).slice(0, -mark.length);
    const word = plain.startsWith(before) ? plain.slice(before.length).split("/")[0] : undefined;
    // «/communities/create» names no place: none can be called so.
    if (word && alias.safeParse(word).success) return { kind: name, alias: word };
  }
  return undefined;
}

/** As the pages read it: «/x/../cm/%61» is «/cm/a». */
function plainPath(path: string): string {
  const { pathname } = new URL(path, "http://portal.invalid");
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
