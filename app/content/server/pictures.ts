import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { addedPicture, keptPicture } from "#app/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isEdit, redrawPicture, storeUpload } from "#platform/files/index.ts";
import type { Reach } from "#platform/people/schema.ts";
import { publicationPictures } from "./schema.ts";

type Kept = z.output<typeof keptPicture>;

export type PictureWishes = {
  /** Which pictures stay, in their order, or their ids alone; the others go. */
  keep?: (string | Kept)[];
  /** What is new, behind what stays. */
  pictures: File[];
  /** What the new ones show and how they are cut, in the order of the files. */
  added?: z.output<typeof addedPicture>[];
};

/** Gives a publication its pictures in their order: kept ones as they are or drawn anew, new ones behind (specification §2). */
export async function putPictures(viewer: Viewer, id: string, reach: Reach, wishes: PictureWishes): Promise<void> {
  const { keep = [], pictures, added = [] } = wishes;
  const owner = { viewer, reach };
  const present = await db()
    .select({ id: publicationPictures.fileId, alt: publicationPictures.alt })
    .from(publicationPictures)
    .where(eq(publicationPictures.publicationId, id));
  const rows: { fileId: string; alt: string }[] = [];
  for (const one of withoutRepeats(keep)) {
    const { id: fileId, alt, ...edit } = one;
    const now = present.find((picture) => picture.id === fileId);
    if (!now) continue;
    const file = isEdit(edit) ? await redrawPicture(fileId, edit, owner) : now;
    rows.push({ fileId: file.id, alt: alt ?? now.alt });
  }
  for (const [at, file] of pictures.entries()) {
    if (file.size === 0) continue;
    const { alt = "", ...edit } = added[at] ?? {};
    const stored = await storeUpload(file, { ...owner, accept: "image", field: "pictures", edit });
    rows.push({ fileId: stored.id, alt });
  }
  await db().delete(publicationPictures).where(eq(publicationPictures.publicationId, id));
  if (!rows.length) return;
  await db()
    .insert(publicationPictures)
    .values(rows.map((row, at) => ({ ...row, publicationId: id, place: at + 1 })));
}

function withoutRepeats(keep: (string | Kept)[]): Kept[] {
  const told = keep.map((one) => (typeof one === "string" ? { id: one } : one));
  return told.filter(({ id }, at) => told.findIndex((one) => one.id === id) === at);
}
