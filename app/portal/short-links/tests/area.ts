import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    find: () => everyone({ path: "/about" }),
    make: () => everyone({ path: "/about" }),
    follow: () => everyone({ code: "2345678" }),
  },
  addresses: {
    share: () => ({ query: { to: "/about" } }),
  },
  pages: {
    "a short link": { statements: 1, ask: ({ api }) => [api.shortLinks.find({ path: "/about" })] },
  },
};
