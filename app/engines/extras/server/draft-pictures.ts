import { inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { addedPicture, keptPicture, Picture } from "#app/engines/content/contract.ts";
import { db } from "#platform/db/index.ts";
import { isEdit, redrawPicture, storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { draftPictures } from "./schema.ts";

type Kept = z.output<typeof keptPicture>;
type Placed = { fileId: string; alt: string };
/** Which files took the places of others. */
export type Redrawn = Map<string, string>;

export type PictureWishes = {
  /** Which pictures stay, in their order, or their ids alone; the others go. */
  keep?: (string | Kept)[] | undefined;
  /** What is new, behind what stays. */
  pictures: File[];
  /** What the new ones show and how they are cut, in the order of the files. */
  added?: z.output<typeof addedPicture>[] | undefined;
};

type Owner = Pick<Parameters<typeof storeUpload>[1], "viewer" | "reach" | "audience">;

/**
 * The pictures of a place in their order: of those that stand there the kept ones, as they are or drawn anew, new ones
 * behind; and which of them are other files now.
 */
export async function arrangePictures(
  owner: Owner,
  present: Placed[],
  { keep = [], pictures, added = [] }: PictureWishes,
): Promise<{ rows: Placed[]; redrawn: Redrawn }> {
  const rows: Placed[] = [];
  const redrawn: Redrawn = new Map();
  for (const { id: fileId, alt, ...edit } of withoutRepeats(keep)) {
    const now = present.find((picture) => picture.fileId === fileId);
    if (!now) continue;
    const file = isEdit(edit) ? (await redrawPicture(fileId, edit, owner)).id : fileId;
    if (file !== fileId) redrawn.set(fileId, file);
    rows.push({ fileId: file, alt: alt ?? now.alt });
  }
  for (const [at, file] of pictures.entries()) {
    if (file.size === 0) continue;
    const { alt = "", ...edit } = added[at] ?? {};
    const stored = await storeUpload(file, { ...owner, accept: "image", field: "pictures", edit });
    rows.push({ fileId: stored.id, alt });
  }
  return { rows, redrawn };
}

function withoutRepeats(keep: (string | Kept)[]): Kept[] {
  const told = keep.map((one) => (typeof one === "string" ? { id: one } : one));
  return told.filter(({ id }, at) => told.findIndex((one) => one.id === id) === at);
}

/** A column of a query: the pictures that wait beside a draft, in their order. */
export function picturesOfDraft(draftId: AnyPgColumn) {
  return sql<Picture[]>`coalesce((
    select json_agg(json_strip_nulls(json_build_object('id', f.id, 'src', '/files/' || f.id || '/960',
      'width', f.width, 'height', f.height, 'alt', p.alt, 'blur', f.blur)) order by p.place)
    from draft_pictures p join files f on f.id = p.file_id
    where p.draft_id = ${draftId.table}.${sql.identifier(draftId.name)}), '[]'::json)`;
}

const mostPictures = 10;
const tooMany = { fields: { pictures: [`Вместе не больше ${mostPictures} картинок: уберите лишние`] } };

/**
 * Gives a draft its pictures, open to nobody but its owner; tells which are other files now. Refuses more than ten;
 * whoever calls has locked the draft.
 */
export async function putDraftPictures(owner: Owner, draftId: string, wishes: PictureWishes): Promise<Redrawn> {
  const present = await takeDraftPictures(owner.viewer.accountId, draftId);
  const { rows, redrawn } = await arrangePictures(owner, present, wishes);
  if (rows.length > mostPictures) refuse("invalid", "pictures", tooMany);
  if (rows.length)
    await db()
      .insert(draftPictures)
      .values(rows.map((row, at) => ({ ...row, draftId, place: at + 1 })));
  await dropPicturesBut(present, rows);
  return redrawn;
}

/** Takes the pictures of a person's draft out of it, for whoever puts them elsewhere; gives them in their order. */
export async function takeDraftPictures(accountId: string, draft: string): Promise<Placed[]> {
  const rows = await db()
    .delete(draftPictures)
    .where(sql`${draftPictures.draftId} in (select id from drafts where id = ${draft} and account_id = ${accountId})`)
    .returning();
  return rows.sort((one, other) => one.place - other.place).map(({ fileId, alt }) => ({ fileId, alt }));
}

/** Forgets those of a draft's pictures that have found no place; their bytes are swept later. */
export async function dropPicturesBut(taken: Placed[], placed: Placed[]): Promise<void> {
  const gone = taken.filter(({ fileId }) => !placed.some((row) => row.fileId === fileId));
  if (gone.length === 0) return;
  const ids = gone.map(({ fileId }) => fileId);
  await db().delete(files).where(inArray(files.id, ids));
}

/** Forgets the pictures of drafts that go. */
export async function dropPicturesOfDrafts(going: SQLWrapper): Promise<void> {
  const gone = await db().delete(draftPictures).where(sql`${draftPictures.draftId} in ${going}`).returning();
  await dropPicturesBut(gone, []);
}
