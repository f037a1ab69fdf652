import { type SQL, sql } from "drizzle-orm";
import type { ColleagueLine } from "#app/account/contract.ts";
import { wallOf } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { type Part, part } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";

const atMost = 5;
const birthdaysAhead = 7;
const newFor = 30;

/** Colleagues of the own company whose birthday is today or in the coming week, the nearest first; no year of birth, and nobody who keeps it to themselves. */
export function nearBirthdays(viewer: Viewer): Part<ColleagueLine[]> {
  const days = comingDays(viewer.timeZone);
  const list = sql`string_to_array(${days.join()}, ',')`;
  const day = sql`to_char(birth_date, 'MM-DD')`;
  const isTold = sql`not coalesce((preferences ->> 'hideBirthday')::boolean, false)`;
  return lines(viewer, day, sql`${day} = any(${list}) and ${isTold}`, sql`array_position(${list}, ${day})`);
}

/** Who has come to the own company within the last month, the newest first. */
export function newColleagues(viewer: Viewer): Part<ColleagueLine[]> {
  const [begin, today] = [-newFor, 0].map((count) => dayIn(viewer.timeZone, count));
  const day = sql`to_char(hired_on, 'MM-DD')`;
  return lines(viewer, day, sql`hired_on between ${begin} and ${today}`, sql`hired_on desc`);
}

type Row = Omit<ColleagueLine, "name" | "photo"> & { firstName: string; lastName: string; photoId: string | null };

function lines(viewer: Viewer, day: SQL, where: SQL, order: SQL): Part<ColleagueLine[]> {
  return part<Row, ColleagueLine[]>(
    sql`select id as "accountId", alias, first_name as "firstName", last_name as "lastName", position,
        photo_id as "photoId", ${day} as day
      from ${accounts}
      where group_id = ${viewer.groupId} and left_at is null and consent_to_pers_data and id <> ${viewer.accountId}
        and ${where}
      order by ${order}, last_name, first_name limit ${atMost}`,
    (rows) =>
      rows.map(({ firstName, lastName, photoId, ...rest }) => ({
        ...rest,
        name: `${firstName} ${lastName}`,
        photo: photoId && fileUrl(photoId),
      })),
  );
}

/** Today and the days after it as «MM-DD»; in a year without the 29th of February it follows the 28th. */
function comingDays(zone: string): string[] {
  const days = Array.from({ length: birthdaysAhead + 1 }, (_, count) => dayIn(zone, count).slice(5));
  const at = days.indexOf("02-28");
  return at < 0 || days.includes("02-29") ? days : days.toSpliced(at + 1, 0, "02-29");
}

function dayIn(zone: string, count: number): string {
  const today = wallOf(now().toISOString(), zone).slice(0, 10);
  return new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10);
}
