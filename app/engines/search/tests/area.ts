import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone, owner } from "#tests/support/sample.ts";
import { commonWord } from "#tests/support/two-companies.ts";

const words = "ДМС, медицинская страховка";

export const tests: AreaTests = {
  samples: {
    find: () => everyone({ query: commonWord }),
    suggest: () => everyone({ query: commonWord }),
    own: () => everyone({}),
    forget: () => everyone({ query: commonWord }),
    keep: () => everyone({ query: commonWord, tab: "ugc", period: "week" }),
    letGo: async ({ sever }) => {
      const { id } = await apiAs(sever.head).search.keep({ query: crypto.randomUUID() });
      return owner({ id }, id);
    },
    watch: async ({ sever }) => {
      const { id } = await apiAs(sever.head).search.keep({ query: crypto.randomUUID() });
      return owner({ id, watched: true }, id);
    },
    synonyms: () => desk({}),
    synonym: ({ sever }) => desk({ id: sever.synonyms }),
    addSynonyms: () => desk({ words }),
    changeSynonyms: ({ sever }) => desk({ id: sever.synonyms, words }),
    dropSynonyms: async ({ sever }) => {
      const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).search.addSynonyms({ words });
      return desk({ id });
    },
    missed: () => desk({}),
  },
  addresses: {
    adminSynonym: ({ sever }) => ({ params: { id: sever.synonyms } }),
    tab: () => ({ params: { tab: "ugc" } }),
  },
};
