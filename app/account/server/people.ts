import { and, asc, desc, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { mayMeet } from "./profile.ts";

type Item = { accountId: string; firstName: string; lastName: string; patronymic: string; photo: string | null };

/** Finds colleagues by the words of their name in any order, at most twenty (specification §7). */
export async function searchUsers(
  viewer: Viewer,
  query: string,
  direction: "ASC" | "DESC",
): Promise<{ items: Item[] }> {
  const name = sql`replace(lower(${accounts.lastName} || ' ' || ${accounts.firstName} || ' ' || ${accounts.patronymic}), 'ё', 'е')`;
  const words = query.toLowerCase().replaceAll("ё", "е").split(/\s+/).filter(Boolean).slice(0, 5);
  const order = direction === "ASC" ? asc : desc;
  const rows = await db()
    .select({
      accountId: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      patronymic: accounts.patronymic,
      photoId: accounts.photoId,
    })
    .from(accounts)
    .where(and(mayMeet(viewer), ...words.map((word) => sql`${name} ~ ${`(^|[ -])${literal(word)}`}`)))
    .orderBy(
      order(sql`${accounts.lastName} collate russian`),
      order(sql`${accounts.firstName} collate russian`),
      order(accounts.id),
    )
    .limit(pageSize);
  return { items: rows.map(({ photoId, ...person }) => ({ ...person, photo: photoId && fileUrl(photoId) })) };
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
