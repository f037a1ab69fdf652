import { outside } from "#app/calendar/outside/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { Link } from "#app/ui/link.tsx";
import { clockText } from "#app/ui/time-text.ts";
import { href } from "#app/web/urls.ts";
import type { LayerLine } from "../contract.ts";

const addresses: Record<LayerLine["layer"], (item: LayerLine) => string | undefined> = {
  birthday: ({ of }) => href(account.profile, { socialId: of }),
  day: () => undefined,
  outside: ({ of, id }) => href(outside.entry, { calendarId: of, entryId: id }),
};
const words: Record<LayerLine["layer"], string> = { birthday: "День рождения: ", day: "", outside: "Занято: " };

/** What stands beside events in a calendar: a birthday, a named day, a time of another program's calendar. */
export function LayerLink({ item, zone }: { item: LayerLine; zone: string }) {
  const address = addresses[item.layer](item);
  const text = (
    <span className="min-w-0 wrap-anywhere">
      {!item.isAllDay && `${clockText(new Date(item.startsAt), zone)} `}
      {words[item.layer]}
      {item.title}
    </span>
  );
  const look = "flex min-h-6 items-baseline border-l-2 border-line px-1.5 py-0.5 text-sm text-muted";
  if (!address) return <span className={look}>{text}</span>;
  return (
    <Link href={address} look="plain" className={`${look} hover:bg-well`}>
      {text}
    </Link>
  );
}

export function LayerList({ items, zone, className }: { items: LayerLine[]; zone: string; className?: string }) {
  if (!items.length) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={`${item.layer}-${item.id}`}>
          <LayerLink {...{ item, zone }} />
        </li>
      ))}
    </ul>
  );
}
