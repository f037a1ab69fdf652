import { dayOf } from "#app/news/news/ui/day.ts";
import { account } from "#app/people/account/routes.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { href } from "#app/web/urls.ts";
import type { MoodTold } from "../contract.ts";
import { levelIcons, levelTitles } from "./levels.ts";

/** What subordinates have shown of their days, each by their own wish. */
export function Told({ items }: { items: MoodTold[] }) {
  return (
    <Section id="told" title="Показали вам">
      <Card>
        <p className="text-muted">Коллеги решили рассказать об этом вам, и только вам.</p>
        <ul className="mt-3 divide-y divide-line">
          {items.map(({ day, level, note, name, alias }) => (
            <li key={`${alias}${day}`} className="flex gap-3 py-3">
              <Icon name={levelIcons[level]} className="mt-0.5 text-brand" />
              <div className="min-w-0">
                <p>
                  <a className="text-ink hover:text-link" href={href(account.profile, { socialId: alias })}>
                    {name}
                  </a>
                  <span className="text-muted">
                    {" "}
                    · {dayOf(day)} · {levelTitles[level].toLowerCase()}
                  </span>
                </p>
                {note && <p className="mt-1 wrap-anywhere text-soft">{note}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
