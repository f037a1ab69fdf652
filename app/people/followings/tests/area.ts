import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    subscriptions: () => everyone({ kind: "hashtag" }),
    popular: () => everyone({ kind: "rubric" }),
    unfollow: () => everyone({ kind: "hashtag", id: "нет" }),
    subscribers: () => everyone({}),
    dropSubscriber: () => everyone({ accountId: crypto.randomUUID() }),
  },
  pages: {
    "who is followed": { statements: 1, ask: ({ api }) => [api.followings.subscriptions({ kind: "rubric" })] },
    "who follows": { statements: 2, ask: ({ api }) => [api.followings.subscribers({})] },
  },
};
