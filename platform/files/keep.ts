import { isOfStore, isOutage } from "../db/errors.ts";
import type { Reach } from "../people/schema.ts";
import { refuse } from "../refusal.ts";
import type { files } from "./schema.ts";

export type StoredFile = typeof files.$inferSelect;
export type Owner = { viewer: { accountId: string; groupId: string }; reach: Reach };

/** What is written of every file: whose it is, for whom, and what people call it. */
export function rowOf({ viewer, reach }: Owner, name: string) {
  return { groupId: viewer.groupId, ownerId: viewer.accountId || null, reach, name: plainName(name) };
}

/** A name for people to read: no folders, no control or direction-changing characters, not endless. */
function plainName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "").trim();
  return clean.length > 120 ? `${clean.slice(0, 100)}…${clean.slice(-19)}` : clean || "файл";
}

const away = "Хранилище файлов сейчас не отвечает, файл не принят. Попробуйте через несколько минут.";

/** Lays bytes into the store for a field of a form; a store that does not answer is told of beside that field. */
export async function laidFor<T>(field: string, lay: () => Promise<T>): Promise<T> {
  try {
    return await lay();
  } catch (error) {
    if (!isOfStore(error) || !isOutage(error)) throw error;
    return refuse("unavailable", "files", { cause: error, fields: { [field]: [away] } });
  }
}
