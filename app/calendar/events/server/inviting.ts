import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { memberships } from "#app/engines/membership/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { keepsAway } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { leaveDay } from "./answering.ts";
import { type Event, findOwn, lockOwn } from "./finding.ts";
import { eventAnswers, eventDays, eventInvites } from "./schema.ts";

/** So many people are told in one go. */
const atOnce = 500;

type Wish = { id: string; people: string[]; departmentId?: string | undefined };

/**
 * Invites colleagues, and a whole department with all that is below it, to an event: to each day of a series. Tells how many
 * were asked now: whoever was invited before is asked no more. Refuses at the field whom it cannot ask.
 */
export async function invite(viewer: Viewer, { id, people, departmentId }: Wish): Promise<{ invited: number }> {
  const { day, event } = await findOwn(viewer, id);
  if (!people.length && !departmentId) refuseAt("people", "Назовите коллегу или выберите подразделение");
  if (event.state !== "published") refuseAt("people", "Пригласить можно, когда событие выйдет");
  if (day.cancelledAt || day.endsAt < now()) refuseAt("people", "Событие прошло или отменено: звать уже некуда");
  const named = await namedPeople(viewer, people, { field: "people", personal: true });
  const ids = named.map(({ id }) => id);
  if (event.placeId && ids.length) await refuseOutsiders(event.placeId, named);
  const fresh = [
    ...(ids.length ? await insert(viewer, event, inArray(accounts.id, ids)) : []),
    ...(departmentId ? await insert(viewer, event, isIn(viewer, event, departmentId)) : []),
  ];
  if (!fresh.length) refuseAt(ids.length ? "people" : "departmentId", "Звать некого: все уже приглашены");
  const { groupId, accountId } = viewer;
  for (let at = 0; at < fresh.length; at += atOnce)
    await announce({
      ...{ kind: "event.invited", objectId: event.id, groupId, actorId: accountId },
      data: { people: fresh.slice(at, at + atOnce) },
    });
  return { invited: fresh.length };
}

async function refuseOutsiders(placeId: string, named: { id: string; name: string }[]): Promise<void> {
  const ids = named.map(({ id }) => id);
  const rows = await db()
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.accountId, ids)));
  const inside = new Set(rows.map(({ id }) => id));
  const others = named.filter(({ id }) => !inside.has(id));
  if (others.length)
    refuseAt(
      "people",
      `Здесь участвуют не все: ${others.map(({ name }) => name).join(", ")}. Сначала позовите их сюда`,
    );
}

/** The colleagues of a department and of those below it; of an event of a place, its members alone. */
function isIn({ accountId, groupId }: Viewer, { placeId }: Event, departmentId: string): SQL {
  const below = sql`with recursive below as (
    select d.id from ${departments} d where d.id = ${departmentId} and d.group_id = ${groupId}
    union all select d.id from ${departments} d join below on d.parent_id = below.id) select id from below`;
  const isMember = sql`exists (select from ${memberships} m where m.place_id = ${placeId} and m.account_id = ${accounts.id})`;
  return and(
    sql`${accounts.departmentId} in (${below})`,
    sql`not ${keepsAway(accounts.id, sql`${accountId}::uuid`)}`,
    placeId ? isMember : undefined,
  )!;
}

/** Writes down who is invited; gives those who were not yet. Nobody invites themselves. */
async function insert({ accountId, groupId }: Viewer, event: Event, which: SQL): Promise<string[]> {
  const isAsked = and(eq(accounts.groupId, groupId), isColleague(), sql`${accounts.id} <> ${event.organiserId}`, which);
  const { rows } = await db().execute<{ id: string }>(sql`
    insert into ${eventInvites} (event_id, account_id, group_id, reach, by_id, created_at)
    select ${event.id}::uuid, ${accounts.id}, ${groupId}::uuid, ${event.reach}::text, ${accountId}::uuid, ${now()}::timestamptz
    from ${accounts} where ${isAsked} on conflict do nothing returning account_id as id`);
  return rows.map(({ id }) => id);
}

/**
 * Takes a person off an event: their invitation, and their seat on that day and those after it. Refuses whom nobody has invited
 * and who has not answered as not found.
 */
export async function uninvite(
  viewer: Viewer,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ id: string }> {
  const { day, event } = await lockOwn(viewer, id);
  const gone = await db()
    .delete(eventInvites)
    .where(and(eq(eventInvites.eventId, event.id), eq(eventInvites.accountId, accountId)))
    .returning({ id: eventInvites.accountId });
  const rows = await db()
    .select({ day: eventDays })
    .from(eventAnswers)
    .innerJoin(eventDays, eq(eventDays.id, eventAnswers.dayId))
    .where(
      and(
        eq(eventDays.eventId, event.id),
        eq(eventAnswers.accountId, accountId),
        inArray(eventAnswers.state, ["going", "maybe", "waiting", "asked"]),
        sql`${eventDays.ruledAt} >= ${day.ruledAt} and ${eventDays.startsAt} > ${now()}`,
      ),
    )
    .orderBy(eventDays.id);
  if (!gone.length && !rows.length) refuse("not-found");
  for (const row of rows) await leaveDay(viewer, { ...row, event }, accountId);
  const { groupId } = viewer;
  const said = { accountId: viewer.accountId, groupId, objectId: event.id, detail: { name: event.title } };
  await recordAudit({ deed: "event.person-removed", result: "ok", ...said });
  await announce({
    ...{ kind: "event.uninvited", objectId: event.id, groupId, actorId: viewer.accountId },
    data: { people: [accountId] },
  });
  return { id };
}
