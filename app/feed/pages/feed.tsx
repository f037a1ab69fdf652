import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reactionForm } from "#app/content/forms.ts";
import { PublicationList } from "#app/content/ui/publication-list.tsx";
import { PinnedNews } from "#app/news/ui/pinned-news.tsx";
import { lineIdForm } from "#app/running-line/forms.ts";
import { RunningLine } from "#app/running-line/ui/running-line.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { FeedTab } from "../contract.ts";
import { feed } from "../routes.ts";
import { FeedEmpty } from "../ui/feed-empty.tsx";
import { FeedTabs, tabTitles, ViewSwitch } from "../ui/feed-tabs.tsx";
import { FreshNews } from "../ui/fresh-news.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ tab: FeedTab }>(({ tab }) => `${tabTitles[tab]} – Лента`, "Лента");

export const loader = load(async ({ api, url, query }) => {
  const tab = url.pathname.replace(/\.data$/, "").split("/")[2] as FeedTab;
  const view = query.view === "tile" ? ("tile" as const) : ("card" as const);
  const [page, lines, pinned] = await Promise.all([
    api.feed.page({ tab, after: query.after }),
    tab === "work" || tab === "life" ? api.runningLine[tab]({}) : { items: [] },
    query.after
      ? { items: [] }
      : tab === "work"
        ? api.news.pinnedWork({})
        : tab === "life"
          ? api.news.pinnedLife({})
          : { items: [] },
  ]);
  return { tab, view, after: query.after ?? "", lines: lines.items, pinned: pinned.items, ...page };
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

export default function Feed() {
  const { tab, view, after, lines, pinned, items, next } = useLoaderData<typeof loader>();
  return (
    <div className={view === "tile" ? undefined : "mx-auto max-w-2xl"}>
      <RunningLine items={lines} />
      <div className="mb-4 flex items-center justify-between gap-4">
        <Heading level={1}>Лента: {tabTitles[tab]}</Heading>
        <ViewSwitch tab={tab} view={view} />
      </div>
      <FeedTabs current={tab} view={view} />
      {!after && (
        <FreshNews tab={tab} since={items[0]?.publishedAt} to={href(feed[tab], null, { view: viewParam(view) })} />
      )}
      <PinnedNews items={pinned} />
      {after && (
        <p className="mt-4">
          <a href={href(feed[tab], null, { view: viewParam(view) })} className="text-link underline">
            К началу ленты
          </a>
        </p>
      )}
      <div className="mt-6">
        {items.length ? <PublicationList items={items} view={view} /> : <FeedEmpty tab={tab} />}
      </div>
      {next && <MoreLink href={href(feed[tab], null, { after: next, view: viewParam(view) })} />}
    </div>
  );
}

function viewParam(view: "card" | "tile") {
  return view === "tile" ? view : undefined;
}
