import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone } from "#tests/support/sample.ts";
import { commonWord } from "#tests/support/two-companies.ts";

export const tests: AreaTests = {
  samples: {
    list: () => everyone({ query: "" }),
    page: () => everyone({ hashtag: commonWord }),
    desk: () => desk({ query: "" }),
    ruled: () => desk({ part: "banned", query: "" }),
    standing: () => desk({ hashtag: commonWord }),
    merge: () => desk({ hashtag: "старое", into: "новое" }),
    ban: () => desk({ hashtag: "лишнее" }),
    free: () => desk({ hashtag: "лишнее" }),
    subscribe: () => everyone({ hashtag: commonWord, subscribed: true }),
  },
  addresses: {
    tag: () => ({ params: { hashtag: "собрание" } }),
    adminMerge: () => ({ params: { hashtag: "собрание" } }),
    adminBan: () => ({ params: { hashtag: "собрание" } }),
  },
  pages: {
    hashtags: { statements: 1, ask: ({ api }) => [api.hashtags.list({})] },
    "a hashtag": {
      statements: 3,
      ask: ({ api }) => [api.hashtags.page({ hashtag: "собрание" }), api.widgets.beside({})],
    },
    "the desk of hashtags": { statements: 1, ask: ({ admin }) => [admin.hashtags.desk({})] },
    "hashtags that are ruled": { statements: 1, ask: ({ admin }) => [admin.hashtags.ruled({ part: "banned" })] },
    "a hashtag to decide about": {
      statements: 1,
      ask: ({ admin }) => [admin.hashtags.standing({ hashtag: "собрание" })],
    },
  },
};
