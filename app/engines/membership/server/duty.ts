import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { dropOffer } from "./handing-over.ts";
import { forget } from "./places.ts";
import { memberships, places } from "./schema.ts";

/** The titles of the channels and communities that each of some people owns. */
export async function readOwned(owners: string[]): Promise<Map<string, string[]>> {
  const rows = await db()
    .select({ owner: memberships.accountId, title: places.title })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(and(inArray(memberships.accountId, owners), eq(memberships.role, "owner")))
    .orderBy(places.title);
  return new Map(owners.map((id) => [id, rows.filter(({ owner }) => owner === id).map(({ title }) => title)]));
}

/**
 * The channels and communities that a person owns: they pass to the successor; without one to the admin who has been there
 * the longest, and where there is none they stand in the administrators' queue of places that nobody owns.
 */
export const placeDuty: Duty = {
  count: (leaver) => sql`(
    select count(*)::int from ${memberships} m where m.account_id = ${leaver} and m.role = 'owner')`,
  async hand({ leaver, successor }) {
    const owned = await db()
      .select({ placeId: memberships.placeId, groupId: memberships.groupId })
      .from(memberships)
      .where(and(eq(memberships.accountId, leaver), eq(memberships.role, "owner")));
    for (const { placeId, groupId } of owned) {
      const accountId = successor ?? (await eldestAdmin(placeId, leaver));
      await db()
        .update(memberships)
        .set({ role: "member" })
        .where(and(eq(memberships.placeId, placeId), eq(memberships.accountId, leaver)));
      await dropOffer(placeId);
      if (!accountId) continue;
      await db()
        .insert(memberships)
        .values({ placeId, groupId, accountId, role: "owner", joinedAt: sql`now()`, seenAt: sql`now()` })
        .onConflictDoUpdate({
          target: [memberships.placeId, memberships.accountId],
          set: { role: "owner", mutedUntil: null },
        });
      await forget({ place: placeId, person: accountId });
    }
  },
};

async function eldestAdmin(placeId: string, leaver: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ id: memberships.accountId })
    .from(memberships)
    .innerJoin(accounts, and(eq(accounts.id, memberships.accountId), isColleague()))
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(
      and(
        eq(memberships.placeId, placeId),
        eq(memberships.role, "admin"),
        eq(accounts.groupId, places.groupId),
        sql`${accounts.id} <> ${leaver}`,
      ),
    )
    .orderBy(memberships.joinedAt, memberships.accountId)
    .limit(1);
  return row?.id;
}

/** Every night a place that has lost its owner passes to its eldest admin; one without admins waits for an administrator. */
export const findOwners: Job = {
  name: "membership.owners",
  title: "Найти владельца каналам и сообществам, которые остались без него",
  cron: "40 3 * * *",
  async run() {
    await db().execute(sql`
      update ${memberships} heir set role = 'owner', muted_until = null
      from (
        select distinct on (m.place_id) m.place_id, m.account_id
        from ${memberships} m join ${accounts} a on a.id = m.account_id and ${isColleague(sql`a`)}
        where m.role = 'admin'
          and not exists (select from ${memberships} o where o.place_id = m.place_id and o.role = 'owner')
        order by m.place_id, m.joined_at, m.account_id) eldest
      where heir.place_id = eldest.place_id and heir.account_id = eldest.account_id`);
  },
};
