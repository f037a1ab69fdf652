import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => desk({}),
    read: ({ sever }) => desk({ id: sever.template }),
    keep: ({ sever }) => desk({ article: sever.article, name: "Открытие склада" }),
    drop: async ({ sever }) => {
      const { id } = await apiAs(sever.editor).templates.keep({ article: sever.article, name: "На один раз" });
      return desk({ id });
    },
  },
  addresses: {
    remove: ({ sever }) => ({ params: { id: sever.template } }),
  },
  pages: {
    templates: { statements: 1, ask: ({ desk }) => [desk.templates.list({})] },
  },
};
