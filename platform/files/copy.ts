import { eq } from "drizzle-orm";
import { db } from "../db/index.ts";
import { refuse } from "../refusal.ts";
import { type Owner, rowOf, type StoredFile } from "./keep.ts";
import { files } from "./schema.ts";

/**
 * Gives a stored file to somebody once more, for readers of its own: what becomes of the one is nothing to the other.
 * Whether they may have it the caller has asked already; refuses with «not-found» what is not there.
 */
export async function copyFile(id: string, owner: Owner): Promise<StoredFile> {
  const [file] = await db().select().from(files).where(eq(files.id, id));
  if (!file) refuse("not-found");
  const { key, type, bytes, width, height, blur, sha256 } = file;
  const [copy] = await db()
    .insert(files)
    .values({ ...rowOf(owner, file.name), key, type, bytes, width, height, blur, sha256 })
    .returning();
  return copy!;
}
