import { Card, CardLink } from "#app/ui/card.tsx";
import { href } from "#app/web/urls.ts";
import type { DeskLine } from "../contract.ts";
import { peopleDesk } from "../routes.ts";
import { AccountBadges } from "./account-badges.tsx";

/** Accounts of the company: who they are and how they stand. */
export function DeskPeople({ items }: { items: DeskLine[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((person) => (
        <Card
          key={person.id}
          as="li"
          pad="s"
          lifts
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2"
        >
          <div className="min-w-0">
            <h2 className="text-base font-medium wrap-anywhere">
              <CardLink href={href(peopleDesk.person, { id: person.id })}>{person.name}</CardLink>
            </h2>
            {person.email && <p className="text-sm text-soft wrap-anywhere">{person.email}</p>}
            <p className="text-sm text-muted">{[person.position, person.department].filter(Boolean).join(", ")}</p>
          </div>
          <AccountBadges account={person} />
        </Card>
      ))}
    </ul>
  );
}
