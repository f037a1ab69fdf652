import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshArticle } from "#tests/support/fresh-things.ts";
import { desk } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const english = {
  title: "We have opened",
  body: "Come and see",
  revision: 1,
  sourceRevision: 1,
  step: "show" as const,
};

export const tests: AreaTests = {
  samples: {
    list: ({ sever }) => desk({ id: sever.article }),
    add: async (world) => desk({ id: await freshArticle(world), language: "en" }),
    source: ({ sever }) => desk({ id: sever.translation }),
    change: async (world) => desk({ ...english, id: await freshTranslation(world) }),
    remove: async (world) => desk({ id: await freshTranslation(world) }),
  },
  addresses: {
    list: ({ sever }) => ({ params: { id: sever.article } }),
    edit: ({ sever }) => ({ params: { id: sever.translation } }),
    remove: ({ sever }) => ({ params: { id: sever.translation } }),
  },
  pages: {
    "the languages of an article": {
      statements: 2,
      ask: ({ desk, world }) => [desk.translations.list({ id: world.sever.article })],
    },
  },
};

async function freshTranslation(world: TwoCompanies): Promise<string> {
  const id = await freshArticle(world);
  return (await apiAs(world.sever.editor).translations.add({ id, language: "en" })).id;
}
