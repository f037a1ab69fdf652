import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { achievements } from "../routes.ts";
import { BadgeSign, BadgeState } from "../ui/badge-card.tsx";
import { ruleWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(({ title }) => title, "Достижение");

export const loader = load(({ api, params: { id = "" }, query: { after } }) => api.achievements.one({ id, after }));

export default function Achievement() {
  const badge = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const day = (at: string) => <Time value={at} zone={viewer.timeZone} now={now} look="day" />;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={badge.title} places={[{ href: href(achievements.list), title: "Достижения" }]} />
      {badge.revoked && (
        <div className="mb-5">
          <Notice look="warning" title="Это достижение у вас отозвали">
            {day(badge.revoked.at)}: {badge.revoked.reason} Кроме вас, об этом не видит никто.
          </Notice>
        </div>
      )}
      <Card pad="l" className="flex flex-col items-center text-center">
        <BadgeSign badge={badge} large />
        <p className="mt-4 text-lg">{badge.description}</p>
        <p className="mt-1 text-muted">
          {badge.deed ? ruleWords(badge) : badge.secret && !badge.at ? "Секретное" : "Вручает компания"}
          {badge.collection && ` · коллекция «${badge.collection}»`}
        </p>
        <div className="w-full max-w-80">
          <BadgeState badge={badge} />
        </div>
        {badge.at && <p className="mt-2 text-muted">Ваше с {day(badge.at)}</p>}
      </Card>
      <Section
        id="owners"
        title={badge.owners ? `Есть у ${counted(badge.owners, ["коллеги", "коллег", "коллег"])}` : "Пока ни у кого"}
      >
        {badge.people.length > 0 && (
          <Card>
            <ul className="divide-y divide-line">
              {badge.people.map(({ person, at, reason }) => (
                <li key={person.accountId} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
                  <Avatar person={{ id: person.accountId, name: person.name, photo: person.photo }} />
                  <span className="min-w-0 wrap-anywhere">
                    <PersonLink person={person} />
                    <span className="block text-sm text-muted">
                      {day(at)}
                      {reason && `: ${reason}`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {badge.next && <MoreLink href={href(achievements.one, { id: badge.id }, { after: badge.next })} />}
      </Section>
    </div>
  );
}
