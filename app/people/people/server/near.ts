import { and, desc, type SQL, sql } from "drizzle-orm";
import type { ColleagueLine } from "#app/people/account/contract.ts";
import { birthdaysWithin, hiredDay, hiredWithin, toColleague } from "#app/people/account/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";

type Page = { items: ColleagueLine[]; next: string | undefined };

const monthAhead = 30;

/** Birthdays of colleagues within a month, the nearest first, without the year and without those who keep theirs to themselves. */
export async function readBirthdays(viewer: Viewer, after?: string): Promise<Page> {
  const { day, nearness, where } = birthdaysWithin(viewer, monthAhead);
  const order = [nearness, sql`${accounts.lastName} collate russian`, accounts.id];
  const rows = await select({ day, nearness })
    .where(and(where, beyond(order, after, "asc")))
    .orderBy(...order)
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.nearness, row.lastName, row.accountId]);
  return { items: items.map(({ nearness: _, hiredOn: __, ...row }) => toColleague(row)), next };
}

/** Who has come to the company within the last month, the newest first. */
export async function readNewcomers(viewer: Viewer, after?: string): Promise<Page> {
  const order = [accounts.hiredOn, accounts.id];
  const rows = await select({ day: hiredDay, nearness: sql<number>`0` })
    .where(and(hiredWithin(viewer), beyond(order, after)))
    .orderBy(...order.map((key) => desc(key)))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.hiredOn, row.accountId]);
  return { items: items.map(({ nearness: _, hiredOn: __, ...row }) => toColleague(row)), next };
}

function select({ day, nearness }: { day: SQL<string>; nearness: SQL<number> }) {
  return db()
    .select({
      accountId: accounts.id,
      alias: accounts.alias,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      position: accounts.position,
      photoId: accounts.photoId,
      hiredOn: accounts.hiredOn,
      day,
      nearness,
    })
    .from(accounts);
}
