import { and, eq } from "drizzle-orm";
import { hold, isHeldBack } from "#app/moderation/server/index.ts";
import { writeMarkdown } from "#app/rich-text/writer.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isOwn } from "./policy.ts";
import { publications } from "./schema.ts";
import { moveTo } from "./states.ts";

type Words = { title: string; body: string };

/** Whether a new publication must wait for a moderator by the rules of its company (product B5). */
export function mustWait(viewer: Viewer, { title, body }: Words): Promise<boolean> {
  const countEarlier = () => db().$count(publications, and(isOwn(viewer), eq(publications.state, "published")));
  return isHeldBack(viewer, `${title}\n${body}`, countEarlier);
}

/**
 * The same for a changed one: what waits goes on waiting, what is published waits when it says now what must. What
 * editors make has its own reviews, and what a moderator has hidden stays hidden.
 */
export async function waitAgain(viewer: Viewer, id: string, { title, body }: Words): Promise<boolean> {
  const [row] = await db()
    .select({ kind: publications.kind, state: publications.state })
    .from(publications)
    .where(eq(publications.id, id));
  if (row?.kind !== "ugc") return false;
  // Whoever is published has been looked at before.
  const known = async () => Number.POSITIVE_INFINITY;
  const isCaught = row.state === "published" && (await isHeldBack(viewer, `${title}\n${body}`, known));
  if (isCaught) await moveTo(viewer.accountId, id, { state: "pending" });
  if (!isCaught && row.state !== "pending") return false;
  await hold(viewer, id);
  return true;
}

/** An own publication that has changed beside its words waits as if they had: `more` is what is said there. Tells whether it waits. */
export async function waitWith(viewer: Viewer, id: string, more = ""): Promise<boolean> {
  const [row] = await db()
    .select({ title: publications.title, body: publications.body })
    .from(publications)
    .where(eq(publications.id, id));
  if (!row) return false;
  return waitAgain(viewer, id, { title: row.title, body: `${writeMarkdown(row.body)}\n${more}` });
}
