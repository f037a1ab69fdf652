import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { writeOldPost } from "#tests/support/old-post.ts";
import { company, owner } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const poll = {
  question: "Где собираемся?",
  options: ["Внизу", "Наверху"],
  many: false,
  named: true,
  shows: "after-answer",
  endsAt: null,
} as const;

const ofPost = (id: string, more: object = {}) => owner({ of: "post", id, ...more }, id);

export const tests: AreaTests = {
  samples: {
    own: ({ sever }) => ofPost(sever.publication),
    put: async (world) => ofPost(await freshPoll(world), poll),
    drop: async (world) => ofPost(await freshPoll(world)),
    close: async (world) => {
      const id = await freshPoll(world);
      return owner({ id }, id);
    },
    answer: async (world) => {
      const id = await freshPoll(world);
      const { asked } = await apiAs(world.sever.head).content.publication({ id });
      return company({ id, options: [asked!.options[0]!.id] }, id);
    },
  },
};

async function freshPoll({ sever }: TwoCompanies): Promise<string> {
  const id = await writeOldPost(sever.head);
  await apiAs(sever.head).polls.put({ of: "post", id, ...poll, options: [...poll.options] });
  return id;
}
