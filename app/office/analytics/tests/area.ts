import type { AreaTests } from "#tests/support/area-tests.ts";

export const tests: AreaTests = {
  samples: {
    terms: () => ({ input: {}, for: "everyone" }),
    collect: () => ({
      input: {
        device: crypto.randomUUID(),
        events: [{ id: crypto.randomUUID(), kind: "page", path: "/feed/work", at: new Date().toISOString() }],
      },
      for: "everyone",
    }),
    sums: () => ({ input: { span: "30" }, for: "desk" }),
  },
  pages: {
    "what may be written down": { statements: 1, ask: ({ api }) => [api.analytics.terms({})] },
    "the sums of visits": { statements: 3, ask: ({ admin }) => [admin.analytics.sums({ span: "30" })] },
  },
};
