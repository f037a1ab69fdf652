import type { SQL } from "drizzle-orm";
import type { FollowedKind } from "#app/people/followings/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { handedOver } from "#platform/handed-over.ts";

/** What may be followed: the area that it belongs to hands it over. */
export type FollowSource = {
  name: FollowedKind;
  /** A query of `id, title, detail, word, photo_id, at`: what a person follows. */
  mine(viewer: Viewer): SQL;
  /** A query of `id, title, detail, word, photo_id, followers`: what the people of the own company follow, without what the reader does. */
  popular(viewer: Viewer): SQL;
  /** Ends it for a person; what they do not follow is no trouble. */
  unfollow(viewer: Viewer, id: string): Promise<void>;
  /** Where it is read, by its word. */
  href(word: string): string;
};

const known = handedOver<Map<string, FollowSource>>("what people may follow");

export const followSources = {
  handOver: (given: FollowSource[]) => known.handOver(new Map(given.map((source) => [source.name, source]))),
  of: (kind: FollowedKind): FollowSource => known.get().get(kind)!,
};
