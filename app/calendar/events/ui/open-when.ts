import { clockText } from "#app/ui/time-text.ts";
import { zoneName } from "#app/web/zone-name.ts";
import type { OpenEvent } from "../contract.ts";

/** When an event is, for who meets a link to it elsewhere: «10 июня 2026 г., 18:00 по московскому времени». */
export function openWhen({ startsAt, isAllDay, zone: own }: OpenEvent, reader: string): string {
  const zone = isAllDay ? own : reader;
  const day = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: zone }).format(new Date(startsAt));
  return isAllDay ? day : `${day}, ${clockText(new Date(startsAt), zone)} ${zoneName(zone)}`;
}
