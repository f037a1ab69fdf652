import { Readable } from "node:stream";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { OwnExport } from "#app/access/own-data/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, isId, newId } from "#platform/db/index.ts";
import { disk } from "#platform/files/disk.ts";
import { sendJob } from "#platform/jobs/index.ts";
import { refuse } from "#platform/refusal.ts";
import { makeOwnExport } from "./making.ts";
import { ownExports } from "./schema.ts";
import { ownParts } from "./sources.ts";

const day = 86_400_000;

/** What has become of the person's latest export, from when they may ask for another, what goes into it, and of what there is any. */
export async function readState(viewer: Viewer) {
  const { last, nextAt } = await readLast(viewer);
  const parts = ownParts.get();
  const me = sql`(select ${viewer.accountId}::uuid)`;
  const anyOf = parts.map(({ rows }, at) => sql`select ${at}::int as at where exists (select from (${rows(me)}) own)`);
  const { rows } = await db().execute<{ at: number }>(sql.join(anyOf, sql` union all `));
  const present = new Set(rows.map(({ at }) => at));
  return { last, nextAt, parts: parts.map(({ title }, at) => ({ title, any: present.has(at) })) };
}

/**
 * Has an archive of the person's data made. Asked while one is being made it is that one; refuses a second one within a
 * day, unless the first came to nothing.
 */
export async function askForExport(viewer: Viewer): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  const { last, nextAt } = await readLast(viewer);
  if (last?.state === "making") return { id: last.id };
  if (nextAt) refuse("too-many", "export", { retryAfter: Math.ceil((Date.parse(nextAt) - now().getTime()) / 1000) });
  const id = newId();
  const [made] = await db()
    .insert(ownExports)
    .values({ id, groupId, accountId, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: ownExports.id });
  // Pressed twice at once: the other press was first.
  if (!made) return { id: (await readLast(viewer)).last?.id ?? id };
  await recordAudit({ deed: "export.asked", result: "ok", accountId, groupId, objectId: id });
  await sendJob(makeOwnExport.name, { id });
  return { id };
}

/** Opens the viewer's own archive while its days last. Refuses everything else, another person's above all, as not found. */
export async function openExport({ accountId, groupId, shownBy }: Viewer, id: string) {
  if (!isId(id) || shownBy) refuse("not-found");
  const isTheirs = and(eq(ownExports.id, id), eq(ownExports.accountId, accountId), gt(ownExports.until, now()));
  const [row] = await db().select().from(ownExports).where(isTheirs);
  const store = await disk();
  if (!row?.key || !row.bytes || !(await store.exists(row.key))) refuse("not-found");
  await recordAudit({ deed: "export.taken", result: "ok", accountId, groupId, objectId: id });
  const body = Readable.toWeb(await store.getStream(row.key)) as ReadableStream<Uint8Array>;
  return { body, bytes: row.bytes, name: `Мои данные ${row.createdAt.toISOString().slice(0, 10)}.zip` };
}

async function readLast({ accountId }: Viewer): Promise<{ last: OwnExport | null; nextAt: string | null }> {
  const [row] = await db()
    .select()
    .from(ownExports)
    .where(eq(ownExports.accountId, accountId))
    .orderBy(desc(ownExports.createdAt), desc(ownExports.id))
    .limit(1);
  if (!row) return { last: null, nextAt: null };
  const { id, createdAt } = row;
  const state = stateOf(row);
  const isReady = state === "ready";
  const next = new Date(createdAt.getTime() + day);
  return {
    last: {
      id,
      state,
      askedAt: createdAt.toISOString(),
      bytes: isReady ? row.bytes : null,
      until: isReady ? row.until!.toISOString() : null,
      href: isReady ? `/exports/${id}` : null,
    },
    nextAt: (isReady || state === "over") && next > now() ? next.toISOString() : null,
  };
}

function stateOf({ failedAt, readyAt, until }: typeof ownExports.$inferSelect): OwnExport["state"] {
  if (failedAt) return "failed";
  if (!readyAt || !until) return "making";
  return until > now() ? "ready" : "over";
}
