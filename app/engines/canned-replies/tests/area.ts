import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk } from "#tests/support/sample.ts";

const ready = { title: "Про доску объявлений", text: "Продают и меняются на доске объявлений." };

export const tests: AreaTests = {
  samples: {
    list: () => desk({}),
    read: ({ sever }) => desk({ id: sever.cannedReplies }),
    add: () => desk(ready),
    change: ({ sever }) => desk({ id: sever.cannedReplies, ...ready }),
    drop: async ({ sever }) => {
      const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).cannedReplies.add(ready);
      return desk({ id });
    },
  },
  addresses: {
    edit: ({ sever }) => ({ params: { id: sever.cannedReplies } }),
  },
  pages: {
    "ready words": { statements: 1, ask: ({ moderator }) => [moderator.cannedReplies.list({})] },
  },
};
