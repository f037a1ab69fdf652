import { sql } from "drizzle-orm";
import type { Followed, FollowedKind } from "#app/people/followings/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { followSources } from "./sources.ts";

export type Row = { id: string; title: string; detail: string; word: string; photo_id: string | null; at: string };

/** A page of whom or what a person follows and may still meet, the last followed first. */
export async function readSubscriptions(viewer: Viewer, kind: FollowedKind, after?: string) {
  const { rows } = await db().execute<Row>(sql`
    select id, title, detail, word, photo_id, at::text as at from (${followSources.of(kind).mine(viewer)}) followed
    where ${beyond([sql`at`, sql`id`], after) ?? sql`true`}
    order by at desc, id desc limit ${pageSize + 1}`);
  const { items, next } = cut(rows, ({ at, id }) => [at, id]);
  return { items: items.map((row) => toFollowed(kind, row)), next };
}

/** Stops following; what is not followed any more is no trouble (specification §8: silent). */
export async function unfollow(viewer: Viewer, kind: FollowedKind, id: string): Promise<{ id: string }> {
  await followSources.of(kind).unfollow(viewer, id);
  return { id };
}

/** A row as a line of a list. */
export function toFollowed(kind: FollowedKind, { id, title, detail, word, photo_id }: Row): Followed {
  return { id, title, detail, href: followSources.of(kind).href(word), photo: photo_id && fileUrl(photo_id) };
}
