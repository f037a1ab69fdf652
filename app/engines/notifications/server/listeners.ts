import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, publications } from "#app/engines/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { notifyPeople } from "./notifying.ts";

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
    for (const [accountId, kind] of told) {
      const many = kind === "reply" ? `reply/${row.parentId}` : `comment/${row.publicationId}`;
      // What calls somebody by name stands by itself, and is found among the mentions.
      const heap = Object.values(row.mentions).includes(accountId) ? undefined : many;
      await tell(accountId, kind, { actorId, commentId: objectId, publicationId: row.publicationId, heap });
    }
  },
};

type Fact = { actorId: string; commentId: string; publicationId: string; heap: string | undefined };

async function tell(accountId: string, kind: "comment" | "reply", fact: Fact) {
  const [person] = await db().select({ groupId: accounts.groupId }).from(accounts).where(eq(accounts.id, accountId));
  if (!person) return;
  await notifyPeople([{ ...person, ...fact, accountId, eventKey: `comment/${fact.commentId}`, kind }]);
}
