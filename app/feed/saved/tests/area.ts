import type { AreaTests } from "#tests/support/area-tests.ts";
import { company, everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => everyone({}),
    has: ({ sever }) => everyone({ id: sever.publication }),
    put: ({ sever }) => company({ id: sever.publication, saved: true }, sever.publication),
  },
  pages: {
    saved: { statements: 3, ask: ({ api }) => [api.saved.list({}), api.widgets.beside({})] },
  },
};
