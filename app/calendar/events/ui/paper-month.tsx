import { clockText } from "#app/ui/time-text.ts";
import type { EventLine, LayerLine } from "../contract.ts";
import { byDays, daysBetween, monthText, weekDayNames } from "./days.ts";

type Props = { day: string; from: string; to: string; items: EventLine[]; beside: LayerLine[]; zone: string };

/** A month for paper: every event of every day in words, nothing to press. */
export function PaperMonth({ day, from, to, items, beside, zone }: Props) {
  const days = daysBetween(from, to);
  const found = byDays(items, days, zone);
  const near = byDays(beside, days, zone);
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  const name = monthText(day);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is leafed through by keys.
    <section aria-label={name} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-160 table-fixed border-collapse text-sm">
        <caption className="mb-2 text-left text-lg">{name}</caption>
        <thead>
          <tr>
            {weekDayNames.map((one) => (
              <th key={one} scope="col" className="border border-line p-1 font-normal">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td
                  key={one}
                  className={`h-20 border border-line p-1 align-top ${one.slice(0, 7) === day.slice(0, 7) ? "" : "text-muted"}`}
                >
                  <span className="font-semibold">{Number(one.slice(8))}</span>
                  <ul>
                    {found.get(one)?.map((item) => (
                      <li key={item.id} className={`wrap-anywhere ${item.cancelled ? "line-through" : ""}`}>
                        {!item.isAllDay && `${clockText(new Date(item.startsAt), zone)} `}
                        {item.title}
                        {item.location && `, ${item.location}`}
                        {item.cancelled && <span className="sr-only"> (отменено)</span>}
                      </li>
                    ))}
                    {near.get(one)?.map((item) => (
                      <li key={`${item.layer}-${item.id}`} className="text-muted wrap-anywhere">
                        {!item.isAllDay && `${clockText(new Date(item.startsAt), zone)} `}
                        {item.layer === "birthday" && "День рождения: "}
                        {item.title}
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
