import type { Viewer } from "#platform/auth/viewer.ts";
import { askAgain, lockCaseOf } from "./cases.ts";
import { mustWait, readRules } from "./rules.ts";

/**
 * Whether these words of a person must wait for a moderator by the rules of their company (product B5). Those who
 * moderate are trusted. `countEarlier` tells how many publications of theirs readers have met.
 */
export async function isHeldBack(viewer: Viewer, words: string, countEarlier: () => Promise<number>): Promise<boolean> {
  if (viewer.rights.includes("moderator")) return false;
  return mustWait(await readRules(viewer), words, countEarlier);
}

/** Puts a person's own publication into the moderators' queue: it waits until one of them has read it. */
export async function hold({ groupId, accountId }: Viewer, id: string): Promise<void> {
  const found = await lockCaseOf({ target: "post", id, groupId, authorId: accountId }, "hold");
  await askAgain(found.id, "hold");
}
