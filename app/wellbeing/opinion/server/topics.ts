import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { DeskTopic, topicDraft } from "#app/wellbeing/opinion/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { toldPeople } from "#platform/people/named.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { today } from "./days.ts";
import { opinionOwners, opinionTopics } from "./schema.ts";

type Draft = z.output<typeof topicDraft>;

/** All topics of the administrator's company with those who answer, and how much waits; not a word of the opinions themselves. */
export async function readTopics({ groupId }: Viewer): Promise<{ items: DeskTopic[] }> {
  const { rows } = await db().execute<DeskTopic>(sql`
    select t.id, t.title, t.about, t.term_days as "termDays", t.unnamed, t.in_my_resource as "inMyResource", t.closed,
      ${toldPeople(sql`a`, sql`from ${opinionOwners} o join ${accounts} a on a.id = o.account_id where o.topic_id = t.id`)} as owners,
      count(p.id) filter (where p.due_on is not null)::int as waiting,
      count(p.id) filter (where p.due_on < ${today()}::date)::int as overdue, count(p.id)::int as all
    from ${opinionTopics} t left join opinions p on p.topic_id = t.id
    where t.group_id = ${groupId} group by t.id order by t.closed, t.title limit 200`);
  return { items: rows };
}

/** One of them. Refuses another company's as not found. */
export async function readTopic(viewer: Viewer, { id }: { id: string }): Promise<DeskTopic> {
  const { items } = await readTopics(viewer);
  return items.find((one) => one.id === id) ?? refuse("not-found");
}

/** Begins a topic. Refuses at the field owners who cannot answer. */
export async function makeTopic(viewer: Viewer, { owners, ...topic }: Draft): Promise<{ id: string }> {
  const id = newId();
  await db()
    .insert(opinionTopics)
    .values({ id, groupId: viewer.groupId, ...topic });
  await putOwners(viewer, id, owners);
  return { id };
}

/** Changes a topic; who answers from now on also reads what came before. Refuses another company's as not found. */
export async function changeTopic(viewer: Viewer, { id, owners, ...topic }: Draft & { id: string }) {
  const [row] = await db()
    .update(opinionTopics)
    .set(topic)
    .where(and(eq(opinionTopics.id, id), eq(opinionTopics.groupId, viewer.groupId)))
    .returning({ id: opinionTopics.id });
  if (!row) refuse("not-found");
  await db().delete(opinionOwners).where(eq(opinionOwners.topicId, id));
  await putOwners(viewer, id, owners);
  return row;
}

/** Who reads people's opinions is worth a line of the journal. */
async function putOwners(viewer: Viewer, topicId: string, names: string[]): Promise<void> {
  const { groupId, accountId } = viewer;
  const found = await namedPeople(viewer, names, { field: "owners" });
  await db()
    .insert(opinionOwners)
    .values(found.map(({ id }) => ({ topicId, accountId: id, groupId })));
  await openFiles(topicId);
  const detail = { owners: found.map(({ name }) => name) };
  await recordAudit({ deed: "opinion.owners", result: "ok", accountId, groupId, objectId: topicId, detail });
}

/** Files of a topic's opinions are open to their authors and to those who answer now. */
export async function openFiles(topicId: string): Promise<void> {
  await db().execute(sql`
    update files set audience = array_prepend('user:' || p.author_id,
      array(select 'user:' || o.account_id from ${opinionOwners} o where o.topic_id = p.topic_id))
    from opinion_files f join opinions p on p.id = f.opinion_id
    where f.file_id = files.id and p.topic_id = ${topicId}`);
}
