import { and, asc, desc, sql } from "drizzle-orm";
import { isSpokenTo, isVisible, publications } from "#app/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { isNamed } from "./names.ts";
import { mayMeet } from "./profile.ts";

type Item = {
  accountId: string;
  alias: string;
  firstName: string;
  lastName: string;
  patronymic: string;
  photo: string | null;
};
type Wish = { query: string; sortingDirection: "ASC" | "DESC"; reads?: string };

/** Finds colleagues by the words of their name in any order, at most twenty (specification §7); of those who may read a publication, if one is named. */
export async function searchUsers(
  viewer: Viewer,
  { query, sortingDirection, reads }: Wish,
): Promise<{ items: Item[] }> {
  const order = sortingDirection === "ASC" ? asc : desc;
  const rows = await db()
    .select({
      accountId: accounts.id,
      alias: accounts.alias,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      patronymic: accounts.patronymic,
      photoId: accounts.photoId,
    })
    .from(accounts)
    .where(and(mayMeet(viewer), reads === undefined ? undefined : mayRead(viewer, reads), isNamed(query)))
    .orderBy(
      order(sql`${accounts.lastName} collate russian`),
      order(sql`${accounts.firstName} collate russian`),
      order(accounts.id),
    )
    .limit(pageSize);
  return { items: rows.map(({ photoId, ...person }) => ({ ...person, photo: photoId && fileUrl(photoId) })) };
}

function mayRead(viewer: Viewer, id: string) {
  return sql`exists (
    select 1 from ${publications} where ${publications.id} = ${id} and ${isVisible(viewer)} and ${isSpokenTo})`;
}
