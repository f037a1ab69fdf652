import { db, withTenant } from "#platform/db/index.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone } from "#tests/support/sample.ts";
import { selfChecks, usual } from "../server/index.ts";

export const tests: AreaTests = {
  samples: {
    mine: () => everyone({}),
    last: () => everyone({}),
    check: async () => {
      // One answers once in four weeks, a test each time.
      await withTenant("*", () => db().delete(selfChecks));
      return everyone({
        answers: Object.fromEntries(usual.scales.flatMap((one) => one.statements).map(({ id }) => [id, 4])),
      });
    },
    forget: () => everyone({}),
    document: () => desk({}),
    changeDocument: () => desk(usual),
    company: () => desk({}),
  },
  pages: {
    "the own self-check": { statements: 3, ask: ({ api }) => [api.myResource.mine({})] },
    "the strength of the company": { statements: 1, ask: ({ admin }) => [admin.myResource.company({})] },
  },
};
