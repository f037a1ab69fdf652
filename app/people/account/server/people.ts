import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { isSpokenTo, isVisible, publications } from "#app/engines/content/server/index.ts";
import type { userSearchItem, usersWish } from "#app/people/account/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isNamed } from "#platform/people/names.ts";
import { nameMatch, nearness } from "#platform/people/nearness.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { mayMeet } from "./profile.ts";

type Item = z.output<typeof userSearchItem>;
type Wish = z.output<typeof usersWish>;

/**
 * Finds colleagues by the words of their name in any order, at most twenty (specification §7); of those who may read a
 * publication, or will read one that is being written, if that is told. `nearness` puts the own team first, then the own
 * company, and whoever is found by a patronymic alone last.
 */
export async function searchUsers(viewer: Viewer, wish: Wish): Promise<{ items: Item[] }> {
  const { query, sortingBy, sortingDirection, reads } = wish;
  const order = sortingDirection === "ASC" ? asc : desc;
  const match = nameMatch(query);
  const near = sortingBy === "nearness" ? [sql`${match} = 2`, nearness(viewer), match] : [];
  const rows = await db()
    .select({
      accountId: accounts.id,
      alias: accounts.alias,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      patronymic: accounts.patronymic,
      photoId: accounts.photoId,
      position: accounts.position,
      department: departments.name,
      company: groups.name,
    })
    .from(accounts)
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .leftJoin(groups, and(eq(groups.id, accounts.groupId), ne(groups.id, viewer.groupId)))
    .where(and(mayMeet(viewer), reads === undefined ? willRead(viewer, wish) : mayRead(viewer, reads), isNamed(query)))
    .orderBy(
      ...near.map((column) => order(column)),
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

/** Whom something with this reach and these readers will be shown to. */
function willRead({ groupId }: Viewer, { reach, audience }: Wish): SQL | undefined {
  return and(
    reach === "company" ? eq(accounts.groupId, groupId) : undefined,
    audience && sql`${sql.param(audience)}::text[] && audience_of(${accounts.id}, '{}'::text[])`,
  );
}
