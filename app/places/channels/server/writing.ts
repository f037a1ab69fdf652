import { eq, sql } from "drizzle-orm";
import type { WrittenInPlace } from "#app/engines/content/contract.ts";
import {
  comments,
  type PlacedWords,
  placeWith,
  publications,
  publishIn,
  readSourceIn,
  rememberSeen,
  reviseIn,
} from "#app/engines/content/server/index.ts";
import { demand, renewPlace } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { threads } from "./schema.ts";

/** The kind of publication that stands in a channel. */
export const threadKind = "thread";

/** Begins a thread. Refuses who may not write there as not found, and one that says nothing at its field. */
export async function write(viewer: Viewer, { id, ...words }: PlacedWords & { id: string }): Promise<WrittenInPlace> {
  const place = await demand(viewer, id, "write");
  refuseSilent(words);
  const written = await publishIn(viewer, place, { ...words, kind: threadKind });
  await db()
    .insert(threads)
    .values({
      publicationId: written.id,
      placeId: id,
      groupId: place.groupId,
      activeAt: now(),
      activeBy: viewer.accountId,
    })
    .onConflictDoNothing();
  await rememberSeen(viewer, written.id);
  if (!written.waits) await renewPlace(id, now());
  return written;
}

/** Reads an own thread back as the form that wrote it. Refuses others', and what stands elsewhere, as not found. */
export const readThreadSource = (viewer: Viewer, { id }: { id: string }) =>
  readSourceIn(viewer, { id, kind: threadKind });

type Change = PlacedWords & { id: string; revision: number };

/** Changes an own thread where its author may still write. Refuses others' as not found, one changed meanwhile as a conflict. */
export async function rewrite(viewer: Viewer, change: Change): Promise<WrittenInPlace> {
  const place = await placeWith(viewer, { id: change.id, kind: threadKind });
  if (!place.may.write) refuse("not-found");
  refuseSilent(change);
  return reviseIn(viewer, place, change);
}

function refuseSilent({ title, body }: Pick<PlacedWords, "title" | "body">): void {
  if (!title && !body) refuse("invalid", "body", { fields: { body: ["Напишите текст или заголовок"] } });
}

/** A thread that comes out later than it was written is new from then on. */
export const showThread: Listener = {
  name: "channels.published",
  kinds: ["publication.published"],
  async hear({ objectId }) {
    const { id, publishedAt } = publications;
    const [thread] = await db()
      .update(threads)
      .set({ activeAt: sql`${publishedAt}` })
      .from(publications)
      .where(sql`${id} = ${objectId} and ${threads.publicationId} = ${id} and ${threads.activeAt} < ${publishedAt}`)
      .returning({ placeId: threads.placeId, groupId: threads.groupId });
    if (thread) await renewPlace(thread.placeId, now());
  },
};

/** An answer makes its thread new to everybody else. */
export const renewThread: Listener = {
  name: "channels.answered",
  kinds: ["comment.written"],
  async hear({ objectId }) {
    const [said] = await db()
      .select({ at: comments.createdAt, by: comments.authorId, publicationId: comments.publicationId })
      .from(comments)
      .innerJoin(publications, eq(publications.id, comments.publicationId))
      .where(eq(comments.id, objectId));
    if (!said) return;
    const [thread] = await db()
      .update(threads)
      .set({ activeAt: said.at, activeBy: said.by })
      .where(sql`${threads.publicationId} = ${said.publicationId} and ${threads.activeAt} < ${said.at.toISOString()}`)
      .returning({ placeId: threads.placeId, groupId: threads.groupId });
    if (thread) await renewPlace(thread.placeId, now());
  },
};
