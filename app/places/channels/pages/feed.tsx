import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { readGrown } from "#app/web/grown.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channels } from "../routes.ts";
import { ChannelsTabs } from "../ui/channels-tabs.tsx";
import { ThreadList } from "../ui/thread-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новое в каналах");

export const loader = load(({ api, url }) => readGrown(url, (after) => api.channels.feed({ after })));

export default function ChannelsFeed() {
  const { items, next, grows } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новое в каналах" />
      <ChannelsTabs current="feed" />
      {items.length > 0 ? (
        <ThreadList id="feed" items={items} named />
      ) : (
        <EmptyState
          icon="channels"
          title="Здесь появится новое из ваших каналов"
          action={<ButtonLink href={href(channels.list)}>Выбрать каналы</ButtonLink>}
        >
          Вступите в канал, и его обсуждения будут приходить сюда.
        </EmptyState>
      )}
      {next && <MoreLink list={grows && "feed"} href={href(channels.feed, null, { after: next })} />}
    </div>
  );
}
