import { clockText, dayText } from "#app/ui/time-text.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { zoneName } from "#app/web/zone-name.ts";
import type { EventLine } from "../contract.ts";

type Props = Pick<EventLine, "startsAt" | "endsAt" | "isAllDay" | "zone"> & { reader: string; now: string };

/** When an event is: in the reader's zone, and in its own too, where the clocks there show something else. */
export function EventTime({ startsAt, endsAt, isAllDay, zone, reader, now }: Props) {
  const [from, to, at] = [new Date(startsAt), new Date(endsAt), new Date(now)];
  const shown = isAllDay ? zone : reader;
  const isOneDay = wallOf(startsAt, shown).slice(0, 10) === wallOf(endsAt, shown).slice(0, 10);
  const days = isOneDay ? dayText(from, shown, at) : `${dayText(from, shown, at)} – ${dayText(to, shown, at)}`;
  if (isAllDay) return <time dateTime={wallOf(startsAt, zone).slice(0, 10)}>{`${days}, весь день`}</time>;
  const isElsewhere = wallOf(startsAt, zone) !== wallOf(startsAt, reader);
  const hours = isOneDay
    ? `${days}, ${clockText(from, shown)}–${clockText(to, shown)}`
    : `${dayText(from, shown, at)}, ${clockText(from, shown)} – ${dayText(to, shown, at)}, ${clockText(to, shown)}`;
  return (
    <>
      <time dateTime={startsAt}>{hours}</time>
      {isElsewhere && (
        <span className="text-muted">{` (там, где событие: ${clockText(from, zone)} ${zoneName(zone)})`}</span>
      )}
    </>
  );
}
