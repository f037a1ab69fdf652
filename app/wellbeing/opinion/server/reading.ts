import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OpenTopic, OpinionLine, OpinionView } from "#app/wellbeing/opinion/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { newCode } from "#platform/dictated-code.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { opinionFiles, opinionOwners, opinions, opinionTopics } from "./schema.ts";

export const line = {
  id: opinions.id,
  topic: opinionTopics.title,
  target: opinions.target,
  about: opinions.about,
  rating: opinions.rating,
  text: opinions.text,
  state: opinions.state,
  published: sql<boolean>`${opinions.ideaOn} is not null`,
  sentOn: opinions.sentOn,
  dueOn: opinions.dueOn,
} satisfies Record<keyof OpinionLine, unknown>;

export const whole = {
  ...line,
  wantsAnswer: opinions.wantsAnswer,
  reason: opinions.reason,
  idea: opinions.idea,
  talk: opinions.talk,
  files: sql<OpinionView["files"]>`coalesce((
    select json_agg(json_build_object(
      'kind', 'file', 'id', f.id, 'src', '/files/' || f.id, 'name', f.name, 'bytes', f.bytes) order by s.place)
    from ${opinionFiles} s join files f on f.id = s.file_id where s.opinion_id = ${opinions}.id), '[]'::json)`,
};

export const openTopic = {
  id: opinionTopics.id,
  title: opinionTopics.title,
  about: opinionTopics.about,
  termDays: opinionTopics.termDays,
  unnamed: opinionTopics.unnamed,
};

export const order = [opinions.sentOn, opinions.id];
export const newestFirst = [desc(opinions.sentOn), desc(opinions.id)] as const;

/** The topics that are open, a page of one's own opinions, and how many wait for one's answer. */
export async function readMine(viewer: Viewer, { after }: { after?: string }) {
  const topics = await readOpen(viewer);
  const rows = await db()
    .select(line)
    .from(opinions)
    .innerJoin(opinionTopics, eq(opinionTopics.id, opinions.topicId))
    .where(and(eq(opinions.authorId, viewer.accountId), beyond(order, after)))
    .orderBy(...newestFirst)
    .limit(pageSize + 1);
  const { rows: own } = await db().execute<{ queue: number | null }>(sql`
    select case when exists (select from ${opinionOwners} o where o.account_id = ${viewer.accountId}) then (
      select count(*)::int from ${opinions} join ${opinionOwners} o on o.topic_id = opinions.topic_id
      where o.account_id = ${viewer.accountId} and opinions.due_on is not null) end as queue`);
  return { topics, ...cut(rows, (row) => [row.sentOn, row.id]), queue: own[0]?.queue ?? null };
}

function readOpen({ groupId }: Viewer, where?: SQL): Promise<OpenTopic[]> {
  return db()
    .select(openTopic)
    .from(opinionTopics)
    .where(and(eq(opinionTopics.groupId, groupId), eq(opinionTopics.closed, false), where))
    .orderBy(opinionTopics.title)
    .limit(100);
}

/**
 * What stands under an id: an open topic, with a new code for who leaves no name, or one's own opinion. Refuses anything
 * else, others' opinions too, as not found.
 */
export async function readOpened(viewer: Viewer, { id }: { id: string }) {
  const [topic] = await readOpen(viewer, eq(opinionTopics.id, id));
  if (topic) return { kind: "topic" as const, topic, code: newCode() };
  return {
    kind: "opinion" as const,
    opinion: await readOne(eq(opinions.id, id), eq(opinions.authorId, viewer.accountId)),
  };
}

/** The topic that stands on «Мой ресурс», if there is one, with a new code. */
export async function readInMyResource(viewer: Viewer) {
  const [topic] = await readOpen(viewer, eq(opinionTopics.inMyResource, true));
  return { topic: topic ?? null, code: newCode() };
}

/** One opinion whole. Refuses as not found where there is none. */
export async function readOne(...where: SQL[]): Promise<OpinionView> {
  const [row] = await db()
    .select(whole)
    .from(opinions)
    .innerJoin(opinionTopics, eq(opinionTopics.id, opinions.topicId))
    .where(and(...where));
  return row ?? refuse("not-found");
}

const authors = alias(accounts, "authors");

/** Who wrote an opinion, for those who answer; null where no name was left. */
export const author = {
  table: authors,
  on: eq(authors.id, opinions.authorId),
  column: sql<{ name: string; alias: string } | null>`case when ${authors.id} is null then null else json_build_object(
    'name', ${authors.firstName} || ' ' || ${authors.lastName}, 'alias', ${authors.alias}) end`,
};
