import type { AreaTests } from "#tests/support/area-tests.ts";

export const tests: AreaTests = {
  addresses: {
    notFound: () => ({ status: 404 }),
    notAllowed: () => ({ status: 403 }),
  },
};
