import type { AreaTests } from "#tests/support/area-tests.ts";

export const tests: AreaTests = {
  addresses: {
    moved: () => ({ query: { link: "/market/12" } }),
  },
};
