import { and, eq, ne, type SQL } from "drizzle-orm";
import { absenceNow } from "#app/people/absences/server/index.ts";
import { mayMeet, toldContact } from "#app/people/account/server/index.ts";
import type { PersonLine } from "#app/people/people/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, kept } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { byName } from "#platform/people/name-order.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { unitName } from "#platform/people/units.ts";

/** A page of people by surname whom the reader may meet, each as far as the reader may see them. */
export async function readLines(
  viewer: Viewer,
  where: SQL | undefined,
  after?: string,
): Promise<{ items: PersonLine[]; next: string | undefined }> {
  const rows = await (where || after ? rowsOf(viewer, where, after) : topRows(viewer, {}));
  const { items, next } = cut(rows, ({ lastName, firstName, accountId }) => [lastName, firstName, accountId]);
  const lines = items.map(({ firstName, lastName, photoId, ...line }) => ({
    ...line,
    name: `${lastName} ${firstName}`,
    photo: photoId && fileUrl(photoId),
  }));
  return { items: lines, next };
}

const topRows = kept((viewer: Viewer, _: object) => rowsOf(viewer, undefined));

function rowsOf(viewer: Viewer, where: SQL | undefined, after?: string) {
  return db()
    .select({
      accountId: accounts.id,
      alias: accounts.alias,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      photoId: accounts.photoId,
      position: accounts.position,
      department: { id: departments.id, name: unitName() },
      company: groups.name,
      absence: absenceNow(viewer),
      email: toldContact(viewer, "email"),
      phone: toldContact(viewer, "phone"),
    })
    .from(accounts)
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .leftJoin(groups, and(eq(groups.id, accounts.groupId), ne(groups.id, viewer.groupId)))
    .where(and(mayMeet(viewer), where, beyond(byName, after, "asc")))
    .orderBy(...byName)
    .limit(pageSize + 1);
}

/** How many people whom the reader may meet there are. */
export async function countPeople(viewer: Viewer, where: SQL | undefined): Promise<number> {
  return db().$count(accounts, and(mayMeet(viewer), where));
}
