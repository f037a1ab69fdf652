import { and, eq, notInArray, sql } from "drizzle-orm";
import { comments, isPersonal, publications } from "#app/engines/content/server/index.ts";
import type { RuleDeed } from "#app/loyalty/balance/contract.ts";
import { db } from "#platform/db/index.ts";
import type { PortalEvent } from "#platform/events/index.ts";

/** That a person has done something that is counted: `key` tells it from the same deed done again. */
export type Done = { deed: RuleDeed; person: string; key: string };

/** The events that tell of what is counted. */
export const deedEvents = [
  "publication.published",
  "comment.written",
  "reaction.left",
  "thanks.counted",
  "questionnaire.answered",
  "event.attended",
  "course.passed",
];

/** Who has done what, as an event tells; nobody is counted for what they do towards themselves. */
export async function doneBy({ kind, objectId, actorId, data }: PortalEvent): Promise<Done[]> {
  if (kind === "questionnaire.answered") return [{ deed: "survey", person: actorId, key: objectId }];
  if (kind === "event.attended") return [{ deed: "event", person: (data as { person: string }).person, key: objectId }];
  // A course counts once, however often it is passed.
  if (kind === "course.passed") return [{ deed: "course", person: actorId, key: objectId }];
  if (kind === "comment.written") return [{ deed: "comment", person: actorId, key: objectId }];
  if (kind === "thanks.counted") {
    const { people } = data as { people: string[] };
    const thanked = people.map((person): Done => ({ deed: "thanked", person, key: objectId }));
    return [{ deed: "thanks", person: actorId, key: objectId }, ...thanked];
  }
  const author = kind === "publication.published" ? await authorOf(objectId) : await authorOfEither(objectId);
  if (!author) return [];
  if (kind === "publication.published") return [{ deed: "publication", person: author, key: objectId }];
  return author === actorId ? [] : [{ deed: "reaction", person: author, key: `${objectId}:${actorId}` }];
}

/** The author of somebody's own publication; what the newsroom signs is nobody's, and thanks are counted by themselves. */
async function authorOf(id: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ author: publications.authorId })
    .from(publications)
    .where(
      and(
        eq(publications.id, id),
        isPersonal(),
        notInArray(publications.kind, ["thanks", "product-review"]),
        sql`not ${publications.editorial}`,
      ),
    );
  return row?.author;
}

async function authorOfEither(id: string): Promise<string | undefined> {
  const [comment] = await db().select({ author: comments.authorId }).from(comments).where(eq(comments.id, id));
  return comment?.author ?? (await authorOf(id));
}
