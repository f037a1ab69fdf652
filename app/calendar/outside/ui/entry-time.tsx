import { clockText, dayText } from "#app/ui/time-text.ts";
import { wallOf } from "#app/web/wall-time.ts";
import type { OutsideEntry } from "../contract.ts";

type Props = Pick<OutsideEntry, "startsAt" | "endsAt" | "isAllDay"> & { zone: string; now: string };

/** When something of another calendar is, on the reader's clock; a whole day has none. */
export function EntryTime({ startsAt, endsAt, isAllDay, zone, now }: Props) {
  const shown = isAllDay ? "UTC" : zone;
  const [from, to, at] = [new Date(startsAt), new Date(endsAt), new Date(now)];
  const isOneDay = wallOf(startsAt, shown).slice(0, 10) === wallOf(endsAt, shown).slice(0, 10);
  const [first, last] = [dayText(from, shown, at), dayText(to, shown, at)];
  if (isAllDay)
    return (
      <time dateTime={startsAt.slice(0, 10)}>{isOneDay ? `${first}, весь день` : `${first} – ${last}, весь день`}</time>
    );
  const [begin, end] = [clockText(from, zone), clockText(to, zone)];
  const hours = begin === end ? begin : `${begin}–${end}`;
  return <time dateTime={startsAt}>{isOneDay ? `${first}, ${hours}` : `${first}, ${begin} – ${last}, ${end}`}</time>;
}
