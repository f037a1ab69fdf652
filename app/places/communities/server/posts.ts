import { and, eq } from "drizzle-orm";
import type { WrittenInPlace } from "#app/engines/content/contract.ts";
import {
  type PlacedWords,
  placeWith,
  publications,
  publishIn,
  readCards,
  readSourceIn,
  reviseIn,
} from "#app/engines/content/server/index.ts";
import { demand, renewPlace } from "#app/engines/membership/server/index.ts";
import type { CommunityView, PostSort } from "#app/places/communities/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { toView } from "./standing.ts";

/** The kind of publication that stands in a community. */
export const postKind = "community-post";

/** Reads a page of a community's posts. Refuses who may not read it as not found. */
export async function readPosts(viewer: Viewer, { id, sort, after }: { id: string; sort: PostSort; after?: string }) {
  await demand(viewer, id, "read");
  return readCards(viewer, and(eq(publications.placeId, id), eq(publications.kind, postKind)), { after, sort });
}

/** Publishes a post in a community. Refuses who may not write there as not found. */
export async function write(viewer: Viewer, { id, ...words }: PlacedWords & { id: string }): Promise<WrittenInPlace> {
  return publishIn(viewer, await demand(viewer, id, "write"), { ...words, kind: postKind });
}

/** Where a post stands. Refuses what the viewer may not read as not found. */
export async function readPost(viewer: Viewer, { id }: { id: string }): Promise<{ community: CommunityView }> {
  const place = await placeWith(viewer, { id, kind: postKind });
  if (!place.may.read) refuse("not-found");
  return { community: await toView(viewer, place) };
}

/** Reads an own post back as the form that wrote it. Refuses others', and what stands elsewhere, as not found. */
export const readPostSource = (viewer: Viewer, { id }: { id: string }) => readSourceIn(viewer, { id, kind: postKind });

type Change = PlacedWords & { id: string; revision: number };

/** Changes an own post where its author may still write. Refuses others' as not found, one changed meanwhile as a conflict. */
export async function rewrite(viewer: Viewer, change: Change): Promise<WrittenInPlace> {
  return reviseIn(viewer, await placeWith(viewer, { id: change.id, kind: postKind }), change);
}

/** A community that a post has come out in is met first; those who look at it see that. */
export const renewCommunity: Listener = {
  name: "communities.published",
  kinds: ["publication.published"],
  async hear({ objectId }) {
    const [post] = await db()
      .select({ placeId: publications.placeId, at: publications.publishedAt })
      .from(publications)
      .where(and(eq(publications.id, objectId), eq(publications.kind, postKind)));
    if (!post?.placeId) return;
    await renewPlace(post.placeId, post.at);
  },
};
