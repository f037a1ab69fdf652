import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { alignFiles } from "./file-readers.ts";
import { comments, publicationStates, publications } from "./schema.ts";
import { moveTo } from "./states.ts";
import { tellTalk } from "./telling.ts";
import { align } from "./words.ts";

/** A thing that a moderator takes from its readers or gives back to them. */
type Published = { kind: "publication" | "comment"; id: string };

/** Hides it from everyone but its author; nobody (`null`) is the portal itself. What is hidden already stays so. */
export async function hideObject(actorId: string | null, { kind, id }: Published, note?: string): Promise<void> {
  if (kind === "comment") {
    const standing = and(isNull(comments.hiddenAt), isNull(comments.deletedAt));
    return changeComment(id, standing, { hiddenAt: now(), hiddenBy: actorId }, -1);
  }
  if ((await stateOf(id)) === "published") await moveTo(actorId, id, { state: "hidden", note });
}

/** Takes it from its readers until its author has changed it and a moderator has read it again; hidden or not. */
export async function sendBackObject(actorId: string, { kind, id }: Published, note: string): Promise<void> {
  if (kind === "comment") return hideObject(actorId, { kind, id });
  const state = await stateOf(id);
  if (state === "published" || state === "hidden") await moveTo(actorId, id, { state: "pending", note });
}

/** Gives back what was hidden, and lets out what has waited for a moderator; the rest stays as it is. */
export async function showObject(actorId: string, { kind, id }: Published): Promise<void> {
  if (kind === "comment") {
    return showComment(id);
  }
  const state = await stateOf(id);
  if (state === "hidden") await moveTo(actorId, id, { state: "published" });
  if (state !== "pending") return;
  // What readers have met before keeps its place: nobody gets to the top by being corrected.
  const publishedAt = (await wasOut(id)) ? undefined : now();
  await moveTo(actorId, id, { state: "published", ...(publishedAt && { publishedAt }) });
}

/** Keeps a comment back: only its author meets it until a moderator has read it. */
export function holdComment(id: string): Promise<void> {
  const standing = and(isNull(comments.hiddenAt), isNull(comments.deletedAt));
  return changeComment(id, standing, { hiddenAt: now(), hiddenBy: null, pending: "waits" }, -1);
}

/** Gives a comment that waits back to its author; what waits of publications goes on waiting. */
export async function returnObject({ kind, id }: Published): Promise<void> {
  if (kind === "comment") await changeComment(id, isNotNull(comments.pending), { pending: "returned" }, 0);
}

/** Puts it away; for thirty days it can come back. */
export async function removeObject(actorId: string, { kind, id }: Published): Promise<void> {
  const gone = { deletedAt: now(), deletedBy: actorId };
  if (kind === "comment") {
    await changeComment(id, and(isNull(comments.hiddenAt), isNull(comments.deletedAt)), gone, -1);
    return changeComment(id, isNull(comments.deletedAt), gone, 0);
  }
  await db()
    .update(publications)
    .set(gone)
    .where(and(eq(publications.id, id), isNull(publications.deletedAt)));
  await align(id);
}

/** Whose decision it was to put a thing away: the same side alone brings it back. */
type PutAwayBy = "author" | "moderator";

/**
 * Brings back what one side has put away, the other's stays. After a moderator's it is seen by all again; after the
 * author's it stands where it stood, hidden if it was.
 */
export async function bringBackObject(actorId: string, { kind, id }: Published, by: PutAwayBy): Promise<void> {
  const back = { deletedAt: null, deletedBy: null };
  if (kind === "comment") {
    const away = and(isNotNull(comments.deletedAt), byOneSide(comments, by));
    if (by === "moderator") return changeComment(id, away, { ...back, ...shown }, 1);
    await changeComment(id, and(away, isNull(comments.hiddenAt)), back, 1);
    return changeComment(id, away, back, 0);
  }
  const rows = await db()
    .update(publications)
    .set(back)
    .where(and(eq(publications.id, id), isNotNull(publications.deletedAt), byOneSide(publications, by)))
    .returning({ id: publications.id });
  if (!rows.length) return;
  await align(id);
  if (by === "moderator") await showObject(actorId, { kind, id });
}

const byOneSide = ({ deletedBy, authorId }: typeof publications | typeof comments, by: PutAwayBy) =>
  by === "author" ? eq(deletedBy, authorId) : sql`${deletedBy} is distinct from ${authorId}`;

const shown = { hiddenAt: null, hiddenBy: null, pending: null };

/** Whoever would have heard of a comment when it was written hears of it when it comes out. */
async function showComment(id: string): Promise<void> {
  const hidden = and(isNotNull(comments.hiddenAt), isNull(comments.deletedAt));
  const [row] = await db()
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), hidden))
    .for("update");
  await changeComment(id, hidden, shown, 1);
  if (!row?.pending) return;
  const { groupId, authorId: actorId, mentions } = row;
  await announce({ kind: "comment.written", objectId: id, groupId, actorId });
  if (Object.keys(mentions).length) await announce({ kind: "people.mentioned", objectId: id, groupId, actorId });
}

/** The number under a publication counts the comments that can be read. */
async function changeComment(
  id: string,
  where: SQL | undefined,
  change: Partial<typeof comments.$inferInsert>,
  more: -1 | 0 | 1,
): Promise<void> {
  const [row] = await db()
    .update(comments)
    .set(change)
    .where(and(eq(comments.id, id), where))
    .returning({ publicationId: comments.publicationId, groupId: comments.groupId, reach: comments.reach });
  if (!row) return;
  await alignFiles(row.publicationId);
  await tellTalk(row.publicationId, row);
  if (more === 0) return;
  await db()
    .update(publications)
    .set({
      commentCount: sql`greatest(${publications.commentCount} + ${more}::int, 0)`,
      pinnedCommentId: sql`nullif(${publications.pinnedCommentId}, ${id})`,
    })
    .where(eq(publications.id, row.publicationId));
}

async function wasOut(id: string): Promise<boolean> {
  const { publicationId, state } = publicationStates;
  return (await db().$count(publicationStates, and(eq(publicationId, id), eq(state, "published")))) > 0;
}

async function stateOf(id: string) {
  const [row] = await db()
    .select({ state: publications.state })
    .from(publications)
    .where(and(eq(publications.id, id), isNull(publications.deletedAt)))
    .for("update");
  return row?.state;
}
