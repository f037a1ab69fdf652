import type { AreaTests } from "#tests/support/area-tests.ts";

export const tests: AreaTests = {
  samples: {
    locks: () => ({ input: {}, for: "desk" }),
    lock: () => ({ input: { names: ["birthdays"] }, for: "desk" }),
    main: () => ({ input: {}, for: "everyone" }),
    beside: () => ({ input: {}, for: "everyone" }),
    arrangement: () => ({ input: {}, for: "everyone" }),
    show: () => ({ input: { name: "drafts", shown: true }, for: "everyone" }),
    move: () => ({ input: { name: "mood", by: 1 }, for: "everyone" }),
    reset: () => ({ input: {}, for: "everyone" }),
  },
  pages: {
    "what stands beside": { statements: 1, ask: ({ api }) => [api.widgets.beside({})] },
    "the arranged widgets": { statements: 1, ask: ({ api }) => [api.widgets.arrangement({})] },
  },
};
