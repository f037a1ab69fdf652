import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    own: () => everyone({}),
    add: () => everyone({ name: `Тег ${crypto.randomUUID().slice(0, 8)}` }),
    drop: () => everyone({ name: "Чего нет" }),
    person: ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  },
  addresses: {
    person: ({ sever }) => about("company", "socialId", sever.head.accountId),
  },
  pages: {
    "people's tags": {
      statements: 3,
      ask: ({ api, world }) => [api.skills.own({}), api.skills.person({ alias: world.sever.head.accountId })],
    },
  },
};
