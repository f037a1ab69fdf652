import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { memberships, placeInvites, placeRequests, places } from "./schema.ts";
import { isOutside } from "./standing.ts";

/** So many people come in in one transaction; the others in the next. */
const atOnce = 500;
const called = "place.mandatory";

/** Begins to let in all those who must belong to a place and do not yet. */
export function callIn({ id, groupId }: { id: string; groupId: string }): Promise<void> {
  // Nobody in person lets them in, so the place itself stands for who does it.
  return announce({ kind: called, objectId: id, groupId, actorId: id });
}

/** Lets in those who must belong to a place, part by part; who is shut out stays out. */
export const enrol: Listener = {
  name: "membership.mandatory",
  kinds: [called],
  async hear(event) {
    const [place] = await db()
      .select({ id: places.id, groupId: places.groupId, mandatory: places.mandatory })
      .from(places)
      .where(and(eq(places.id, event.objectId), isNotNull(places.mandatory), isNull(places.archivedAt)));
    if (!place) return;
    const { id: placeId, groupId } = place;
    const { behind } = (event.data ?? {}) as { behind?: string };
    const rows = await db()
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.groupId, groupId),
          isColleague(),
          behind ? sql`${accounts.id} > ${behind}` : undefined,
          isOutside(placeId),
          sql`(select mandatory from ${places} where id = ${placeId}) && audience_of(${accounts.id}, '{}')`,
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(atOnce);
    const people = rows.map(({ id }) => id);
    if (!people.length) return;
    const seat = { placeId, groupId, role: "member" as const, joinedAt: now(), seenAt: now() };
    await db()
      .insert(memberships)
      .values(people.map((accountId) => ({ ...seat, accountId })))
      .onConflictDoNothing();
    for (const table of [placeInvites, placeRequests])
      await db()
        .delete(table)
        .where(and(eq(table.placeId, placeId), sql`${table.accountId} = any(${sql.param(people)}::uuid[])`));
    if (people.length === atOnce) await announce({ ...event, data: { behind: people.at(-1)! } });
  },
};

/** Every night newcomers, and who has come to another department, find themselves where they must belong. */
export const enrolNewcomers: Job = {
  name: "membership.mandatory",
  title: "Записать новых людей в обязательные каналы и сообщества",
  cron: "35 3 * * *",
  async run() {
    const rows = await db()
      .select({ id: places.id, groupId: places.groupId })
      .from(places)
      .where(and(isNotNull(places.mandatory), isNull(places.archivedAt)));
    for (const place of rows) await callIn(place);
  },
};
