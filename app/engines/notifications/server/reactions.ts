import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { comments, publications, reactions } from "#app/engines/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { notifyPeople } from "./notifying.ts";

/** Tells an author of a reaction to their words, once a person and a text, however often that person changes their mind. */
export const notifyOfReaction: Listener = {
  name: "notifications.reaction",
  kinds: ["reaction.left"],
  async hear({ objectId, actorId }) {
    const isLeft = exists(
      db()
        .select({ one: sql`1` })
        .from(reactions)
        .where(and(eq(reactions.subjectId, objectId), eq(reactions.accountId, actorId))),
    );
    const told = { eventKey: `reaction/${objectId}/${actorId}`, heap: `reaction/${objectId}`, actorId };
    const [comment] = await db()
      .select({ accountId: accounts.id, groupId: accounts.groupId, publicationId: comments.publicationId })
      .from(comments)
      .innerJoin(accounts, eq(accounts.id, comments.authorId))
      .where(and(eq(comments.id, objectId), isNull(comments.deletedAt), isLeft));
    if (comment) {
      await notifyPeople([{ ...comment, ...told, kind: "reaction-comment", commentId: objectId, text: "" }]);
      return;
    }
    const [publication] = await db()
      .select({ accountId: accounts.id, groupId: accounts.groupId, publicationId: publications.id })
      .from(publications)
      .innerJoin(accounts, eq(accounts.id, publications.authorId))
      .where(and(eq(publications.id, objectId), isNull(publications.deletedAt), isLeft));
    if (publication) await notifyPeople([{ ...publication, ...told, kind: "reaction" }]);
  },
};
