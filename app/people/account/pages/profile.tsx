import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { reactionForm } from "#app/engines/content/forms.ts";
import { Beside, Lines } from "#app/engines/content/ui/beside.tsx";
import { listed } from "#app/engines/content/ui/listed.ts";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { KeptStories } from "#app/news/stories/ui/kept-stories.tsx";
import { blockForm } from "#app/people/blocking/forms.ts";
import { Card } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { SocialProfile } from "../contract.ts";
import { isNamed } from "../forms.ts";
import { account } from "../routes.ts";
import { AwayCard } from "../ui/away-card.tsx";
import { ProfileCard } from "../ui/profile-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ person: SocialProfile }>(
  ({ person }) => `${person.firstName} ${person.lastName}`,
  "Профиль",
);

export const loader = load(async ({ api, params, query: { after }, moved }) => {
  const alias = params.socialId ?? "";
  const [person, publications, beside] = await Promise.all([
    api.account.profile({ alias }),
    api.account.publications({ alias, after }),
    api.widgets.beside({}),
  ]);
  // An address that the page had before, within a year.
  if (!isNamed(person, alias)) throw moved(href(account.profile, { socialId: person.alias }));
  const [{ items: stories }, badges, thanks, seats] = await Promise.all([
    api.stories.kept({ on: "author", id: person.accountId }),
    api.achievements.of({ id: person.accountId }),
    api.thanks.to({ id: person.accountId }),
    api.maps.seats({ personId: person.accountId }),
  ]);
  return {
    person,
    publications: { ...publications, items: publications.items.map(listed) },
    stories,
    badges: badges.items,
    seats: seats.items,
    thanks: thanks.items.map(({ href: to, author, excerpt }) => ({
      href: to,
      title: `${author?.name ?? "Коллега"}: ${excerpt}`,
    })),
    beside,
  };
});

const subscription = z.object({ accountId: z.uuid() });

export const action = act({
  subscribe: intent(subscription, async ({ api, value, here }) => {
    await api.account.subscribe({ ...value, subscribed: true });
    return { to: here(), toast: { id: "subscription", kind: "success", text: "Вы подписались" } };
  }),
  unsubscribe: intent(subscription, async ({ api, value, here }) => {
    await api.account.subscribe({ ...value, subscribed: false });
    return { to: here(), toast: { id: "subscription", kind: "info", text: "Вы больше не подписаны" } };
  }),
  unblock: intent(blockForm, async ({ api, value, here }) => {
    await api.blocking.unblock(value);
    return { to: here(), toast: { id: "blocking", kind: "info", text: "Человек разблокирован" } };
  }),
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
});

export default function Profile() {
  const { person, publications, stories, badges, seats, thanks, beside } = useLoaderData<typeof loader>();
  const isMet = person.away !== "blocked";
  return (
    <Columns beside={<Beside {...beside} />}>
      {person.away ? <AwayCard person={person} away={person.away} /> : <ProfileCard {...{ person, badges, seats }} />}
      {isMet && <KeptStories items={stories} title="Истории" />}
      {isMet && thanks.length > 0 && (
        <Section id="thanks" title={person.mine ? "Вас благодарят" : "За что благодарят"}>
          <Card>
            <Lines items={thanks} />
          </Card>
        </Section>
      )}
      {isMet && <Publications person={person} publications={publications} />}
    </Columns>
  );
}

type PublicationsProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "person" | "publications">;

function Publications({ person, publications }: PublicationsProps) {
  return (
    <Section id="publications" title="Публикации">
      {publications.items.length ? (
        <PublicationList items={publications.items} />
      ) : (
        <EmptyState icon="blogs" title="Пока нет публикаций" />
      )}
      {publications.next && (
        <MoreLink
          href={`${href(account.profile, { socialId: person.alias }, { after: publications.next })}#publications`}
        />
      )}
    </Section>
  );
}
