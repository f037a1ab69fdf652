import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, type Sample } from "#tests/support/sample.ts";

/** Words that their author alone takes back. */
const ownRemark = (id: string): Sample => ({ input: { id }, for: "owner", id, also: ["editor"] });

export const tests: AreaTests = {
  samples: {
    read: ({ sever }) => desk({ id: sever.article }),
    say: ({ sever }) => desk({ id: sever.article, text: "Проверила цифры, всё верно" }),
    unsay: async ({ sever }) => {
      const { id } = await apiAs(sever.editor).deskTalk.say({ id: sever.article, text: "Поторопилась" });
      return ownRemark(id);
    },
  },
  addresses: {
    talk: ({ sever }) => ({ params: { id: sever.article } }),
  },
};
