import { apiAs } from "./api.ts";
import { desk, everyone, owner, type Sample } from "./sample.ts";
import { commonWord, type TwoCompanies } from "./two-companies.ts";

const words = "ДМС, медицинская страховка";

/** Good calls of search and of its desk. */
export const searchSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "search.find": () => everyone({ query: commonWord }),
  "search.suggest": () => everyone({ query: commonWord }),
  "search.own": () => everyone({}),
  "search.forget": () => everyone({ query: commonWord }),
  "search.keep": () => everyone({ query: commonWord, tab: "ugc", period: "week" }),
  "search.letGo": async ({ sever }) => {
    const { id } = await apiAs(sever.head).search.keep({ query: crypto.randomUUID() });
    return owner({ id }, id);
  },
  "search.watch": async ({ sever }) => {
    const { id } = await apiAs(sever.head).search.keep({ query: crypto.randomUUID() });
    return owner({ id, watched: true }, id);
  },
  "search.synonyms": () => desk({}),
  "search.synonym": ({ sever }) => desk({ id: sever.synonyms }),
  "search.addSynonyms": () => desk({ words }),
  "search.changeSynonyms": ({ sever }) => desk({ id: sever.synonyms, words }),
  "search.dropSynonyms": async ({ sever }) => {
    const { id } = await apiAs({ ...sever.head, isAdmin: true, rights: [] }).search.addSynonyms({ words });
    return desk({ id });
  },
  "search.missed": () => desk({}),
};
