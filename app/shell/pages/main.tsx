import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reactionForm } from "#app/content/forms.ts";
import { PublicationList } from "#app/content/ui/publication-list.tsx";
import { feed } from "#app/feed/routes.ts";
import { FeedEmpty } from "#app/feed/ui/feed-empty.tsx";
import { FeedTabs } from "#app/feed/ui/feed-tabs.tsx";
import { DueNews } from "#app/news/ui/due-news.tsx";
import { lineIdForm } from "#app/running-line/forms.ts";
import { RunningLine } from "#app/running-line/ui/running-line.tsx";
import { StoriesBar } from "#app/stories/ui/stories-bar.tsx";
import { ugc } from "#app/ugc/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Главная");

export const loader = load(async ({ api }) => {
  const [me, { items, next }, lines, stories, due] = await Promise.all([
    api.account.me(),
    api.feed.page({ tab: "company" }),
    api.runningLine.all({}),
    api.stories.bar({}),
    api.news.due({}),
  ]);
  const { firstName, group } = me;
  return { firstName, company: group.name, items, next, lines: lines.items, stories: stories.items, due: due.items };
});

export const action = act({
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
  "dismiss-line": intent(lineIdForm, async ({ api, value, here }) => {
    await api.runningLine.dismiss(value);
    return { to: here() };
  }),
});

export default function Main() {
  const { firstName, company, items, next, lines, stories, due } = useLoaderData<typeof loader>();
  const { viewer, me, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <RunningLine items={lines} />
      <Heading level={1}>
        {greeting(now, viewer.timeZone)}, {firstName}!
      </Heading>
      <p className="mt-1 text-soft">Что нового в компании «{company}»</p>
      <div className="mt-4">
        <StoriesBar items={stories} adding={viewer.rights.includes("editor")} />
      </div>
      <DueNews items={due} />
      {me && <Prompt person={me} />}
      <div className="mt-6">
        <FeedTabs />
      </div>
      <div className="mt-6">{items.length ? <PublicationList items={items} /> : <FeedEmpty tab="company" />}</div>
      {next && <MoreLink href={href(feed.company, null, { sort: "new", after: next })} />}
    </div>
  );
}

/** The way to write, where one is used to finding it: above what others wrote. */
function Prompt({ person }: { person: { name: string; alias: string; photo: string | null } }) {
  return (
    <Card pad="s" lifts className="mt-5 flex items-center gap-3">
      <Avatar person={{ id: person.alias, name: person.name, photo: person.photo }} />
      <CardLink href={href(ugc.create)} className="flex min-h-10 flex-1 items-center text-muted">
        О чём расскажете коллегам?
      </CardLink>
      <Icon name="image" className="text-muted" />
    </Card>
  );
}

/** The words of the hour where the reader is. */
function greeting(now: string, zone: string): string {
  const hour = Number(
    new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: zone }).format(new Date(now)),
  );
  if (hour < 5 || hour > 22) return "Доброй ночи";
  if (hour < 12) return "Доброе утро";
  return hour < 18 ? "Добрый день" : "Добрый вечер";
}
