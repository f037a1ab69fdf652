import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => desk({}),
    source: ({ sever }) => desk({ id: sever.rubric }),
    put: () => desk({ id: crypto.randomUUID(), title: "Склад", reach: "company" }),
    move: ({ sever }) => desk({ id: sever.rubric, by: 1 }),
  },
  addresses: {
    edit: ({ sever }) => ({ params: { id: sever.rubric } }),
  },
};
