import { and, type SQL, sql } from "drizzle-orm";
import type { ColleagueLine } from "#app/people/account/contract.ts";
import { todayIn } from "#app/web/server/today.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { isTold } from "./contacts.ts";

const atMost = 5;
const birthdaysAhead = 7;
const newFor = 30;

/** Colleagues of the own company whose birthday is today or in the coming week, the nearest first. */
export function nearBirthdays(viewer: Viewer, today: string): Part<ColleagueLine[]> {
  const { day, nearness, where } = birthdaysWithin(viewer, birthdaysAhead, today);
  return lines(day, where, nearness);
}

/** Who has come to the own company within the last month, the newest first. */
export function newColleagues(viewer: Viewer, today: string): Part<ColleagueLine[]> {
  return lines(hiredDay, hiredWithin(viewer, today), sql`${accounts.hiredOn} desc`);
}

/**
 * Colleagues of the own company with a birthday today or within so many days: the condition, the day without its year,
 * and how near it is. Nobody who keeps theirs to themselves, or does not agree to showing it.
 */
export function birthdaysWithin(viewer: Viewer, ahead = birthdaysAhead, today = todayIn(viewer.timeZone)) {
  const days = sql`string_to_array(${comingDays(today, ahead).join()}, ',')`;
  const day = sql<string>`to_char(${accounts.birthDate}, 'MM-DD')`;
  const isShown = sql`${accounts.birthdayTold} and coalesce(${accounts.preferences} ->> 'birthday', '') <> 'hidden'`;
  const where = and(isOther(viewer), sql`${day} = any(${days})`, isShown)!;
  return { day, nearness: sql<number>`array_position(${days}, ${day})`, where };
}

/** The condition «has come to the own company within so many days», of those who let this reader know. */
export function hiredWithin(viewer: Viewer, today = todayIn(viewer.timeZone)): SQL {
  return and(
    isOther(viewer),
    isTold(viewer, "hiredOn"),
    sql`${accounts.hiredOn} between ${daysFrom(today, -newFor)} and ${today}`,
  )!;
}

/** The day when a person came, without its year. */
export const hiredDay = sql<string>`to_char(${accounts.hiredOn}, 'MM-DD')`;

function isOther({ groupId, accountId }: Viewer): SQL {
  return sql`${accounts.groupId} = ${groupId} and ${isColleague()} and ${accounts.consentToPersData}
    and ${accounts.id} <> ${accountId} and ${isNotBlocked({ accountId }, accounts.id)}`;
}

type Row = Omit<ColleagueLine, "name" | "photo"> & { firstName: string; lastName: string; photoId: string | null };

function lines(day: SQL, where: SQL, order: SQL): Part<ColleagueLine[]> {
  return part<Row, ColleagueLine[]>(
    sql`select id as "accountId", alias, first_name as "firstName", last_name as "lastName", position,
        shown_photo_id as "photoId", ${day} as day
      from ${accounts} where ${where} order by ${order}, last_name collate russian, first_name collate russian limit ${atMost}`,
    (rows) => rows.map(toColleague),
  );
}

/** A row as a line of a short list. */
export function toColleague({ firstName, lastName, photoId, ...rest }: Row): ColleagueLine {
  return { ...rest, name: `${firstName} ${lastName}`, photo: photoId && fileUrl(photoId) };
}

/** A day and those after it as «MM-DD»; in a year without the 29th of February it follows the 28th. */
function comingDays(today: string, ahead: number): string[] {
  const days = Array.from({ length: ahead + 1 }, (_, count) => daysFrom(today, count).slice(5));
  const at = days.indexOf("02-28");
  return at < 0 || days.includes("02-29") ? days : days.toSpliced(at + 1, 0, "02-29");
}
