import { Link } from "#app/ui/link.tsx";
import { toneFills } from "#app/ui/tones.ts";
import { href } from "#app/web/urls.ts";
import type { EventLine, LayerLine } from "../contract.ts";
import { events } from "../routes.ts";
import { DayLink } from "./day-link.tsx";
import { byDays, daysBetween, longDay, monthText, weekDayNames, weekDays } from "./days.ts";
import { EventLink } from "./event-link.tsx";
import { LayerLink } from "./layer-link.tsx";

type Props = {
  day: string;
  today: string;
  from: string;
  to: string;
  items: EventLine[];
  beside: LayerLine[];
  zone: string;
};

const shownInCell = 3;

/** A month as a table; on a phone its cells are dots, and the list stands below. */
export function MonthTable({ day, today, from, to, items, beside, zone }: Props) {
  const days = daysBetween(from, to);
  const found = byDays(items, days, zone);
  const near = byDays(beside, days, zone);
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{monthText(day)}</caption>
      <thead>
        <tr>
          {weekDays.map((name, at) => (
            <th key={name} scope="col" abbr={weekDayNames[at]} className="py-2 text-sm font-normal text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <Cell
                key={one}
                day={one}
                isToday={one === today}
                isOutside={one.slice(0, 7) !== day.slice(0, 7)}
                items={found.get(one) ?? []}
                beside={near.get(one) ?? []}
                zone={zone}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = Pick<Props, "day" | "items" | "beside" | "zone"> & { isToday: boolean; isOutside: boolean };

function Cell({ day, isToday, isOutside, items, beside, zone }: CellProps) {
  const room = Math.max(1, shownInCell - items.length);
  const more = Math.max(0, items.length - shownInCell) + Math.max(0, beside.length - room);
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      className={`h-14 border border-line align-top sm:h-28 sm:p-1 ${isOutside ? "text-muted" : "bg-surface"}`}
    >
      <DayLink
        day={day}
        isToday={isToday}
        label={`${longDay(day)}${items.length ? `, событий: ${items.length}` : ""}`}
        className="mx-auto flex size-9 items-center justify-center rounded-full text-sm sm:mx-0 sm:size-7"
      >
        {Number(day.slice(8))}
      </DayLink>
      {items.length + beside.length > 0 && (
        <>
          <span aria-hidden="true" className="mt-0.5 flex justify-center gap-0.5 sm:hidden">
            {items.slice(0, shownInCell).map(({ id, type }) => (
              <span key={id} className={`size-1.5 rounded-full ${toneFills[type?.tone ?? "blue"]}`} />
            ))}
          </span>
          <ul className="hidden sm:block">
            {items.slice(0, shownInCell).map((item) => (
              <li key={item.id}>
                <EventLink {...{ item, zone }} />
              </li>
            ))}
            {beside.slice(0, room).map((item) => (
              <li key={`${item.layer}-${item.id}`}>
                <LayerLink {...{ item, zone }} />
              </li>
            ))}
            {more > 0 && (
              <li>
                <Link href={href(events.month, null, { view: "list", day })} className="px-1 text-sm">
                  {`ещё ${more}`}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
    </td>
  );
}
