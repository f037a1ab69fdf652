import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => desk({}),
    company: ({ sever }) => desk({ id: sever.id }),
    change: ({ sever: { id, name } }) => desk({ id, name, alias: "sever", showServices: "yes", employeeStories: true }),
  },
  addresses: {
    edit: ({ sever }) => ({ params: { id: sever.id } }),
  },
  pages: {
    "the own company": { statements: 1, ask: ({ admin, world }) => [admin.companies.company({ id: world.sever.id })] },
  },
};
