import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, everyone } from "#tests/support/sample.ts";

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
};
