import { and, eq, isNull } from "drizzle-orm";
import { leads, places } from "#app/engines/membership/server/index.ts";
import { isWall, momentOf } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import { isDesk } from "./policy.ts";
import { type events, eventTypes } from "./schema.ts";
import { ruleOf } from "./series.ts";

type Event = typeof events.$inferSelect;

/** What people say of an event when they make or change it. */
export type Words = Pick<
  Event,
  | "title"
  | "description"
  | "isAllDay"
  | "zone"
  | "location"
  | "onlineUrl"
  | "contacts"
  | "reach"
  | "audience"
  | "guestVisible"
  | "registration"
  | "hasWaitlist"
  | "allowsMaybe"
  | "plusOnes"
  | "closesHours"
  | "price"
> & {
  typeId?: string | undefined;
  placeId?: string | undefined;
  startsAt: string;
  endsAt: string;
  capacity?: number | undefined;
  frequency: Parameters<typeof ruleOf>[0];
  interval: number;
  until?: string | undefined;
};

/** When a form's clocks say that it is. Refuses at its field what no clock shows, and an end before the start. */
export function momentsOf({ startsAt, endsAt, zone, isAllDay }: Words): { startsAt: Date; endsAt: Date } {
  const [from, to] = isAllDay ? [`${startsAt.slice(0, 10)}T00:00`, `${endsAt.slice(0, 10)}T23:59`] : [startsAt, endsAt];
  if (!isWall(from!)) refuseAt("startsAt", "Такого дня или часа нет");
  if (!isWall(to!)) refuseAt("endsAt", "Такого дня или часа нет");
  const made = { startsAt: new Date(momentOf(from!, zone)), endsAt: new Date(momentOf(to!, zone)) };
  if (made.endsAt < made.startsAt) refuseAt("endsAt", "Событие не может кончиться раньше, чем начнётся");
  if (made.endsAt.getTime() - made.startsAt.getTime() > 31 * 86_400_000)
    refuseAt("endsAt", "Событие длится не больше 31 дня");
  return made;
}

/** The row of an event out of what was said of it. What belongs to a channel or a community is for its members. */
export function rowOf(words: Words) {
  const { frequency, interval, until, startsAt: _, endsAt: __, ...said } = words;
  return {
    ...said,
    ...(said.placeId && { reach: "company" as const, audience: [`place:${said.placeId}`] }),
    typeId: said.typeId ?? null,
    placeId: said.placeId ?? null,
    capacity: said.capacity ?? null,
    rule: ruleOf(frequency, interval, until, said.zone),
  };
}

/** Refuses at its field what somebody may not wish for an event, or what does not fit together. */
export async function refuseUnfit(viewer: Viewer, row: ReturnType<typeof rowOf>, before?: Event): Promise<void> {
  if (row.placeId && row.placeId !== before?.placeId && !(await leadsPlace(viewer, row.placeId)))
    refuseAt("placeId", "Здесь вы не можете создавать события");
  if (row.reach === "portal" && before?.reach !== "portal" && !isDesk(viewer))
    refuseAt("readers", "Всему порталу показывает события тот, кто ведёт календарь");
  if (row.reach === "portal" && row.price > 0)
    refuseAt("price", "Место за баллы бывает только у события своей компании");
  if (row.guestVisible && row.registration === "invite-only")
    refuseAt("guestVisible", "Событие по приглашениям видят только приглашённые");
  if (row.guestVisible && row.audience) refuseAt("guestVisible", "Гостям показывают то, что открыто всей компании");
  if (row.typeId && row.typeId !== before?.typeId) {
    const isThere = and(eq(eventTypes.id, row.typeId), eq(eventTypes.groupId, viewer.groupId));
    if (!(await db().$count(eventTypes, isThere))) refuseAt("typeId", "Такого вида больше нет");
  }
}

/** Whether an event waits until the desk lets it out: an employee's that the whole company sees, or sees from now on. */
export function stateFor(viewer: Viewer, row: ReturnType<typeof rowOf>, before?: Event): Event["state"] {
  if (before?.state === "in-review" && !isDesk(viewer)) return "in-review";
  const wasWide = before !== undefined && isWide(before);
  const isWider = (isWide(row) && !wasWide) || (row.guestVisible && before?.guestVisible !== true);
  return isWider && !isDesk(viewer) ? "in-review" : "published";
}

const isWide = ({ audience, registration }: Pick<Event, "audience" | "registration">): boolean =>
  audience === null && registration !== "invite-only";

async function leadsPlace(viewer: Viewer, id: string): Promise<boolean> {
  const isThere = and(eq(places.id, id), eq(places.groupId, viewer.groupId), isNull(places.deletedAt));
  const [row] = await db()
    .select({ id: places.id })
    .from(places)
    .where(and(isThere, leads(viewer, places.id)));
  return row !== undefined;
}
