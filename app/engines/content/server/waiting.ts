import { and, eq } from "drizzle-orm";
import { type Checked, check, settle } from "#app/engines/moderation/server/index.ts";
import { writeMarkdown } from "#app/rich-text/writer.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { alignFiles, alignFilesOf } from "./file-readers.ts";
import { holdComment } from "./hiding.ts";
import { kindOf } from "./kinds.ts";
import { isOwn } from "./policy.ts";
import { publications } from "./schema.ts";
import { moveTo } from "./states.ts";

type Words = { title: string; body: string };
type Standing = Words & { placeId: string | null };

/** What the rules of the author's company, and of the place where it stands, say of a new publication. */
export function checkPublication(viewer: Viewer, said: Standing): Promise<Checked> {
  return checkWords(viewer, said, () =>
    db().$count(publications, and(isOwn(viewer), eq(publications.state, "published"))),
  );
}

/** Keeps what they said of it. */
export async function settlePublication(
  viewer: Viewer,
  { id, placeId }: { id: string; placeId: string | null },
  checked: Checked,
): Promise<void> {
  await settle(viewer, { target: "post", id, groupId: viewer.groupId, placeId }, checked);
  if (checked.caught.length) await alignFiles(id);
}

/**
 * The same for a changed one: what waits goes on waiting, what is published waits when it says now what must. What
 * editors make has its own reviews, and what a moderator has hidden stays hidden.
 */
export async function waitAgain(viewer: Viewer, id: string, words: Words): Promise<boolean> {
  const [row] = await db()
    .select({ kind: publications.kind, state: publications.state, placeId: publications.placeId })
    .from(publications)
    .where(eq(publications.id, id));
  if (!row || !kindOf(row.kind).isPersonal || (row.state !== "published" && row.state !== "pending")) return false;
  // Whoever is published has been looked at before.
  const said = { ...words, placeId: row.placeId };
  const checked = await checkWords(viewer, said, async () => Number.POSITIVE_INFINITY);
  if (checked.waits && row.state === "published") await moveTo(viewer.accountId, id, { state: "pending" });
  const waits = checked.waits || row.state === "pending";
  await settlePublication(viewer, { id, placeId: row.placeId }, { ...checked, waits });
  return waits;
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

/** Keeps a comment from everybody but its author where the rules of its company say so; tells whether it waits. */
export async function waitWithComment(
  viewer: Viewer,
  {
    words,
    waited = false,
    ...about
  }: { id: string; groupId: string; placeId: string | null; words: string; waited?: boolean },
): Promise<boolean> {
  const { id, groupId } = about;
  const checked = await check(viewer, { groupId, place: "comments", words });
  const waits = checked.waits || waited;
  if (waits && !waited) await holdComment(id);
  await settle(viewer, { target: "comment", ...about }, { ...checked, waits });
  if (checked.caught.length) await alignFilesOf("comment", id);
  return waits;
}

function checkWords(
  viewer: Viewer,
  { title, body, placeId }: Standing,
  countEarlier: () => Promise<number>,
): Promise<Checked> {
  const said = { groupId: viewer.groupId, place: "publications" as const, words: `${title}\n${body}`, placeId };
  return check(viewer, said, countEarlier);
}
