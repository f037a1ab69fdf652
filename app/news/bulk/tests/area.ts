import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshArticle } from "#tests/support/fresh-things.ts";
import { desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    chosen: ({ sever }) => desk({ ids: sever.article }),
    change: async (world) => desk({ ids: [await freshArticle(world)], deed: "rubric", rubric: world.sever.rubric }),
  },
  pages: {
    "what is chosen of the desk": {
      statements: 3,
      ask: ({ desk, world }) => [desk.bulk.chosen({ ids: world.sever.article })],
    },
  },
};
