import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => everyone({ query: "CANARY" }),
    some: ({ sever }) => everyone({ ids: sever.head.accountId }),
    choices: () => everyone({}),
    structure: () => everyone({}),
    department: ({ sever }) => company({ id: sever.department }, sever.department),
    birthdays: () => everyone({}),
    newcomers: () => everyone({}),
    card: ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  },
  addresses: {
    department: ({ sever }) => about("company", "id", sever.department),
    card: ({ sever }) => about("company", "socialId", sever.head.accountId),
  },
  pages: {
    "the directory": {
      statements: 3,
      ask: ({ api }) => [api.people.list({ query: "CANARY" }), api.people.choices({})],
    },
    "the structure": { statements: 2, ask: ({ api }) => [api.people.structure({})] },
    "a department": { statements: 4, ask: ({ api, world }) => [api.people.department({ id: world.sever.department })] },
    "birthdays and newcomers": {
      statements: 2,
      ask: ({ api }) => [api.people.birthdays({}), api.people.newcomers({})],
    },
    "a person's card": {
      statements: 1,
      ask: ({ api, world }) => [api.people.card({ alias: world.sever.head.accountId })],
    },
  },
};
