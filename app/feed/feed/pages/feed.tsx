import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { reactionForm } from "#app/engines/content/forms.ts";
import { Beside } from "#app/engines/content/ui/beside.tsx";
import { listed } from "#app/engines/content/ui/listed.ts";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { amongCards } from "#app/engines/questionnaires/ui/among-cards.ts";
import { Prompt } from "#app/feed/ugc/ui/prompt.tsx";
import { foldForm } from "#app/news/news/forms.ts";
import { PinnedNews, pinnedLine } from "#app/news/news/ui/pinned-news.tsx";
import { rubricTitle } from "#app/news/news/ui/rubric-title.ts";
import { lineIdForm } from "#app/news/running-line/forms.ts";
import { RunningLine } from "#app/news/running-line/ui/running-line.tsx";
import { account } from "#app/people/account/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Form } from "#app/web/form.tsx";
import { readGrown } from "#app/web/grown.ts";
import { act, intent, load } from "#app/web/page.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { FeedTab } from "../contract.ts";
import { arrangeForm, readWish } from "../forms.ts";
import { feed, tabTitles } from "../routes.ts";
import { ArrangeForm, SortSwitch, ViewSwitch } from "../ui/arrangement.tsx";
import { emptyWords } from "../ui/empty-words.ts";
import { FeedEmpty } from "../ui/feed-empty.tsx";
import { FeedFilter, FilterLinks } from "../ui/feed-filter.tsx";
import { FeedTabs } from "../ui/feed-tabs.tsx";
import { FreshNews } from "../ui/fresh-news.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ tab }) => `${tabTitles[tab]} – Лента`, data, "Лента") },
  ...(data?.rss ? [{ tagName: "link", rel: "alternate", type: "application/rss+xml", href: data.rss }] : []),
];

export const loader = load(async ({ api, url, query, preferences, viewer, now, afterwards }) => {
  const tab = url.pathname.replace(/\.data$/, "").split("/")[2] as FeedTab;
  const { filter, ...wish } = readWish(query);
  const sort = wish.sort ?? preferences.feedSort ?? "new";
  const isFirst = !url.searchParams.getAll("after")[0] && !Object.values(filter).some(Boolean);
  const isInOrder = sort === "new" && !Object.values(filter).some(Boolean);
  const [page, beside, lines, pinned, rubrics, rss, place] = await Promise.all([
    readGrown(url, (after) => api.feed.page({ tab, sort, after, ...filter })),
    api.widgets.beside({}),
    tab === "work" || tab === "life" ? api.runningLine[tab]({}) : { items: [] },
    isFirst && tab === "work"
      ? api.news.pinnedWork({})
      : isFirst && tab === "life"
        ? api.news.pinnedLife({})
        : { items: [] },
    query.filter === "open" ? api.news.rubrics({}) : undefined,
    // Only the person themselves learns their address, not who looks at the portal with their eyes.
    isFirst ? api.feed.rss().catch(() => undefined) : undefined,
    isInOrder && isFirst
      ? api.feed.place({ tab }).then(
          ({ after }) => after ?? undefined,
          () => undefined,
        )
      : undefined,
  ]);
  // Below its top a feed keeps where its reader is; nobody keeps it with another's eyes.
  const below = isInOrder && !viewer.isShown && query.after;
  if (below) afterwards(() => api.feed.keepPlace({ tab, after: below }));
  const { begin: after, next } = page;
  const asked =
    tab === "company" && isInOrder
      ? await api.surveys.inFeed({ ...(after && { after }), ...(next && { until: next }) })
      : { items: [] };
  const items = amongCards(page.items.map(listed), asked.items, { zone: viewer.timeZone, now });
  return {
    tab,
    view: wish.view ?? preferences.feedView ?? "card",
    sort,
    filter,
    asking: rubrics ? rubrics.items.map((one) => ({ id: one.id, title: rubricTitle(one) })) : null,
    lines: lines.items,
    pinned: pinned.items.map(pinnedLine),
    rss: rss?.items.find((one) => one.tab === tab)?.address,
    place: place && href(feed[tab], null, { after: place }),
    // What stands above the feed is not told twice.
    beside: { ...beside, pinned: pinned.items.length ? [] : beside.pinned },
    empty: items.length ? undefined : emptyWords({ tab, filter, sort }),
    ...page,
    items,
  };
});

export const action = act({
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
  fold: intent(foldForm, async ({ api, value, here }) => {
    await api.news.fold(value.pin);
    return { to: here() };
  }),
  "dismiss-line": intent(lineIdForm, async ({ api, value, here }) => {
    await api.runningLine.dismiss(value);
    return { to: here() };
  }),
  arrange: intent(arrangeForm, async ({ api, value, here }) => {
    await api.feed.arrange(value);
    return { to: here(undefined, { view: undefined, sort: undefined, after: undefined }) };
  }),
  "read-feeds": intent(z.object({}), async ({ api, here }) => {
    await api.feed.readAll();
    return { to: here(), toast: { id: "read", kind: "success", text: "Всё отмечено прочитанным" } };
  }),
});

export default function Feed() {
  const {
    tab,
    view,
    sort,
    filter,
    asking,
    begin: after,
    grows,
    lines,
    pinned,
    place,
    beside,
    empty,
    items,
    next,
  } = useLoaderData<typeof loader>();
  const top = href(feed[tab], null, filter);
  const isWhole = sort === "new" && !after && !Object.values(filter).some(Boolean);
  return (
    <Columns beside={<Beside {...beside} />}>
      {items.length > 0 && <SkipLink href="#feed">К ленте</SkipLink>}
      <RunningLine items={lines} />
      <div className="mb-2 flex items-center justify-between gap-4">
        <Heading level={1}>{tabTitles[tab]}</Heading>
        <ViewSwitch view={view} />
      </div>
      <FeedTabs current={tab} />
      <div className="mt-3 hidden lg:flex">
        <Prompt back={href(feed[tab])} feed={tab === "subscriptions" || tab === "company" ? undefined : tab} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <SortSwitch sort={sort} />
        <FilterLinks tab={tab} filter={filter} isOpen={asking !== null} />
        {items.some(({ read }) => !read) && <ReadAll />}
      </div>
      {asking && <FeedFilter tab={tab} filter={filter} rubrics={asking} />}
      {isWhole && <FreshNews tab={tab} since={items[0]?.publishedAt} to={top} />}
      <PinnedNews items={pinned} />
      {(after || place) && (
        <p className="mt-4">
          <a href={place ?? top} className="text-link underline">
            {place ? "Туда, где вы остановились" : "К началу ленты"}
          </a>
        </p>
      )}
      <div className="mt-3">
        {items.length ? <PublicationList id="feed" items={items} view={view} /> : empty && <FeedEmpty {...empty} />}
      </div>
      {next && <MoreLink list={grows && "feed"} href={href(feed[tab], null, { ...filter, sort, after: next })} />}
      <p className="mt-6">
        <a href={`${href(account.settings)}#rss`} className="inline-flex min-h-8 items-center gap-2 text-sm text-muted">
          <Icon name="subscriptions" size="s" />
          Читать через RSS
        </a>
      </p>
      <ArrangeForm />
    </Columns>
  );
}

/** «Отметить всё прочитанным»: in all feeds at once. */
function ReadAll() {
  return (
    <Form repeatable data-keep-scroll className="ml-auto">
      <Button name="intent" value="read-feeds" look="quiet" size="s" icon="check" className="max-sm:[&>span]:sr-only">
        Отметить всё прочитанным
      </Button>
    </Form>
  );
}
