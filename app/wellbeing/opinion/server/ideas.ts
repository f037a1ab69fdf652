import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";
import { opinions, opinionTopics, opinionVotes } from "./schema.ts";

type Wish = { sort: "votes" | "new"; find: string; after?: string };

const votes = sql<number>`(select count(*)::int from ${opinionVotes} v where v.opinion_id = ${opinions.id})`;

/** A page of the company's public ideas, without their authors: the most wanted first, or the newest; those in which words are found. */
export async function readIdeas(viewer: Viewer, { sort, find, after }: Wish) {
  const keys = sort === "votes" ? [votes, opinions.id] : [opinions.ideaOn, opinions.id];
  const rows = await db()
    .select({
      id: opinions.id,
      title: opinions.idea,
      text: opinions.text,
      topic: opinionTopics.title,
      day: sql<string>`${opinions.ideaOn}::text`,
      votes,
      voted: sql<boolean>`exists (select from ${opinionVotes} v
        where v.opinion_id = ${opinions.id} and v.account_id = ${viewer.accountId})`,
    })
    .from(opinions)
    .innerJoin(opinionTopics, eq(opinionTopics.id, opinions.topicId))
    .where(and(isIdeaOf(viewer), ...find.split(/\s+/).filter(Boolean).map(hasWord), beyond(keys, after)))
    .orderBy(...keys.map((key) => sql`${key} desc`))
    .limit(pageSize + 1);
  return cut(rows, (row) => [sort === "votes" ? row.votes : row.day, row.id]);
}

const plain = (column: SQLWrapper) => sql`replace(lower(${column}), 'ё', 'е')`;

/** A condition: this word, however it is written, stands in the idea's name, its text or its topic. */
function hasWord(word: string): SQL {
  const meant = word.toLowerCase().replaceAll("ё", "е");
  const within = [opinions.idea, opinions.text, opinionTopics.title].map(
    (column) => sql`position(${meant} in ${plain(column)}) > 0`,
  );
  return sql`(${sql.join(within, sql` or `)})`;
}

const isIdeaOf = ({ groupId }: Viewer) => and(eq(opinions.groupId, groupId), isNotNull(opinions.ideaOn));

/** Is for a public idea, or is not any more; twice is once. Refuses what is none of the company's as not found. */
export async function vote(viewer: Viewer, { id, on }: { id: string; on: boolean }): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const [idea] = await db()
    .select({ id: opinions.id })
    .from(opinions)
    .where(and(eq(opinions.id, id), isIdeaOf(viewer)));
  if (!idea) refuse("not-found");
  if (on) await db().insert(opinionVotes).values({ opinionId: id, accountId, groupId }).onConflictDoNothing();
  else
    await db()
      .delete(opinionVotes)
      .where(and(eq(opinionVotes.opinionId, id), eq(opinionVotes.accountId, accountId)));
  return { id };
}
