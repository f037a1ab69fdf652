import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { find, type Input } from "./find.ts";
import { noteMissed } from "./missed.ts";
import { rememberQuery } from "./own-queries.ts";
import { searchSources } from "./source.ts";

type Found = Awaited<ReturnType<typeof find>>;

/** What answers to a person's words; they find the query again among their own, and administrators what nobody has found. */
export async function findAndRemember(viewer: Viewer, input: Input): Promise<Found> {
  const found = await find(viewer, searchSources.get(), input);
  // Whoever looks with somebody's eyes leaves nothing behind.
  if (!viewer.shownBy) afterCommit(() => remember(viewer, input, found));
  return found;
}

/** Beside the search itself: what cannot be remembered, on a full disk, is found all the same. */
async function remember(viewer: Viewer, input: Input, found: Found): Promise<void> {
  try {
    await withTenant(viewer.groupId, async () => {
      await rememberQuery(viewer, input);
      await noteMissed(viewer, input, found);
    });
  } catch (error) {
    log.warn("A query could not be remembered", { error });
  }
}
