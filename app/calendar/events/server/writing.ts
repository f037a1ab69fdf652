import { and, eq } from "drizzle-orm";
import { wallOf } from "#app/web/wall-time.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import { find, findOwn } from "./finding.ts";
import { laidNow, layDays, startsOf } from "./laying.ts";
import { eventFavourites, events } from "./schema.ts";
import { wishOf } from "./series.ts";
import { momentsOf, refuseUnfit, rowOf, stateFor, type Words } from "./wish.ts";

/** Makes an event: in a channel or a community for who leads it; for a company by its desk, else it is looked through first. */
export async function makeEvent(viewer: Viewer, words: Words): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const when = momentsOf(words);
  if (when.endsAt < now()) refuseAt("startsAt", "Это уже прошло");
  const row = rowOf(words);
  await refuseUnfit(viewer, row);
  const id = newId();
  const state = stateFor(viewer, row);
  const event = { ...row, ...when, id, groupId, organiserId: accountId, state, uid: `${id}@veche` };
  await db()
    .insert(events)
    .values({ ...event, laidUntil: laidNow(event) });
  const first = await layDays(event, startsOf(event, when.startsAt));
  if (!first) refuseAt("until", "По этому правилу событие не наступит ни разу");
  const detail = { name: words.title };
  await recordAudit({ deed: "event.made", result: "ok", accountId, groupId, objectId: id, detail });
  if (state === "published") await announce({ kind: "event.published", objectId: id, groupId, actorId: accountId });
  return { id: first! };
}

/** What the form of an event shows: its words and its hours in its own zone. Refuses who may not change it. */
export async function readEventSource(viewer: Viewer, { id }: { id: string }) {
  const { day, event } = await findOwn(viewer, id);
  const { frequency, interval, until } = wishOf(event.rule, event.zone);
  const wall = (moment: Date) => wallOf(moment.toISOString(), event.zone);
  const { typeId, placeId, capacity, ...said } = event;
  return {
    ...said,
    // Whom a place speaks to is not chosen.
    audience: placeId ? null : said.audience,
    ...{ id: day.id, title: day.title ?? event.title, location: day.location ?? event.location },
    ...{ typeId: typeId ?? undefined, placeId: placeId ?? undefined, capacity: capacity ?? undefined },
    ...{ startsAt: wall(day.startsAt), endsAt: wall(day.endsAt), frequency, interval, until },
    repeats: event.rule !== null,
  };
}

/** Puts an event aside for the reader, or lets it go. */
export async function keepEvent(viewer: Viewer, { id, kept }: { id: string; kept: boolean }): Promise<{ id: string }> {
  const { event } = await find(viewer, id);
  const row = { accountId: viewer.accountId, eventId: event.id, groupId: viewer.groupId };
  const isMine = and(eq(eventFavourites.accountId, viewer.accountId), eq(eventFavourites.eventId, event.id));
  if (kept) await db().insert(eventFavourites).values(row).onConflictDoNothing();
  else await db().delete(eventFavourites).where(isMine);
  return { id };
}
