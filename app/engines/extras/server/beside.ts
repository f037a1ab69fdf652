import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Attachment } from "#app/engines/content/contract.ts";
import { mostFiles } from "#app/engines/extras/contract.ts";
import { db } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { draftFiles, publicationFiles } from "./schema.ts";

/** A column of a query: the files that go with a publication, in their order, each to be taken by its name. */
export function filesOf(publicationId: AnyPgColumn): SQL<Attachment[]> {
  return listed(publicationFiles, publicationFiles.publicationId, publicationId);
}

/** The same of a draft. */
export function filesOfDraft(draftId: AnyPgColumn): SQL<Attachment[]> {
  return listed(draftFiles, draftFiles.draftId, draftId);
}

function listed(table: typeof publicationFiles | typeof draftFiles, owner: AnyPgColumn, id: AnyPgColumn) {
  // The table is named: drizzle drops it from columns of a select without joins, and a bare `id` would be the file's own.
  return sql<Attachment[]>`coalesce((
    select json_agg(json_build_object(
      'kind', 'file', 'id', f.id, 'src', '/files/' || f.id, 'name', f.name, 'bytes', f.bytes) order by a.place)
    from ${table} a join files f on f.id = a.file_id
    where a.${sql.identifier(owner.name)} = ${id.table}.${sql.identifier(id.name)}), '[]'::json)`;
}

type Beside = { publicationId: string | SQL } | { draftId: string | SQL };

/** Where files stand: which table, and the condition that finds those of one draft or publication. */
function placeOf(beside: Beside) {
  const isDraft = "draftId" in beside;
  const table = isDraft ? draftFiles : publicationFiles;
  const id = isDraft ? beside.draftId : beside.publicationId;
  const owner = isDraft ? draftFiles.draftId : publicationFiles.publicationId;
  return { table, fileId: table.fileId, isThere: typeof id === "string" ? eq(owner, id) : sql`${owner} in ${id}` };
}

type Owner = Omit<Parameters<typeof storeUpload>[1], "accept" | "field">;

/** Keeps new files behind those that stand there. Refuses more than ten together; whoever calls has locked the place. */
export async function addFiles(
  beside: { publicationId: string } | { draftId: string },
  added: File[],
  owner: Owner,
): Promise<void> {
  const { table, isThere } = placeOf(beside);
  const [present] = await db()
    .select({ count: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${table.place}), 0)::int` })
    .from(table)
    .where(isThere);
  const { count, last } = present!;
  if (count + added.length > mostFiles) refuse("invalid", "files", tooMany);
  for (const [at, file] of added.entries()) {
    const { id: fileId } = await storeUpload(file, { ...owner, accept: "file", field: "files" });
    const row = { fileId, place: last + at + 1 };
    await ("draftId" in beside
      ? db()
          .insert(draftFiles)
          .values({ ...beside, ...row })
      : db()
          .insert(publicationFiles)
          .values({ ...beside, ...row }));
  }
}

const tooMany = { fields: { files: [`Вместе не больше ${mostFiles} файлов: уберите лишние`] } };

/** Puts files that are kept already behind those that stand beside a publication. */
export async function putFilesBeside(publicationId: string, fileIds: string[]): Promise<void> {
  if (!fileIds.length) return;
  const [present] = await db()
    .select({ last: sql<number>`coalesce(max(${publicationFiles.place}), 0)::int` })
    .from(publicationFiles)
    .where(eq(publicationFiles.publicationId, publicationId));
  await db()
    .insert(publicationFiles)
    .values(fileIds.map((fileId, at) => ({ publicationId, fileId, place: present!.last + at + 1 })))
    .onConflictDoNothing();
}

/** The files beside a publication, in their order. */
export async function filesBeside(publicationId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: publicationFiles.fileId })
    .from(publicationFiles)
    .where(eq(publicationFiles.publicationId, publicationId))
    .orderBy(asc(publicationFiles.place));
  return rows.map(({ id }) => id);
}

/** Takes one file away for good. Refuses what does not stand there as not found. */
export async function dropFile(beside: Beside, file: string): Promise<void> {
  const { table, fileId, isThere } = placeOf(beside);
  const gone = await db()
    .delete(table)
    .where(and(isThere, eq(fileId, file)))
    .returning({ id: fileId });
  if (!gone.length) refuse("not-found");
  await dropRows([file]);
}

/** The files of a person's draft go with the publication that it has become; tells whether there were any. */
export async function claimFiles(accountId: string, draft: string, publicationId: string): Promise<boolean> {
  const own = sql`(select id from drafts where id = ${draft} and account_id = ${accountId})`;
  const rows = await db()
    .delete(draftFiles)
    .where(sql`${draftFiles.draftId} in ${own}`)
    .returning({ fileId: draftFiles.fileId, place: draftFiles.place });
  if (!rows.length) return false;
  await db()
    .insert(publicationFiles)
    .values(rows.map((row) => ({ ...row, publicationId })));
  return true;
}

/** Forgets the files of drafts that go; their bytes are swept later. */
export async function dropFilesOfDrafts(going: SQLWrapper): Promise<void> {
  const gone = await db()
    .delete(draftFiles)
    .where(sql`${draftFiles.draftId} in ${going}`)
    .returning({ id: draftFiles.fileId });
  await dropRows(gone.map(({ id }) => id));
}

/** Forgets the files of a publication that goes. */
export async function dropFilesOf(publicationId: string): Promise<void> {
  const gone = await db()
    .delete(publicationFiles)
    .where(eq(publicationFiles.publicationId, publicationId))
    .returning({ id: publicationFiles.fileId });
  await dropRows(gone.map(({ id }) => id));
}

async function dropRows(ids: string[]): Promise<void> {
  if (ids.length) await db().delete(files).where(inArray(files.id, ids));
}
