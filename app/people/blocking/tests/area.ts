import type { AreaTests } from "#tests/support/area-tests.ts";
import { makePerson } from "#tests/support/people.ts";
import { about, company, everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => everyone({}),
    block: async ({ sever: { id } }) => {
      const { accountId } = await makePerson({ id, alias: "sever", name: "Север" });
      return company({ accountId }, accountId);
    },
    unblock: () => everyone({ accountId: crypto.randomUUID() }),
  },
  addresses: {
    block: ({ sever }) => ({ ...about("company", "socialId", sever.employee.accountId) }),
  },
  pages: {
    "who is blocked": { statements: 2, ask: ({ api }) => [api.blocking.list({})] },
  },
};
