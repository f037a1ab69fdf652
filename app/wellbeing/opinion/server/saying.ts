import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { daysFrom } from "#app/web/wall-time.ts";
import type { opinionDraft, Talk, unnamedDraft } from "#app/wellbeing/opinion/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { hashOfCode } from "#platform/dictated-code.ts";
import { announce } from "#platform/events/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { refuse } from "#platform/refusal.ts";
import { today } from "./days.ts";
import { mix, takeTurn } from "./mixing.ts";
import { opinionFiles, opinionOwners, opinions, opinionTopics } from "./schema.ts";

type Draft = z.output<typeof opinionDraft>;
type UnnamedDraft = z.output<typeof unnamedDraft>;

/** Takes an opinion with its author's name and tells the owners of its topic. Refuses a closed or unknown topic as not found. */
export async function say(viewer: Viewer, { files, ...draft }: Draft): Promise<{ id: string }> {
  const { accountId: authorId, groupId } = viewer;
  const { termDays } = await demandTopic(viewer, draft.topic);
  const [row] = await db()
    .insert(opinions)
    .values({ ...rowOf(draft, termDays), groupId, authorId })
    .returning({ id: opinions.id });
  const { id } = row!;
  const readers = files.length ? await readersOf(draft.topic, authorId) : [];
  for (const [place, file] of files.entries()) {
    const stored = await storeUpload(file, {
      viewer,
      reach: "company",
      accept: "file",
      field: "files",
      audience: readers,
    });
    await db().insert(opinionFiles).values({ opinionId: id, fileId: stored.id, place });
  }
  await announce({ kind: "opinion.sent", objectId: id, groupId, actorId: authorId });
  return { id };
}

/**
 * Takes an opinion without a name: nothing that is written knows the viewer, and no event, notice, file or key is left. The
 * same code with the same words is the same opinion, so a form sent twice makes one. Refuses a topic that wants
 * names, and a code that another opinion has.
 */
export async function sayUnnamed(viewer: Viewer, { code, ...draft }: UnnamedDraft) {
  const { termDays, unnamed } = await demandTopic(viewer, draft.topic);
  if (!unnamed) refuse("invalid", "named", { fields: { unnamed: ["Об этой теме пишут от своего имени"] } });
  await takeTurn();
  const row = { ...rowOf(draft, termDays), groupId: viewer.groupId, codeHash: hashOfCode(code) };
  const [fresh] = await db().insert(opinions).values(row).onConflictDoNothing().returning({ id: opinions.id });
  if (fresh) await mix();
  else {
    const [first] = await db()
      .select({ text: opinions.text })
      .from(opinions)
      .where(and(eq(opinions.codeHash, row.codeHash), eq(opinions.groupId, viewer.groupId)));
    if (first?.text !== draft.text)
      refuse("invalid", "code", {
        fields: { text: ["С этой страницы мнение уже ушло. Отправьте ещё раз: код теперь другой"] },
      });
  }
  return { code: code.toUpperCase(), dueOn: row.dueOn };
}

function rowOf({ topic, rating, ...words }: Omit<Draft, "files">, termDays: number) {
  const sentOn = today();
  return {
    ...words,
    topicId: topic,
    rating: Number(rating),
    state: "sent" as const,
    sentOn,
    dueOn: daysFrom(sentOn, termDays),
  };
}

async function demandTopic({ groupId }: Viewer, id: string) {
  const [topic] = await db()
    .select({ termDays: opinionTopics.termDays, unnamed: opinionTopics.unnamed })
    .from(opinionTopics)
    .where(and(eq(opinionTopics.id, id), eq(opinionTopics.groupId, groupId), eq(opinionTopics.closed, false)));
  return topic ?? refuse("not-found");
}

/** Who may open a file of an opinion: its author and the owners of its topic. */
async function readersOf(topicId: string, authorId: string): Promise<string[]> {
  const owners = await db()
    .select({ id: opinionOwners.accountId })
    .from(opinionOwners)
    .where(eq(opinionOwners.topicId, topicId));
  return [authorId, ...owners.map(({ id }) => id)].map((id) => `user:${id}`);
}

/** Adds the author's own words; what was answered or declined waits again. Refuses another's opinion as not found. */
export async function reply(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  const [row] = await db()
    .update(opinions)
    .set(withWords(text))
    .where(and(eq(opinions.id, id), eq(opinions.authorId, viewer.accountId)))
    .returning({ id: opinions.id });
  if (!row) refuse("not-found");
  await announce({ kind: "opinion.sent", objectId: id, groupId: viewer.groupId, actorId: viewer.accountId });
  return row;
}

/** What an opinion becomes by more words of its author. */
export function withWords(text: string) {
  const said: Talk = [{ ofOwner: false, text, day: today() }];
  return {
    talk: sql`${opinions.talk} || ${JSON.stringify(said)}::jsonb`,
    state: sql`case when ${opinions.state} in ('answered', 'declined') then 'inWork' else ${opinions.state} end`,
    dueOn: sql`coalesce(${opinions.dueOn}, (
      select ${today()}::date + t.term_days from ${opinionTopics} t where t.id = ${opinions.topicId}))`,
  };
}
