import { eq, sql } from "drizzle-orm";
import {
  comments,
  publications,
  publish,
  readSource,
  rememberSeen,
  revise,
} from "#app/engines/content/server/index.ts";
import { demand, places, readersOf, type Stood, standing } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { tellLive } from "#platform/events/live.ts";
import { refuse } from "#platform/refusal.ts";
import { threads } from "./schema.ts";

/** The kind of publication that stands in a channel. */
export const threadKind = "thread";

type Written = { id: string; alias: string; waits: boolean; unseen?: string[]; called?: number };

type Pictures = Pick<Parameters<typeof publish>[1], "pictures" | "added" | "draft" | "keep">;
type Words = Pictures & { id: string; title: string; body: string };

/** Begins a thread. Refuses who may not write there as not found, and one that says nothing at its field. */
export async function write(viewer: Viewer, { id, ...words }: Words): Promise<Written> {
  const place = await demand(viewer, id, "write");
  refuseSilent(words);
  const { href: _, ...written } = await publish(viewer, {
    ...words,
    ...standingOf(place),
    kind: threadKind,
    placeId: id,
    reactionsOff: place.reactionsOff,
  });
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
  if (!written.waits) await tellChannel(id, viewer.groupId);
  return { ...written, alias: place.alias };
}

/** Reads an own thread back as the form that wrote it. Refuses others', and what stands elsewhere, as not found. */
export async function readThreadSource(viewer: Viewer, { id }: { id: string }) {
  await placeOfThread(viewer, id);
  const { title, body, revision, pictures, attachments, asked } = await readSource(viewer, id);
  return { id, title, body, revision, pictures, attachments, asked };
}

/** Changes an own thread where its author may still write. Refuses others' as not found, one changed meanwhile as a conflict. */
export async function rewrite(viewer: Viewer, { id, ...words }: Words & { revision: number }): Promise<Written> {
  const place = await placeOfThread(viewer, id);
  if (!place.may.write) refuse("not-found");
  refuseSilent(words);
  const { href: _, ...written } = await revise(viewer, { ...words, ...standingOf(place), id });
  return { ...written, alias: place.alias };
}

const standingOf = (place: Stood) => ({ feed: null, reach: "company" as const, audience: readersOf(place) });

function refuseSilent({ title, body }: Pick<Words, "title" | "body">): void {
  if (!title && !body) refuse("invalid", "body", { fields: { body: ["Напишите текст или заголовок"] } });
}

async function placeOfThread(viewer: Viewer, id: string): Promise<Stood> {
  const [row] = await db().select({ placeId: threads.placeId }).from(threads).where(eq(threads.publicationId, id));
  const [place] = row ? await standing(viewer, sql`${places.id} = ${row.placeId}`) : [];
  return place ?? refuse("not-found");
}

/** A place that something has happened in is met first; those who look at it see that. */
async function tellChannel(placeId: string, groupId: string): Promise<void> {
  await db().update(places).set({ activeAt: now() }).where(eq(places.id, placeId));
  await tellLive({ topic: `place:${placeId}`, groupId });
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
    if (thread) await tellChannel(thread.placeId, thread.groupId);
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
    if (thread) await tellChannel(thread.placeId, thread.groupId);
  },
};
