import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { Tone } from "../contract.ts";
import { eventDays, events, eventTypes } from "./schema.ts";

/** All events of the company, but those of its channels and communities, the newest first. */
export async function readDesk({ groupId }: Viewer, { after }: { after?: string | undefined }) {
  const rows = await db()
    .select({
      ...{
        eventId: events.id,
        title: events.title,
        isAllDay: events.isAllDay,
        zone: events.zone,
        location: events.location,
      },
      ...{ state: events.state, organiser: authorColumns, createdAt: events.createdAt },
      day: sql<{ id: string; startsAt: string; endsAt: string; taken: number; cancelled: boolean } | null>`(
        select json_build_object('id', d.id, 'startsAt', d.starts_at, 'endsAt', d.ends_at, 'taken', d.taken,
          'cancelled', d.cancelled_at is not null)
        from ${eventDays} d where d.event_id = ${events.id} order by d.ends_at < ${now()}, d.starts_at limit 1)`,
      repeats: sql<boolean>`${events.rule} is not null`,
    })
    .from(events)
    .innerJoin(accounts, eq(accounts.id, events.organiserId))
    .where(
      and(
        eq(events.groupId, groupId),
        isNull(events.placeId),
        isNull(events.deletedAt),
        beyond([events.createdAt, events.id], after, "desc"),
      ),
    )
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.eventId]);
  return {
    items: items.flatMap(({ day, organiser, createdAt: _, ...row }) =>
      day
        ? [
            {
              ...row,
              ...{ id: day.id, taken: day.taken, cancelled: day.cancelled, organiser: toPerson(organiser) },
              ...{ startsAt: new Date(day.startsAt).toISOString(), endsAt: new Date(day.endsAt).toISOString() },
              ...{ type: null, answer: null, favourite: false },
            },
          ]
        : [],
    ),
    next,
  };
}

/** Lets an event out that waits for it, or sends it away. Refuses one that does not wait as not found. */
export async function review(
  viewer: Viewer,
  { id, publish }: { id: string; publish: boolean },
): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const isIt = and(eq(events.id, id), eq(events.groupId, groupId), eq(events.state, "in-review"));
  const [row] = await db()
    .update(events)
    .set(publish ? { state: "published" } : { deletedAt: now() })
    .where(isIt)
    .returning({ title: events.title });
  if (!row) refuse("not-found");
  await recordAudit({
    deed: "event.reviewed",
    result: "ok",
    accountId,
    groupId,
    objectId: id,
    detail: { name: row.title },
  });
  const kind = publish ? "event.published" : "event.changed";
  await announce({ kind, objectId: id, groupId, actorId: accountId });
  return { id };
}

/** The types of the company with how many events each has, those in the archive last. */
export async function readDeskTypes({ groupId }: Viewer) {
  const items = await db()
    .select({
      ...{ id: eventTypes.id, title: eventTypes.title, tone: eventTypes.tone },
      count: sql<number>`(select count(*)::int from ${events} e where e.type_id = ${eventTypes}.id and e.deleted_at is null)`,
      archived: sql<boolean>`${eventTypes.archivedAt} is not null`,
    })
    .from(eventTypes)
    .where(eq(eventTypes.groupId, groupId))
    .orderBy(sql`${eventTypes.archivedAt} is not null`, asc(eventTypes.title));
  return { items };
}

type TypeWish = { id?: string | undefined; title: string; tone: Tone; archived: boolean };

/** Writes a type, or another one. Refuses at its field a name that another one has. */
export async function putType(viewer: Viewer, { id, archived, ...said }: TypeWish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const isTaken = and(
    eq(eventTypes.groupId, groupId),
    sql`lower(${eventTypes.title}) = lower(${said.title})`,
    id ? sql`${eventTypes.id} <> ${id}` : undefined,
  );
  if (await db().$count(eventTypes, isTaken)) refuseAt("title", "Такой вид уже есть");
  const row = { ...said, archivedAt: archived ? now() : null };
  const made = id ?? newId();
  if (id) {
    const changed = await db()
      .update(eventTypes)
      .set(row)
      .where(and(eq(eventTypes.id, id), eq(eventTypes.groupId, groupId)))
      .returning({ id: eventTypes.id });
    if (!changed.length) refuseAt("id", "Такого вида нет");
  } else
    await db()
      .insert(eventTypes)
      .values({ id: made, groupId, ...row });
  await recordAudit({
    deed: "event-type.put",
    result: "ok",
    accountId,
    groupId,
    objectId: made,
    detail: { name: said.title },
  });
  return { id: made };
}
