import { GuestMark } from "#app/access/guests/ui/guest-mark.tsx";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { JournalEntry } from "../contract.ts";
import { resultWords } from "./result-words.ts";

/** Rows of the journal: what, to whom, by whom, when, from where. */
export function JournalList({ items }: { items: Omit<JournalEntry, "deed" | "object">[] }) {
  const { now, viewer } = useRoot();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {items.map(({ id, at, who, title, whom, result, address, detail }) => (
        <li key={id} className="px-4 py-3 sm:px-5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {title}
            {whom && whom.id !== who?.id && <PersonLink person={whom} />}
            {result !== "ok" && <Badge look="warning">{resultWords[result]}</Badge>}
          </p>
          {detail && <p className="text-sm text-soft wrap-anywhere">{detail}</p>}
          <p className="text-sm text-muted">
            {who ? <PersonLink person={who} /> : "Портал"}
            {", "}
            <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
            {address && `, ${address}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function PersonLink({ person: { id, name, guest } }: { person: NonNullable<JournalEntry["who"]> }) {
  return (
    <>
      <Link look="quiet" href={href(peopleDesk.person, { id })}>
        {name}
      </Link>
      {guest && (
        <>
          {" "}
          <GuestMark />
        </>
      )}
    </>
  );
}
