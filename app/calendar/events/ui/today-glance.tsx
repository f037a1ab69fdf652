import { outside } from "#app/calendar/outside/routes.ts";
import { href } from "#app/web/urls.ts";
import type { TodayLine } from "../contract.ts";
import { events } from "../routes.ts";

/** What a person has today, the whole day first, and the way to the calendar. */
export function TodayGlance({ items }: { items: TodayLine[] }) {
  return (
    <>
      <ul className="space-y-1">
        {items.map(({ href: address, entry, title, clock }) => (
          <li key={address ?? entry?.entryId}>
            <a
              href={address ?? href(outside.entry, entry!)}
              className="flex min-h-7 items-baseline gap-3 text-ink no-underline hover:text-link"
            >
              <span className="w-12 flex-none text-sm text-muted">{clock ?? "день"}</span>
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={href(events.month)} className="mt-2 inline-flex min-h-7 items-center text-sm">
        Весь календарь
      </a>
    </>
  );
}
