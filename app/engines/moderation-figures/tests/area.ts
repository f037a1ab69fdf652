import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    month: () => desk(undefined),
  },
  pages: {
    "the moderators' figures": { statements: 2, ask: ({ moderator }) => [moderator.moderationFigures.month()] },
  },
};
