import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reactionForm } from "#app/content/forms.ts";
import { PublicationList } from "#app/content/ui/publication-list.tsx";
import { ReactionForm } from "#app/content/ui/reactions.tsx";
import { feed } from "#app/feed/routes.ts";
import { FeedEmpty } from "#app/feed/ui/feed-empty.tsx";
import { FeedTabs } from "#app/feed/ui/feed-tabs.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Главная");

export const loader = load(async ({ api }) => {
  const [me, { items, next }] = await Promise.all([api.account.me(), api.feed.page({ tab: "company" })]);
  return { firstName: me.firstName, company: me.group.name, items, next };
});

export const action = act({
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
});

export default function Main() {
  const { firstName, company, items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <Heading level={1}>{firstName}, добрый день!</Heading>
      <p className="mt-1 text-soft">Что нового в компании «{company}»</p>
      <div className="mt-5">
        <FeedTabs />
      </div>
      <div className="mt-6">{items.length ? <PublicationList items={items} /> : <FeedEmpty tab="company" />}</div>
      <ReactionForm />
      {next && <MoreLink href={href(feed.company, null, { after: next })} />}
    </>
  );
}
