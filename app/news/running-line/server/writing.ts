import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { lineDraft } from "#app/news/running-line/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { moved, writePlaces } from "#platform/db/places.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk, isWaiting } from "./policy.ts";
import { runningLines } from "./schema.ts";

type Draft = z.output<typeof lineDraft>;

const longest = 30 * 24 * 3_600_000;

/** Announces; the new one stands first among its like. Its end is a must, at most thirty days on. */
export async function create(viewer: Viewer, draft: Draft) {
  const { groupId, accountId } = viewer;
  const id = newId();
  const place = sql`(select coalesce(min(l.place), 1) - 1 from running_lines l where l.group_id = ${groupId}::uuid)`;
  await db()
    .insert(runningLines)
    .values({ id, groupId, authorId: accountId, place: place as unknown as number, ...written(draft) });
  return { id };
}

/** Changes an announcement, and shows one that was over anew. Refuses as a conflict when it was changed meanwhile. */
export async function change(viewer: Viewer, { id, revision, ...draft }: Draft & { id: string; revision: number }) {
  const rows = await db()
    .update(runningLines)
    .set({ ...written(draft), endedAt: null, endedBy: null, revision: revision + 1 })
    .where(and(eq(runningLines.id, id), isOnDesk(viewer), eq(runningLines.revision, revision)))
    .returning({ id: runningLines.id });
  if (!rows.length) {
    await lockOnDesk(viewer, id);
    refuse("conflict", "revision");
  }
  return { id };
}

/** Takes an announcement away before its time; once is enough. */
export async function end(viewer: Viewer, id: string) {
  await lockOnDesk(viewer, id);
  await db()
    .update(runningLines)
    .set({ endedAt: now(), endedBy: viewer.accountId })
    .where(and(eq(runningLines.id, id), isWaiting()));
  return { id };
}

/** Moves an announcement one step along the row. */
export async function move(viewer: Viewer, { id, by }: { id: string; by: -1 | 1 }) {
  await lockOnDesk(viewer, id);
  const row = await db()
    .select({ id: runningLines.id })
    .from(runningLines)
    .where(and(isOnDesk(viewer), isWaiting()))
    .orderBy(asc(runningLines.place), asc(runningLines.id));
  const ids = row.map((one) => one.id);
  await writePlaces(runningLines, moved(ids, id, by));
  return { id };
}

function written({ text, link, level, feed, reach, audience, from, to, dismissible }: Draft) {
  const [beginsAt, endsAt] = [new Date(from), new Date(to)];
  const no = (message: string) => refuse("invalid", "dates", { fields: { to: [message] } });
  if (endsAt <= beginsAt) no("Конец раньше начала");
  if (endsAt <= now()) no("Это время уже прошло");
  if (endsAt.getTime() - beginsAt.getTime() > longest) no("Не дольше 30 дней");
  return { text, link: link ?? null, level, feed, reach, audience, beginsAt, endsAt, dismissible };
}

async function lockOnDesk(viewer: Viewer, id: string): Promise<void> {
  const rows = await db()
    .select({ id: runningLines.id })
    .from(runningLines)
    .where(and(eq(runningLines.id, id), isOnDesk(viewer)))
    .for("update");
  if (!rows.length) refuse("not-found");
}
