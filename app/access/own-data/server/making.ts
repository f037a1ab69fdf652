import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { disk } from "#platform/files/disk.ts";
import type { OwnPart } from "#platform/own-data/part.ts";
import { accounts } from "#platform/people/schema.ts";
import { type Person, writeArchive } from "./archive.ts";
import { ownExports } from "./schema.ts";
import { ownParts } from "./sources.ts";

const day = 86_400_000;
/** So long an archive can be taken. */
const keptFor = 7 * day;
const triesAtMost = 5;

type Attempt = { id: string; number: number; groupId: string; person: Person };

/**
 * Makes the archive that a person has asked for and rings their bell. A killed attempt is made again from the start;
 * whoever comes back late finds that another attempt has the export, and leaves no trace.
 */
export async function makeExport(id: string, parts: OwnPart[] = ownParts.get()): Promise<void> {
  const attempt = await begin(id);
  if (!attempt) return;
  const folder = await mkdtemp(join(tmpdir(), "veche-own-data-"));
  try {
    const path = join(folder, "archive.zip");
    const bytes = await writeArchive(parts, attempt.person, path);
    const key = `${prefixOf(id)}/${attempt.number}.zip`;
    const options = { contentType: "application/zip", contentLength: bytes };
    await (await disk()).putStream(key, createReadStream(path), options);
    if (!(await finish(attempt, key, bytes))) await (await disk()).delete(key);
  } catch (error) {
    if (attempt.number >= triesAtMost) await giveUp(id);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The job; long, and with effects outside of the database. */
export const makeOwnExport = {
  name: "own-data.make",
  title: "Собрать архив своих данных",
  free: true,
  tries: triesAtMost,
  run: ({ id }: { id: string }) => makeExport(id),
};

/** Takes the next attempt; none for an export that is made, given up or whose person is gone. */
function begin(id: string): Promise<Attempt | undefined> {
  return withTenant("*", async () => {
    const [row] = await db()
      .update(ownExports)
      .set({ attempts: sql`${ownExports.attempts} + 1` })
      .where(isMaking(id))
      .returning();
    if (!row) return undefined;
    const { firstName, lastName, timeZone } = (
      await db().select().from(accounts).where(eq(accounts.id, row.accountId))
    )[0]!;
    const person = { accountId: row.accountId, name: `${firstName} ${lastName}`, timeZone };
    return { id, number: row.attempts, groupId: row.groupId, person };
  });
}

/** True when the archive is now the person's; false when another attempt has begun meanwhile. */
function finish({ id, number, groupId, person: { accountId } }: Attempt, key: string, bytes: number): Promise<boolean> {
  const readyAt = now();
  return withTenant("*", async () => {
    const [row] = await db()
      .update(ownExports)
      .set({ key, bytes, readyAt, until: new Date(readyAt.getTime() + keptFor) })
      .where(and(isMaking(id), eq(ownExports.attempts, number)))
      .returning({ id: ownExports.id });
    if (!row) return false;
    await recordAudit({ deed: "export.made", result: "ok", accountId, groupId, objectId: id });
    await announce({ kind: "own-data.ready", objectId: id, groupId, actorId: accountId });
    return true;
  });
}

async function giveUp(id: string): Promise<void> {
  await withTenant("*", () => db().update(ownExports).set({ failedAt: now() }).where(isMaking(id)));
}

function isMaking(id: string) {
  return and(eq(ownExports.id, id), isNull(ownExports.readyAt), isNull(ownExports.failedAt));
}

/** Every hour: throws away archives whose days are over, and gives up what nobody has made in a day. */
export async function sweepExports(): Promise<void> {
  const present = now();
  const stuck = and(isNull(ownExports.readyAt), lt(ownExports.createdAt, new Date(present.getTime() - day)));
  await db()
    .update(ownExports)
    .set({ failedAt: present })
    .where(and(stuck, isNull(ownExports.failedAt)));
  const isOver = or(lte(ownExports.until, present), lt(ownExports.failedAt, new Date(present.getTime() - day)));
  const old = await db()
    .select({ id: ownExports.id })
    .from(ownExports)
    .where(and(isOver, isNull(ownExports.sweptAt)))
    .limit(500);
  for (const { id } of old) {
    await (await disk()).deleteAll(prefixOf(id));
    await db().update(ownExports).set({ sweptAt: present }).where(eq(ownExports.id, id));
  }
}

function prefixOf(id: string): string {
  return `exports/${id}`;
}
