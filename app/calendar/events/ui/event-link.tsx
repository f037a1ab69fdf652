import { Link } from "#app/ui/link.tsx";
import { clockText } from "#app/ui/time-text.ts";
import { toneFills } from "#app/ui/tones.ts";
import { href } from "#app/web/urls.ts";
import type { EventLine } from "../contract.ts";
import { events } from "../routes.ts";

/** An event in a cell of a calendar: its hour and its name; a cancelled one is struck through. */
export function EventLink({ item, zone }: { item: EventLine; zone: string }) {
  return (
    <Link
      href={href(events.one, { id: item.id })}
      look="plain"
      className={`flex items-baseline gap-1.5 px-1 py-0.5 text-sm hover:bg-well ${item.cancelled ? "line-through" : ""}`}
    >
      <span aria-hidden="true" className={`size-2 flex-none rounded-full ${toneFills[item.type?.tone ?? "blue"]}`} />
      <span className="min-w-0 wrap-anywhere">
        {!item.isAllDay && <span className="text-muted">{clockText(new Date(item.startsAt), zone)} </span>}
        {item.title}
        {item.cancelled && <span className="sr-only"> (отменено)</span>}
      </span>
    </Link>
  );
}
