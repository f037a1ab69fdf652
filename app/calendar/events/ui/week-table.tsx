import { wallOf } from "#app/web/wall-time.ts";
import type { EventLine, LayerLine } from "../contract.ts";
import { DayLink } from "./day-link.tsx";
import { byDays, daysBetween, longDay, weekDayNames, weekDays } from "./days.ts";
import { EventLink } from "./event-link.tsx";
import { LayerList } from "./layer-link.tsx";

type Props = {
  from: string;
  to: string;
  today: string;
  items: EventLine[];
  beside: LayerLine[];
  zone: string;
  now: string;
};

const [opens, closes] = [8, 19];
const quarters = ["top-0", "top-1/4", "top-1/2", "top-3/4"];

/** A week as a table of days and hours, with a line where the present moment is; on a phone the list stands instead. */
export function WeekTable({ from, to, today, items, beside, zone, now }: Props) {
  const days = daysBetween(from, to);
  const found = byDays(items, days, zone);
  const near = byDays(beside, days, zone);
  const clock = wallOf(now, zone);
  const [hourNow, quarter] = [Number(clock.slice(11, 13)), Math.floor(Number(clock.slice(14, 16)) / 15)];
  const isNowShown = days.includes(today);
  /** The hour in whose row an event of a day stands: what went over midnight stands at the beginning of the next day. */
  const hourOf = (item: { startsAt: string }, day: string) => {
    const start = wallOf(item.startsAt, zone);
    return start.slice(0, 10) < day ? 0 : Number(start.slice(11, 13));
  };
  const timed = (day: string) => found.get(day)!.filter(({ isAllDay }) => !isAllDay);
  const besideAt = (day: string) => near.get(day)!.filter(({ isAllDay }) => !isAllDay);
  const shown = days.flatMap((day) => [...timed(day), ...besideAt(day)].map((item) => hourOf(item, day)));
  const [first, last] = [Math.min(opens, ...shown), Math.max(closes, ...shown, isNowShown ? hourNow : closes)];
  const least = isNowShown ? Math.min(first, hourNow) : first;
  const hours = Array.from({ length: last - least + 1 }, (_, at) => least + at);
  const cell = "bg-surface border border-line p-1 align-top";
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{`Неделя: ${longDay(from)} – ${longDay(to)}`}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-14 p-1 text-sm font-normal text-muted">
            <span className="sr-only">Час</span>
          </th>
          {days.map((day, at) => (
            <th
              key={day}
              scope="col"
              abbr={weekDayNames[at]}
              aria-current={day === today ? "date" : undefined}
              className="p-1 text-sm font-normal text-muted"
            >
              <DayLink day={day} isToday={day === today} className="rounded-full px-2.5 py-1">
                {`${weekDays[at]}, ${Number(day.slice(8))}`}
              </DayLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={`${cell} text-sm font-normal text-muted`}>
            Весь день
          </th>
          {days.map((day) => (
            <td key={day} className={cell}>
              <Items items={found.get(day)!.filter(({ isAllDay }) => isAllDay)} zone={zone} />
              <LayerList items={near.get(day)!.filter(({ isAllDay }) => isAllDay)} zone={zone} />
            </td>
          ))}
        </tr>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row" className={`${cell} text-sm font-normal text-muted`}>{`${hour}:00`}</th>
            {days.map((day) => (
              <td key={day} className={`${cell} relative h-12`}>
                {day === today && hour === hourNow && (
                  <span className={`absolute inset-x-0 h-0.5 bg-danger ${quarters[quarter]}`}>
                    <span className="sr-only">{`Сейчас ${clock.slice(11)}`}</span>
                  </span>
                )}
                <Items items={timed(day).filter((item) => hourOf(item, day) === hour)} zone={zone} />
                <LayerList items={besideAt(day).filter((item) => hourOf(item, day) === hour)} zone={zone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Items({ items, zone }: { items: EventLine[]; zone: string }) {
  if (!items.length) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <EventLink {...{ item, zone }} />
        </li>
      ))}
    </ul>
  );
}
