import { followings } from "#app/people/followings/routes.ts";
import { href } from "#app/web/urls.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, everyone } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";

export const tests: AreaTests = {
  samples: {
    read: ({ sever }) => company({ id: sever.publication }, sever.publication),
    readAll: () => everyone(undefined),
    rss: () => everyone(undefined),
    renewRss: () => everyone(undefined),
    fresh: () => everyone({ tab: "work", since: "2020-01-01T00:00:00Z" }),
    page: () => everyone({ tab: "work" }),
    place: () => everyone({ tab: "work" }),
    keepPlace: () => everyone({ tab: "work", after: "any" }),
    arrange: () => everyone({ view: "tile", sort: "new" }),
    hidden: () => everyone(undefined),
    hide: ({ sever }) => company({ kind: "rubric", id: sever.rubric, hidden: false }, sever.rubric),
  },
  addresses: {
    fresh: () => ({ params: { tab: "work" }, query: { since: "2020-01-01T00:00:00Z" } }),
    hide: ({ sever }) => about("company", "id", sever.publication),
    index: () => ({ status: 302 }),
  },
  pages: {
    "the feed": {
      statements: 6,
      ask: ({ api }) => [
        ...[api.feed.page({ tab: "work" }), api.runningLine.work({}), api.news.pinnedWork({})],
        ...[api.feed.rss(), api.feed.place({ tab: "work" }), api.widgets.beside({})],
      ],
    },
    "the feed's choice": {
      statements: 5,
      ask: ({ api }) => [
        api.widgets.beside({}),
        api.feed.page({
          tab: "work",
          sort: "discussed",
          kind: "ugc",
          author: "canary",
          period: "year",
          only: "unread",
        }),
        api.runningLine.work({}),
        api.news.pinnedWork({}),
        api.news.rubrics({}),
      ],
    },
    "what is hidden": { statements: 1, ask: ({ api }) => [api.feed.hidden()] },
    subscriptions: { statements: 1, ask: ({ api }) => [api.feed.page({ tab: "subscriptions" })] },
    "the main page": {
      statements: 8,
      ask: ({ api }) => [
        ...[
          api.feed.page({ tab: "company" }),
          api.surveys.inFeed({}),
          api.runningLine.all({}),
          api.stories.bar({}),
          api.news.due({}),
        ],
        ...[api.agreements.due({}), api.widgets.main({})],
      ],
    },
    "the addresses of RSS": { statements: 1, ask: ({ api }) => [api.feed.rss()] },
  },
  notices: {
    follower: reader(
      stands(({ sever }) => ({ href: href(followings.subscribers), actorId: sever.employee.accountId })),
    ),
  },
};
