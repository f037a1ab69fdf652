import { packNames } from "./pack.ts";
import { Shelf } from "./shelf.ts";

/** Everything on these shelves belongs to one person: whoever is signed in in this browser. */
export const documents = new Shelf("documents", 60);
export const data = new Shelf("data", 60);
export const pictures = new Shelf("pictures", 200);
/** Pages that nobody has opened yet (ahead.ts). */
export const ahead = new Shelf("ahead", 100);
export const titles = new Shelf("titles", 200);
const owner = new Shelf("owner");

const personal = ["documents", "data", "pictures", "ahead", "titles", "owner"];

let age = 0;
let last: Promise<unknown> = Promise.resolve();

/** Does one deed with the shelves after another, so that nothing is saved into the middle of a wipe. */
function inTurn<T>(deed: () => Promise<T>): Promise<T> {
  const done = last.then(deed, deed);
  last = done;
  return done;
}

/** Changes with every sign-in and sign-out: an answer asked for before it is not saved after it. */
export const presentAge = () => age;

/** Forgets everything personal. */
export function wipe(): Promise<void> {
  age += 1;
  return inTurn(forget);
}

/** Saves what was asked for at that age, unless somebody has signed in or out since; gives whether it did. */
export function saveOf(asked: number, save: () => Promise<void>): Promise<boolean> {
  return inTurn(async () => {
    if (asked !== age) return false;
    await save();
    return true;
  });
}

/**
 * Saves what belongs to the session that an answer names (`x-viewer`). Another session's answer wipes the shelves first:
 * another person, the same person signed in anew, or nobody.
 */
export async function saveFor(viewer: string, asked: number, save: () => Promise<void>): Promise<boolean> {
  let isNew = false;
  const isSaved = await saveOf(asked, async () => {
    isNew = (await knownOwner()) !== viewer;
    if (isNew) {
      await forget();
      await owner.put("/owner", new Response(viewer));
    }
    await save();
  });
  if (isNew && viewer !== "nobody") await greet(viewer).catch(() => {});
  return isSaved;
}

/** The session whose pages this browser keeps. */
export async function knownOwner(): Promise<string | undefined> {
  return (await owner.get("/owner"))?.text();
}

let greet = async (_viewer: string): Promise<void> => {};

/** What is done when somebody's first page has come since they, or others, signed in. */
export function onNewOwner(deed: typeof greet): void {
  greet = deed;
}

async function forget(): Promise<void> {
  await Promise.all([...personal, ...(await packNames())].map((name) => caches.delete(name)));
}
