import { refuse } from "#platform/refusal.ts";

/** A body from here on takes a place of those that are there for large ones; one of untold length does so too. */
const large = 1024 * 1024;
const places = { all: 8, ofOne: 3 };
const taken = new Map<string, number>();

/**
 * Takes a place for a large body, of eight in the whole process and three for one person; gives the way to leave it. Only
 * people take places: no stranger brings so much. A small body needs none. Refuses as «unavailable» when all are taken: the sender comes again.
 */
export function takePlace({ headers }: Request, who: string): () => void {
  const told = headers.get("content-length");
  if (told === null ? !headers.has("transfer-encoding") : Number(told) <= large) return () => {};
  const mine = taken.get(who) ?? 0;
  const all = [...taken.values()].reduce((sum, one) => sum + one, 0);
  if (mine >= places.ofOne || all >= places.all) refuse("unavailable", "uploads", { retryAfter: 30 });
  taken.set(who, mine + 1);
  return () => {
    const left = (taken.get(who) ?? 1) - 1;
    if (left > 0) taken.set(who, left);
    else taken.delete(who);
  };
}
