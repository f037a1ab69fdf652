import { and, eq, inArray } from "drizzle-orm";
import { comments, withdrawComments, withdrawPublication } from "#app/engines/content/server/index.ts";
import { rubrics } from "#app/news/news/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { now } from "#platform/clock.ts";
import { brokenConstraint, db, isId, withTenant } from "#platform/db/index.ts";
import { files } from "#platform/files/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { type ImportedKind, importedObjects, imports } from "./schema.ts";
import { BrokenSource } from "./source.ts";

type Undone = { gone: Record<ImportedKind, number>; kept: Record<ImportedKind, number> };

/**
 * Takes out for good exactly what an import has made: publications, comments, files, and the accounts of those who were
 * not with us. What people have answered, changed or used since stays, unless forced, and is counted; then the import
 * is not undone yet. Each publication is a transaction: it can be cut off and begun again.
 */
export async function undoImport(importId: string, { force }: { force: boolean }): Promise<Undone> {
  const groupId = await findUndoable(importId);
  const none = () => ({ publication: 0, comment: 0, account: 0, file: 0, rubric: 0 });
  const undone: Undone = { gone: none(), kept: none() };
  const publications = await madeBy(importId, "publication");
  for (const one of publications) {
    const own = await commentsOf(importId, one.objectId);
    const isGone = await attempt(async () => {
      const withdrawn = await withdrawPublication({ id: one.objectId, revision: one.revision, comments: own }, force);
      if (withdrawn) await forget(importId, [one.objectId, ...own]);
      return withdrawn;
    });
    undone[isGone ? "gone" : "kept"].publication += 1;
    undone[isGone ? "gone" : "kept"].comment += own.length;
  }
  await undoComments(importId, force, undone);
  for (const [kind, table] of [
    ["file", files],
    ["account", accounts],
    ["rubric", rubrics],
  ] as const) {
    for (const { objectId } of await madeBy(importId, kind)) {
      const isGone = await attempt(async () => {
        await db().delete(table).where(eq(table.id, objectId));
        await forget(importId, [objectId]);
        return true;
      });
      undone[isGone ? "gone" : "kept"][kind] += 1;
    }
  }
  await close(importId, groupId, undone);
  return undone;
}

/** Comments that came to publications of other imports, which stay where they are. */
async function undoComments(importId: string, force: boolean, { gone, kept }: Undone): Promise<void> {
  const left = await madeBy(importId, "comment");
  const still = await madeBy(importId, "publication");
  const under = await withTenant("*", () => findByIds(left.map(({ objectId }) => objectId)));
  const stays = new Set(still.map(({ objectId }) => objectId));
  const ids = left.map(({ objectId }) => objectId).filter((id) => !stays.has(under.get(id) ?? ""));
  await withTenant("*", async () => {
    const away = await withdrawComments(ids, force);
    await forget(importId, away);
    const own = away.filter((id) => ids.includes(id));
    gone.comment += own.length;
    kept.comment += ids.length - own.length;
  });
}

async function findByIds(ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db()
    .select({ id: comments.id, publicationId: comments.publicationId })
    .from(comments)
    .where(inArray(comments.id, ids));
  return new Map(rows.map(({ id, publicationId }) => [id, publicationId]));
}

async function commentsOf(importId: string, publicationId: string): Promise<string[]> {
  const rows = await withTenant("*", () =>
    db()
      .select({ id: comments.id })
      .from(comments)
      .innerJoin(importedObjects, eq(importedObjects.objectId, comments.id))
      .where(and(eq(importedObjects.importId, importId), eq(comments.publicationId, publicationId))),
  );
  return rows.map(({ id }) => id);
}

/** Whatever else of the portal holds on to a thing (a pin, a subscription) keeps it. */
async function attempt(deed: () => Promise<boolean>): Promise<boolean> {
  try {
    return await withTenant("*", deed);
  } catch (error) {
    if (brokenConstraint(error)) return false;
    throw error;
  }
}

function madeBy(importId: string, kind: ImportedKind) {
  return withTenant("*", () =>
    db()
      .select({ objectId: importedObjects.objectId, revision: importedObjects.revision })
      .from(importedObjects)
      .where(and(eq(importedObjects.importId, importId), eq(importedObjects.kind, kind))),
  );
}

async function forget(importId: string, ids: string[]): Promise<void> {
  if (!ids.length) return;
  await db()
    .delete(importedObjects)
    .where(and(eq(importedObjects.importId, importId), inArray(importedObjects.objectId, ids)));
}

async function findUndoable(importId: string): Promise<string> {
  const [row] = isId(importId)
    ? await withTenant("*", () => db().select().from(imports).where(eq(imports.id, importId)))
    : [];
  if (!row) throw new BrokenSource("Такого импорта нет. Список: npm run db -- import --undo");
  if (row.undoneAt) throw new BrokenSource("Этот импорт уже отменён.");
  return row.groupId;
}

async function close(importId: string, groupId: string, { kept }: Undone): Promise<void> {
  const isWhole = Object.values(kept).every((count) => count === 0);
  await withTenant("*", async () => {
    if (isWhole) await db().update(imports).set({ undoneAt: now() }).where(eq(imports.id, importId));
    await recordAudit({ deed: "import.undone", result: isWhole ? "ok" : "refused", groupId, objectId: importId });
  });
}
