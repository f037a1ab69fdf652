import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => desk({}),
    deeds: () => desk({}),
  },
  pages: {
    "the journal": { statements: 1, ask: ({ admin }) => [admin.audit.list({}), admin.audit.deeds({})] },
  },
};
