import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    read: () => desk({ check: "links" }),
  },
  pages: {
    "what the editors have to mend": { statements: 2, ask: ({ desk }) => [desk.deskChecks.read({ check: "links" })] },
  },
};
