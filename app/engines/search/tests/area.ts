import { href } from "#app/web/urls.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { desk, everyone, owner } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import { commonWord } from "#tests/support/two-companies.ts";
import { search } from "../routes.ts";

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
  pages: {
    search: { statements: 4, ask: ({ api }) => [api.search.find({ query: "собрание", tab: "all" })] },
    "suggestions while one types": { statements: 4, ask: ({ api }) => [api.search.suggest({ query: "собрание" })] },
    "one kind of search": { statements: 4, ask: ({ api }) => [api.search.find({ query: "собрание", tab: "ugc" })] },
    "own searches, guests": { statements: 2, ask: ({ api }) => [api.search.own({}), api.guests.own({})] },
    "the words of search": { statements: 1, ask: ({ admin }) => [admin.search.synonyms({})] },
    "what search has missed": { statements: 1, ask: ({ admin }) => [admin.search.missed({})] },
  },
  notices: {
    found: reader(
      stands(() => ({ subject: "самовар", href: href(search.all, null, { query: "самовар", sort: "new" }) })),
    ),
  },
};
