import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { toneFills } from "#app/ui/tones.ts";
import { href } from "#app/web/urls.ts";
import type { EventLine, LayerLine } from "../contract.ts";
import { events } from "../routes.ts";
import { byDays, daysBetween, longDay } from "./days.ts";
import { EventTime } from "./event-time.tsx";
import { LayerList } from "./layer-link.tsx";
import { answerTitles } from "./words.ts";

type Props = { items: EventLine[]; beside: LayerLine[]; from: string; to: string; zone: string; now: string };

/** Events day by day with what stands beside them; days without any are passed by. */
export function EventDays({ items, beside, from, to, zone, now }: Props) {
  const days = daysBetween(from, to);
  const near = byDays(beside, days, zone);
  const found = [...byDays(items, days, zone)].filter(([day, some]) => some.length + near.get(day)!.length > 0);
  return found.map(([day, some]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mt-6 first:mt-0">
      <h2 id={`day-${day}`} className="mb-2 text-lg first-letter:uppercase">
        {longDay(day)}
      </h2>
      <LayerList items={near.get(day)!} zone={zone} className="mb-2 space-y-1" />
      <EventList items={some} {...{ zone, now }} />
    </section>
  ));
}

export function EventList({ items, zone, now }: Pick<Props, "items" | "zone" | "now">) {
  return (
    <ul className="space-y-2 empty:hidden">
      {items.map((item) => (
        <li key={item.id} className="card flex gap-3 p-4">
          <span
            aria-hidden="true"
            className={`mt-2 size-2.5 flex-none rounded-full ${toneFills[item.type?.tone ?? "blue"]}`}
          />
          <div className="min-w-0">
            <h3 className={`font-semibold wrap-anywhere ${item.cancelled ? "line-through" : ""}`}>
              <Link href={href(events.one, { id: item.id })} look="plain" className="inline-flex min-h-6 items-center">
                {item.title}
              </Link>
            </h3>
            <p className="text-sm text-soft">
              <EventTime {...item} reader={zone} now={now} />
              {item.location && ` · ${item.location}`}
            </p>
            <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
              {item.type && <Badge>{item.type.title}</Badge>}
              {item.cancelled && <Badge look="danger">Отменено</Badge>}
              {item.answer && <Badge look="success">{answerTitles[item.answer]}</Badge>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
