import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshMustRead } from "#tests/support/fresh-things.ts";
import { desk } from "#tests/support/sample.ts";
import { aboutPost, reader } from "#tests/support/told-things.ts";

export const tests: AreaTests = {
  samples: {
    readers: ({ sever }) => desk({ id: sever.article }),
    remind: async (world) => desk({ id: await freshMustRead(world) }),
    askAnew: async (world) => desk({ id: await freshMustRead(world) }),
    pace: ({ sever }) => desk({ id: sever.article, every: "week" }),
  },
  addresses: {
    readers: ({ sever }) => ({ params: { id: sever.article } }),
    readersTable: ({ sever }) => ({ params: { id: sever.article } }),
  },
  pages: {
    "who has read an article": {
      statements: 4,
      ask: ({ desk, world }) => [desk.mustRead.readers({ id: world.sever.article })],
    },
  },
  notices: {
    "must-read": reader(aboutPost),
    changed: reader(aboutPost),
  },
};
