import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { bringBatch } from "./batch.ts";
import { countMade, lockImports, ownKey } from "./imported.ts";
import { type Directory, openDirectory } from "./people.ts";
import type { PictureFolder } from "./picture-folder.ts";
import { type Leads, noLeads, relink } from "./relinking.ts";
import { importedObjects, imports } from "./schema.ts";
import type { Source, SourcePost } from "./source.ts";
import { Tally } from "./tally.ts";

export type Plan = {
  groupId: string;
  kind: "news" | "ugc";
  feed: "work" | "life" | "blogs";
  pictures: PictureFolder;
  /** Who is who: what the source calls a person, and their alias here; see `readPeople`. */
  people: ReadonlyMap<string, string>;
  /** Replaces texts that the source has changed since the last time. */
  update: boolean;
  isDry: boolean;
  by: string;
  progress(posts: number): void;
};

const postsAtOnce = 25;

/**
 * Brings a file into a company, or with `isDry` only tells what that would do. Each batch is a
 * transaction: whenever it is cut off, what is written is whole, and the next run goes on from there. What has come
 * before, this time or another, does not come twice.
 */
export async function importSource(source: Source, plan: Plan): Promise<{ tally: Tally; importId?: string }> {
  const tally = new Tally();
  const directory = await withTenant("*", () => openDirectory(plan.groupId, plan.people));
  const importId = plan.isDry ? newId() : await unfinished(source, plan.groupId);
  const seen = new Set<string>();
  const leavers = new Map<string, string>();
  const setting = { source, plan, directory, importId, leavers, leads: noLeads() };
  let done = 0;
  for await (const posts of batches(source, seen, tally)) {
    await bring(posts, setting, tally);
    done += posts.length;
    plan.progress(done);
  }
  await relink(setting, tally);
  const isWritten = !plan.isDry && (await finish(importId));
  return isWritten ? { tally, importId } : { tally };
}

type Setting = {
  source: Source;
  plan: Plan;
  directory: Directory;
  importId: string;
  leavers: Map<string, string>;
  leads: Leads;
};

async function bring(posts: SourcePost[], setting: Setting, tally: Tally): Promise<void> {
  const { plan, source, importId } = setting;
  // A transaction may be tried again: what it counted and made counts once it is over.
  const batch = await withTenant("*", async () => {
    await lockImports(plan.groupId);
    const attempt = { ...setting, tally: new Tally(), people: new Map<string, string>(), made: [] };
    const made = await bringBatch(posts, attempt);
    if (made.length && !plan.isDry) {
      const { groupId, by } = plan;
      const row = { id: importId, groupId, format: source.format, source: source.address, title: source.title, by };
      const fresh = await db().insert(imports).values(row).onConflictDoNothing().returning({ id: imports.id });
      if (fresh.length) await recordAudit({ deed: "import.begun", result: "ok", groupId, objectId: importId });
      // A statement has a limit of parameters.
      for (let from = 0; from < made.length; from += 1000) {
        const rows = made.slice(from, from + 1000).map((one) => ({ ...one, groupId, importId }));
        await db().insert(importedObjects).values(rows);
      }
    }
    return attempt;
  });
  tally.take(batch.tally);
  for (const [key, id] of batch.people) setting.leavers.set(key, id);
}

/** Posts by twenty-five, without what is left out and without what the file says twice. */
async function* batches(source: Source, seen: Set<string>, tally: Tally): AsyncGenerator<SourcePost[]> {
  let posts: SourcePost[] = [];
  for await (const item of source.read()) {
    if ("skipped" in item) {
      tally.add(item.skipped, item.count);
      for (const [note, name] of item.losses ?? []) tally.note(note, name);
      continue;
    }
    const { key, address } = item.post;
    const post = { ...item.post, key: ownKey(key, source.address), address: address || source.address };
    if (seen.has(post.key)) {
      tally.add("repeated");
      tally.note("repeated-keys", post.title || post.key);
      continue;
    }
    seen.add(post.key);
    posts.push(post);
    if (posts.length < postsAtOnce) continue;
    yield posts;
    posts = [];
  }
  if (posts.length) yield posts;
}

async function unfinished({ address }: Source, groupId: string): Promise<string> {
  const [row] = await withTenant("*", () =>
    db()
      .select({ id: imports.id })
      .from(imports)
      .where(
        and(
          eq(imports.groupId, groupId),
          eq(imports.source, address),
          isNull(imports.finishedAt),
          isNull(imports.undoneAt),
        ),
      ),
  );
  return row?.id ?? newId();
}

/** Closes the import with the numbers of what it has made in all its runs. False when it has made nothing. */
async function finish(importId: string): Promise<boolean> {
  return withTenant("*", async () => {
    const counts = await countMade(importId);
    const closed = await db()
      .update(imports)
      .set({ counts, finishedAt: now() })
      .where(and(eq(imports.id, importId), isNull(imports.finishedAt)))
      .returning({ id: imports.id });
    return closed.length > 0;
  });
}
