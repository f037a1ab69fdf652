import { and, eq, isNull, sql } from "drizzle-orm";
import type { Reactions } from "#app/engines/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { tellLive } from "#platform/events/live.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { refuse } from "#platform/refusal.ts";
import { isWithoutReactions } from "./kinds.ts";
import { metReactions } from "./met.ts";
import { isVisible, mayReact } from "./policy.ts";
import { rememberRead } from "./reading.ts";
import { comments, publications, type ReactionName, reactions } from "./schema.ts";

type Wish = { subject: "publication" | "comment"; id: string; name: ReactionName | null };

/**
 * Leaves one reaction of a person on one object: a new name replaces the old, null takes it away.
 * Refuses as not found what the reader may not see, and where editors have closed reactions or its place lets this reader leave none.
 * The object's row is locked first, so that its counters always equal the rows.
 */
export async function react(viewer: Viewer, { subject, id, name }: Wish): Promise<Reactions> {
  const { counts, ...talk } = await lockCounts(viewer, subject, id);
  const mine = and(eq(reactions.subjectId, id), eq(reactions.accountId, viewer.accountId));
  const [before] = await db().delete(reactions).where(mine).returning({ name: reactions.name });
  if (name) await db().insert(reactions).values({ subjectId: id, accountId: viewer.accountId, name });
  const after = { ...counts };
  if (before) after[before.name] = (after[before.name] ?? 1) - 1;
  if (name) after[name] = (after[name] ?? 0) + 1;
  const kept = Object.fromEntries(Object.entries(after).filter(([, count]) => count > 0));
  if (subject === "publication") await rememberRead(viewer, id);
  const table = subject === "publication" ? publications : comments;
  const [met] = await db()
    .update(table)
    .set({ reactionCounts: kept })
    .where(eq(table.id, id))
    .returning({ counts: metReactions(viewer, table) });
  await tellLive({ topic: `publication:${talk.publicationId}`, groupId: talk.groupId, reach: talk.reach });
  if (name && !before)
    await announce({ kind: "reaction.left", objectId: id, groupId: talk.groupId, actorId: viewer.accountId });
  return { counts: met?.counts ?? kept, mine: name };
}

async function lockCounts(viewer: Viewer, subject: Wish["subject"], id: string) {
  const seen = sql`exists (select 1 from ${publications} where ${publications.id} = ${comments.publicationId} and ${isVisible(viewer)}
    and not ${isWithoutReactions()} and ${mayReact(viewer)})`;
  const [row] =
    subject === "publication"
      ? await db()
          .select({
            counts: publications.reactionCounts,
            publicationId: publications.id,
            groupId: publications.groupId,
            reach: publications.reach,
          })
          .from(publications)
          .where(
            and(isVisible(viewer), eq(publications.id, id), isNull(publications.reactionsClosedAt), mayReact(viewer)),
          )
          .for("update")
      : await db()
          .select({
            counts: comments.reactionCounts,
            publicationId: comments.publicationId,
            groupId: comments.groupId,
            reach: comments.reach,
          })
          .from(comments)
          .where(
            and(
              eq(comments.id, id),
              isNull(comments.deletedAt),
              isNull(comments.hiddenAt),
              isNotBlocked(viewer, comments.authorId),
              seen,
            ),
          )
          .for("update");
  if (!row) refuse("not-found");
  return row;
}
