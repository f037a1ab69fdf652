import { and, eq, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, publications } from "#app/engines/content/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { notifyPeople } from "./notifying.ts";
import { notices } from "./schema.ts";

const parents = alias(comments, "parents");

/** Tells of a new comment, or of one that a moderator has let out, the one who was answered and the author, each once, and nobody of their own words. */
export const notifyOfComment: Listener = {
  name: "notifications.comment",
  kinds: ["comment.written"],
  async hear({ objectId, actorId }) {
    const [row] = await db()
      .select({
        publicationId: publications.id,
        authorId: publications.authorId,
        answeredId: parents.authorId,
        parentId: parents.id,
        mentions: comments.mentions,
      })
      .from(comments)
      .innerJoin(publications, eq(publications.id, comments.publicationId))
      .leftJoin(parents, eq(parents.id, comments.parentId))
      .where(and(eq(comments.id, objectId), isNull(comments.hiddenAt)));
    if (!row) return;
    const told = new Map<string, "comment" | "reply">([[row.authorId, "comment"]]);
    if (row.answeredId) told.set(row.answeredId, "reply");
    told.delete(actorId);
    await readAnswered(actorId, row);
    for (const [accountId, kind] of told) {
      const many = kind === "reply" ? `reply/${row.parentId}` : `comment/${row.publicationId}`;
      // What calls somebody by name stands by itself, and is found among the mentions.
      const heap = Object.values(row.mentions).includes(accountId) ? undefined : many;
      await tell(accountId, kind, { actorId, commentId: objectId, publicationId: row.publicationId, heap });
    }
  },
};

/** Whoever answers has read what they answer: what it told them is not new any more. */
async function readAnswered(
  accountId: string,
  { publicationId, parentId }: { publicationId: string; parentId: string | null },
): Promise<void> {
  const isAnswered = or(isNull(notices.commentId), parentId ? eq(notices.commentId, parentId) : undefined);
  const isTold = and(
    eq(notices.accountId, accountId),
    eq(notices.publicationId, publicationId),
    isNull(notices.readAt),
  );
  await db().update(notices).set({ readAt: now() }).where(and(isTold, isAnswered));
}

type Fact = { actorId: string; commentId: string; publicationId: string; heap: string | undefined };

async function tell(accountId: string, kind: "comment" | "reply", fact: Fact) {
  const [person] = await db().select({ groupId: accounts.groupId }).from(accounts).where(eq(accounts.id, accountId));
  if (!person) return;
  await notifyPeople([{ ...person, ...fact, accountId, eventKey: `comment/${fact.commentId}`, kind }]);
}
