import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AskedOpinion, moves, queueTabs, Talk } from "#app/wellbeing/opinion/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { today } from "./days.ts";
import { takeTurn } from "./mixing.ts";
import { author, line, newestFirst, order, whole } from "./reading.ts";
import { opinionOwners, opinions, opinionTopics } from "./schema.ts";

type Tab = (typeof queueTabs)[number];
type Wish = { tab: Tab; topic?: string; after?: string };

/** The condition «stands in a topic that the viewer answers for»: nobody else reads an opinion, administrators neither. */
const isAsked = ({ accountId }: Viewer): SQL => sql`exists (select from ${opinionOwners} o
  where o.topic_id = ${opinions.topicId} and o.account_id = ${accountId})`;

const isLate = () => lt(opinions.dueOn, today());

const tabs: Record<Tab, () => SQL | undefined> = {
  waiting: () => isNotNull(opinions.dueOn),
  overdue: isLate,
  done: () => isNull(opinions.dueOn),
};

/** A page of the opinions that wait for the viewer, the earliest term first; of those that are done, the newest first. */
export async function readQueue(viewer: Viewer, { tab, topic, after }: Wish) {
  const isDone = tab === "done";
  const [keys, way] = isDone ? [order, "desc" as const] : [[opinions.dueOn, opinions.id], "asc" as const];
  const rows = await db()
    .select({ ...line, author: author.column, overdue: lateColumn() })
    .from(opinions)
    .innerJoin(opinionTopics, eq(opinionTopics.id, opinions.topicId))
    .leftJoin(author.table, author.on)
    .where(and(isAsked(viewer), topic ? eq(opinions.topicId, topic) : undefined, tabs[tab](), beyond(keys, after, way)))
    .orderBy(...(isDone ? newestFirst : [asc(opinions.dueOn), asc(opinions.id)]))
    .limit(pageSize + 1);
  const { rows: topics } = await db().execute<{ id: string; title: string; waiting: number; overdue: number }>(sql`
    select t.id, t.title, count(*) filter (where opinions.due_on is not null)::int as waiting,
      count(*) filter (where opinions.due_on < ${today()}::date)::int as overdue
    from ${opinionTopics} t join ${opinionOwners} o on o.topic_id = t.id and o.account_id = ${viewer.accountId}
    left join ${opinions} on opinions.topic_id = t.id group by t.id, t.title order by t.title`);
  const sum = (key: "waiting" | "overdue") => topics.reduce((all, one) => all + one[key], 0);
  return {
    ...cut(rows, (row) => (isDone ? [row.sentOn, row.id] : [row.dueOn, row.id])),
    topics: topics.map(({ id, title }) => ({ id, title })),
    counts: { waiting: sum("waiting"), overdue: sum("overdue") },
  };
}

const lateColumn = () => sql<boolean>`coalesce(${opinions.dueOn} < ${today()}::date, false)`;

/** An opinion for who answers it. Refuses others' as not found. */
export async function readAsked(viewer: Viewer, { id }: { id: string }): Promise<AskedOpinion> {
  const [row] = await db()
    .select({ ...whole, author: author.column, overdue: lateColumn() })
    .from(opinions)
    .innerJoin(opinionTopics, eq(opinionTopics.id, opinions.topicId))
    .leftJoin(author.table, author.on)
    .where(and(isAsked(viewer), eq(opinions.id, id)));
  return row ?? refuse("not-found");
}

const mostInTable = 5000;

/** Everything that came to the viewer's topics, newest first, as a table. */
export async function readTable(viewer: Viewer) {
  const items = await db()
    .select({
      ...line,
      author: author.column,
      overdue: lateColumn(),
      reason: opinions.reason,
      answers: sql<number>`(select count(*)::int from jsonb_array_elements(${opinions.talk}) t where (t ->> 'ofOwner')::boolean)`,
    })
    .from(opinions)
    .innerJoin(opinionTopics, eq(opinionTopics.id, opinions.topicId))
    .leftJoin(author.table, author.on)
    .where(isAsked(viewer))
    .orderBy(...newestFirst)
    .limit(mostInTable);
  return { items };
}

type Move = { id: string; to: (typeof moves)[number]; reason: string };

/** Says how far an opinion has come. Refuses to decline without a reason, and what is not the viewer's to answer as not found. */
export async function move(viewer: Viewer, { id, to, reason }: Move): Promise<{ id: string }> {
  const isEnd = to === "declined";
  if (isEnd && !reason)
    refuse("invalid", "reason", { fields: { reason: ["Напишите, почему: автор увидит эти слова"] } });
  await change(viewer, id, { state: to, reason: isEnd ? reason : "", ...(isEnd && { dueOn: null }) });
  return { id };
}

/** Answers an opinion; an author with a name is told by the bell, one without reads it by the code. */
export async function answer(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  const said: Talk = [{ ofOwner: true, text, day: today() }];
  const talk = sql`${opinions.talk} || ${JSON.stringify(said)}::jsonb`;
  await change(viewer, id, { talk, state: "answered", reason: "", dueOn: null });
  return { id };
}

/** Makes an idea known to all under a title, without its author, or takes it back. Refuses what is no idea. */
export async function publish(viewer: Viewer, { id, title }: { id: string; title: string }): Promise<{ id: string }> {
  await takeTurn();
  const [row] = await db()
    .update(opinions)
    .set({ idea: title, ideaOn: title ? today() : null })
    .where(and(isAsked(viewer), eq(opinions.id, id), title ? eq(opinions.target, "idea") : undefined))
    .returning({ id: opinions.id });
  return row ?? refuse("not-found");
}

type Change = { [Key in keyof typeof opinions.$inferInsert]?: (typeof opinions.$inferInsert)[Key] | SQL };

async function change(viewer: Viewer, id: string, set: Change): Promise<void> {
  await takeTurn();
  const [row] = await db()
    .update(opinions)
    .set(set)
    .where(and(isAsked(viewer), eq(opinions.id, id)))
    .returning({ authorId: opinions.authorId });
  if (!row) refuse("not-found");
  if (row.authorId && (set.state === "answered" || set.state === "declined"))
    await announce({ kind: "opinion.answered", objectId: id, groupId: viewer.groupId, actorId: viewer.accountId });
}
