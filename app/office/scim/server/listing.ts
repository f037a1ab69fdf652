import { and, eq, isNull } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { type Asked, cutTo, orderOf } from "./asking.ts";
import { drawGroups, groupColumns } from "./group-view.ts";
import { listMessage } from "./names.ts";
import { drawPeople, isSeen, personColumns, selectPeople } from "./person-view.ts";
import { scimGroups, scimPeople } from "./schema.ts";
import type { Holder } from "./tokens.ts";

/** The people of the company that the directory asks for, in pages as SCIM counts them (RFC 7644 §3.4.2.4). */
export async function listPeople({ viewer: { groupId } }: Holder, asked: Asked) {
  const { where, by } = orderOf(asked, personColumns);
  const all = and(eq(accounts.groupId, groupId), isSeen, where);
  const rows = asked.count
    ? await selectPeople()
        .where(all)
        .orderBy(...by, accounts.id)
        .limit(asked.count)
        .offset(asked.startIndex - 1)
    : [];
  const total = db()
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(scimPeople, eq(scimPeople.accountId, accounts.id))
    .where(all)
    .as("people");
  return listOf(asked, await db().$count(total), await drawPeople(groupId, rows));
}

/** The same of its groups. */
export async function listGroups({ viewer: { groupId } }: Holder, asked: Asked) {
  const { where, by } = orderOf(asked, groupColumns);
  const all = and(eq(scimGroups.groupId, groupId), isNull(scimGroups.removedAt), where);
  const rows = asked.count
    ? await db()
        .select()
        .from(scimGroups)
        .where(all)
        .orderBy(...by, scimGroups.id)
        .limit(asked.count)
        .offset(asked.startIndex - 1)
    : [];
  return listOf(asked, await db().$count(scimGroups, all), await drawGroups(rows, wantsMembers(asked)));
}

/** Whether anybody wants to know who is in a group. */
export function wantsMembers({ attributes, excluded }: Asked): boolean {
  if (attributes.length) return attributes.some((name) => name.startsWith("members"));
  return !excluded.includes("members");
}

export function listOf(asked: Asked, totalResults: number, things: object[]) {
  const { startIndex } = asked;
  const Resources = things.map((thing) => cutTo(thing, asked));
  return { schemas: [listMessage], totalResults, startIndex, itemsPerPage: Resources.length, Resources };
}
