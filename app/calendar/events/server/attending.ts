import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { sign } from "#platform/auth/seal.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import type { AnswerState } from "../contract.ts";
import { answerOf, freeOf, seat } from "./answering.ts";
import { type Day, findOwn, lockDay } from "./finding.ts";
import { eventAnswers } from "./schema.ts";

const hour = 3_600_000;

/** Whether people may note by themselves that they have come: from an hour before the start until an hour after the end. */
export const isDoorOpen = ({ startsAt, endsAt, cancelledAt }: Day): boolean =>
  !cancelledAt && now().getTime() >= startsAt.getTime() - hour && now().getTime() <= endsAt.getTime() + hour;

/** The six figures that stand at the door of a day of an event: whoever types them is there. */
export function doorCode({ id }: Pick<Day, "id">): string {
  const digest = createHash("sha256").update(sign("event-door", id)).digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, "0");
}

/** What is shown at the door, for who leads the event; for others it is not found. */
export async function readDoor(viewer: Viewer, { id }: { id: string }) {
  const { day, event } = await findOwn(viewer, id);
  const count = (...states: AnswerState[]) =>
    db().$count(eventAnswers, and(eq(eventAnswers.dayId, day.id), inArray(eventAnswers.state, states)));
  return {
    ...{ id: day.id, title: day.title ?? event.title, code: doorCode(day) },
    ...{ came: await count("attended"), expected: await count("going") },
    ...{ opensAt: new Date(day.startsAt.getTime() - hour).toISOString(), isOpen: isDoorOpen(day) },
  };
}

/**
 * Notes that the reader has come, by the code that stands at the door; twice is once. Who has no seat takes a free one. Refuses
 * a wrong code, another time, and whom the organiser has not let in, at the field of the code.
 */
export async function checkIn(viewer: Viewer, { id, code }: { id: string; code: string }): Promise<{ id: string }> {
  const { day, event, may, invited } = await lockDay(viewer, id);
  if (!isDoorOpen(day) || event.state !== "published")
    refuseAt("code", "Отметиться можно за час до начала, во время события и час после него");
  if (code.replace(/\D/g, "") !== doorCode(day)) refuseAt("code", "Код не тот: посмотрите на экран у входа");
  const { accountId, groupId } = viewer;
  const before = await answerOf(day.id, accountId);
  if (before?.state === "attended") return { id };
  const isSeated = before?.state === "going";
  const isLetIn = isSeated || invited || may;
  const isClosed = event.registration === "approval" || event.registration === "invite-only";
  if (isClosed && !isLetIn) refuseAt("code", "Вас нет в списке: подойдите к организатору");
  if (!isSeated && freeOf(day, event) < 1) refuseAt("code", "Мест больше нет: подойдите к организатору");
  const plusOnes = isSeated ? before.plusOnes : 0;
  await seat({ accountId, groupId, byId: accountId }, { day, event, before, state: "attended", plusOnes });
  return { id };
}
