import { and, asc, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { CannedReplies, cannedRepliesFields } from "#app/engines/moderation/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { cannedReplies } from "./schema.ts";

type Words = z.output<typeof cannedRepliesFields>;

/** More than a moderator reads through in a list. */
const most = 50;

/** The ready words of the viewer's company, by their titles. */
export async function readAll(viewer: Viewer): Promise<{ items: CannedReplies[] }> {
  const items = await selectWords(isOurs(viewer)).orderBy(asc(cannedReplies.title), asc(cannedReplies.id)).limit(most);
  return { items };
}

/** One of them. Refuses another company's as not found. */
export async function readOne(viewer: Viewer, id: string): Promise<CannedReplies> {
  const [row] = await selectWords(and(isOurs(viewer), eq(cannedReplies.id, id)));
  return row ?? refuse("not-found");
}

/** What a moderator has chosen for an author; nothing when it is not there any more. */
export async function textOf(viewer: Viewer, id: string): Promise<string | undefined> {
  const [row] = await selectWords(and(isOurs(viewer), eq(cannedReplies.id, id)));
  return row?.text;
}

/** Adds words to the list. Refuses the fifty-first beside the title. */
export async function add(viewer: Viewer, words: Words): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  if ((await db().$count(cannedReplies, isOurs(viewer))) >= most)
    refuse("invalid", "many", { fields: { title: [`Больше ${most} не поместится: удалите лишнее`] } });
  const at = now();
  const [row] = await db()
    .insert(cannedReplies)
    .values({ groupId, ...words, changedBy: accountId, changedAt: at, createdAt: at })
    .returning({ id: cannedReplies.id });
  return noted(viewer, "canned-replies.added", row!);
}

/** Changes them; what authors have been told stays as it was said. Refuses another company's as not found. */
export async function change(viewer: Viewer, { id, ...words }: Words & { id: string }): Promise<{ id: string }> {
  const rows = await db()
    .update(cannedReplies)
    .set({ ...words, changedBy: viewer.accountId, changedAt: now() })
    .where(and(isOurs(viewer), eq(cannedReplies.id, id)))
    .returning({ id: cannedReplies.id });
  return noted(viewer, "canned-replies.changed", rows[0] ?? refuse("not-found"));
}

/** Takes them off the list. Refuses another company's as not found. */
export async function drop(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db()
    .delete(cannedReplies)
    .where(and(isOurs(viewer), eq(cannedReplies.id, id)))
    .returning({ id: cannedReplies.id });
  return noted(viewer, "canned-replies.dropped", rows[0] ?? refuse("not-found"));
}

async function noted(viewer: Viewer, deed: Deed, { id }: { id: string }): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  await recordAudit({ deed, result: "ok", accountId, groupId, objectId: id });
  return { id };
}

function selectWords(where: SQL | undefined) {
  return db()
    .select({ id: cannedReplies.id, title: cannedReplies.title, text: cannedReplies.text })
    .from(cannedReplies)
    .where(where)
    .$dynamic();
}

function isOurs({ groupId }: Viewer): SQL {
  return eq(cannedReplies.groupId, groupId);
}
