import { and, eq, sql } from "drizzle-orm";
import { publications, publish, readCards, readSource, revise } from "#app/engines/content/server/index.ts";
import { demand, places, readersOf, type Stood, standing } from "#app/engines/membership/server/index.ts";
import type { CommunityView, PostSort } from "#app/places/communities/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { tellLive } from "#platform/events/live.ts";
import { refuse } from "#platform/refusal.ts";
import { toView } from "./standing.ts";

/** The kind of publication that stands in a community. */
export const postKind = "community-post";

type Pictures = Pick<Parameters<typeof publish>[1], "pictures" | "added" | "draft" | "keep">;
type Words = Pictures & { id: string; title: string; body: string };
type Written = { id: string; alias: string; waits: boolean; unseen?: string[]; called?: number };

/** Reads a page of a community's posts. Refuses who may not read it as not found. */
export async function readPosts(viewer: Viewer, { id, sort, after }: { id: string; sort: PostSort; after?: string }) {
  await demand(viewer, id, "read");
  return readCards(viewer, and(eq(publications.placeId, id), eq(publications.kind, postKind)), { after, sort });
}

/** Publishes a post in a community. Refuses who may not write there as not found. */
export async function write(viewer: Viewer, { id, ...words }: Words): Promise<Written> {
  const place = await demand(viewer, id, "write");
  const { href: _, ...written } = await publish(viewer, {
    ...words,
    ...standingOf(place),
    kind: postKind,
    placeId: id,
    reactionsOff: place.reactionsOff,
  });
  return { ...written, alias: place.alias };
}

/** Where a post stands. Refuses what the viewer may not read as not found. */
export async function readPost(viewer: Viewer, { id }: { id: string }): Promise<{ community: CommunityView }> {
  const place = await placeOfPost(viewer, id);
  if (!place.may.read) refuse("not-found");
  return { community: await toView(viewer, place) };
}

/** Reads an own post back as the form that wrote it. Refuses others', and what stands elsewhere, as not found. */
export async function readPostSource(viewer: Viewer, { id }: { id: string }) {
  await placeOfPost(viewer, id);
  const { title, body, revision, pictures, attachments, asked } = await readSource(viewer, id);
  return { id, title, body, revision, pictures, attachments, asked };
}

type Change = Words & { revision: number };

/** Changes an own post where its author may still write. Refuses others' as not found, one changed meanwhile as a conflict. */
export async function rewrite(viewer: Viewer, { id, ...words }: Change): Promise<Written> {
  const place = await placeOfPost(viewer, id);
  const { href: _, ...written } = await revise(viewer, { ...words, ...standingOf(place), id });
  return { ...written, alias: place.alias };
}

const standingOf = (place: Stood) => ({ feed: null, reach: "company" as const, audience: readersOf(place) });

async function placeOfPost(viewer: Viewer, id: string): Promise<Stood> {
  const [row] = await db()
    .select({ placeId: publications.placeId })
    .from(publications)
    .where(and(eq(publications.id, id), eq(publications.kind, postKind)));
  const [place] = row ? await standing(viewer, sql`${places.id} = ${row.placeId}`) : [];
  return place ?? refuse("not-found");
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
    const [place] = await db()
      .update(places)
      .set({ activeAt: post.at })
      .where(eq(places.id, post.placeId))
      .returning({ groupId: places.groupId });
    if (place) await tellLive({ topic: `place:${post.placeId}`, groupId: place.groupId });
  },
};
