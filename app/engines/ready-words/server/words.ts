import { and, asc, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { ReadyWords, readyWordsFields } from "#app/engines/ready-words/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { readyWords } from "./schema.ts";

type Words = z.output<typeof readyWordsFields>;

/** More than a moderator reads through in a list. */
const most = 50;

/** The ready words of the viewer's company, by their titles. */
export async function readAll(viewer: Viewer): Promise<{ items: ReadyWords[] }> {
  const items = await selectWords(isOurs(viewer)).orderBy(asc(readyWords.title), asc(readyWords.id)).limit(most);
  return { items };
}

/** One of them. Refuses another company's as not found. */
export async function readOne(viewer: Viewer, id: string): Promise<ReadyWords> {
  const [row] = await selectWords(and(isOurs(viewer), eq(readyWords.id, id)));
  return row ?? refuse("not-found");
}

/** What a moderator has chosen for an author; nothing when it is not there any more. */
export async function textOf(viewer: Viewer, id: string): Promise<string | undefined> {
  const [row] = await selectWords(and(isOurs(viewer), eq(readyWords.id, id)));
  return row?.text;
}

/** Adds words to the list. Refuses the fifty-first beside the title. */
export async function add(viewer: Viewer, words: Words): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  if ((await db().$count(readyWords, isOurs(viewer))) >= most)
    refuse("invalid", "many", { fields: { title: [`Больше ${most} не поместится: удалите лишнее`] } });
  const at = now();
  const [row] = await db()
    .insert(readyWords)
    .values({ groupId, ...words, changedBy: accountId, changedAt: at, createdAt: at })
    .returning({ id: readyWords.id });
  return noted(viewer, "ready-words.added", row!);
}

/** Changes them; what authors have been told stays as it was said. Refuses another company's as not found. */
export async function change(viewer: Viewer, { id, ...words }: Words & { id: string }): Promise<{ id: string }> {
  const rows = await db()
    .update(readyWords)
    .set({ ...words, changedBy: viewer.accountId, changedAt: now() })
    .where(and(isOurs(viewer), eq(readyWords.id, id)))
    .returning({ id: readyWords.id });
  return noted(viewer, "ready-words.changed", rows[0] ?? refuse("not-found"));
}

/** Takes them off the list. Refuses another company's as not found. */
export async function drop(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db()
    .delete(readyWords)
    .where(and(isOurs(viewer), eq(readyWords.id, id)))
    .returning({ id: readyWords.id });
  return noted(viewer, "ready-words.dropped", rows[0] ?? refuse("not-found"));
}

async function noted(viewer: Viewer, deed: Deed, { id }: { id: string }): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: id });
  return { id };
}

function selectWords(where: SQL | undefined) {
  return db()
    .select({ id: readyWords.id, title: readyWords.title, text: readyWords.text })
    .from(readyWords)
    .where(where)
    .$dynamic();
}

function isOurs({ groupId }: Viewer): SQL {
  return eq(readyWords.groupId, groupId);
}
