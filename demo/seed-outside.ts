import { outsideCalendars, outsideEntries } from "#app/calendar/outside/server/index.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { zoneOffset } from "./words/calendar.ts";
import { outsideTold } from "./words/events.ts";
import type { World } from "./world.ts";

const [hour, day] = [3_600_000, 86_400_000];

/** What Anna has brought out of the calendar of her phone: weeks of it around today. */
export async function seedOutside(random: Random, world: World): Promise<void> {
  const anna = world.people.find(({ alias }) => alias === "anna");
  if (!anna) return;
  const midnight = Math.floor((world.today.getTime() + zoneOffset) / day) * day - zoneOffset;
  const calendarId = demoId(random, world.today);
  const own = { accountId: anna.id, groupId: anna.groupId };
  await insertRows(outsideCalendars, [
    {
      ...{ ...own, id: calendarId, title: "Личный", kind: "file", source: "личный.ics", isShown: true },
      freshAt: world.today,
    },
  ]);
  const readingId = demoId(random, world.today);
  const rows = outsideTold.flatMap(({ title, location, at, hour: begins, minutes, every, times }) =>
    Array.from({ length: times }, (_, count) => {
      const startsAt = new Date(midnight + (at + every * count) * day + begins * hour);
      return {
        ...{ ...own, calendarId, readingId, id: demoId(random, world.today), uid: title, instance: String(count) },
        ...{ title, location, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) },
        ...{ isAllDay: false, isBusy: true },
      };
    }),
  );
  await insertRows(outsideEntries, rows);
}
