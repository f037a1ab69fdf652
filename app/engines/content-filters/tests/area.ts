import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";
import { aboutPost } from "#tests/support/told-things.ts";

const rule = { terms: ["казино"], action: "flag" as const, place: "both" as const, on: false };

export const tests: AreaTests = {
  samples: {
    list: () => desk({}),
    read: ({ sever }) => desk({ id: sever.contentFilter }),
    add: () => desk({ kind: "words", ...rule }),
    change: ({ sever }) => desk({ id: sever.contentFilter, ...rule }),
    drop: async ({ sever }) => {
      const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).contentFilters.add({
        kind: "words",
        ...rule,
      });
      return desk({ id });
    },
    attempt: () => desk({ kind: "words", terms: rule.terms, text: "Лучшее казино" }),
  },
  addresses: {
    add: () => ({ params: { kind: "words" } }),
    edit: ({ sever }) => ({ params: { id: sever.contentFilter } }),
  },
  pages: {
    "rules about words": { statements: 1, ask: ({ admin }) => [admin.contentFilters.list({})] },
  },
  notices: {
    "text-alert": { who: "moderator", right: true, about: aboutPost },
  },
};
