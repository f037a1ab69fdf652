import { area } from "#app/area.ts";
import { searchContract } from "./contract.ts";
import { searchNavigation } from "./navigation.ts";
import { spellAll } from "./server/lexicon.ts";
import { readMissed, sweepMissed } from "./server/missed.ts";
import { notifyOfFound, searchesNotices } from "./server/notices.ts";
import { ownQueries } from "./server/own-data.ts";
import { forgetQueries, keepQuery, letQueryGo, readOwn, sweepRecent } from "./server/own-queries.ts";
import { findAndRemember } from "./server/remembering.ts";
import { searchSources } from "./server/source.ts";
import { suggest } from "./server/suggest.ts";
import { addLine, changeLine, dropLine, readLine, readLines } from "./server/synonyms.ts";
import { watchQuery } from "./server/watching.ts";

export const search = area({
  title: "Поиск",
  contract: searchContract,
  navigation: searchNavigation,
  serve: {
    find: findAndRemember,
    suggest: (viewer, input) => suggest(viewer, searchSources.get(), input.query),
    own: readOwn,
    forget: (viewer, input) => forgetQueries(viewer, input.query),
    keep: keepQuery,
    letGo: (viewer, input) => letQueryGo(viewer, input.id),
    watch: watchQuery,
    synonyms: readLines,
    synonym: (viewer, input) => readLine(viewer, input.id),
    addSynonyms: (viewer, input) => addLine(viewer, input.words),
    changeSynonyms: (viewer, { id, words }) => changeLine(viewer, id, words),
    dropSynonyms: (viewer, input) => dropLine(viewer, input.id),
    missed: (viewer, input) => readMissed(viewer, input.after),
  },
  jobs: [
    {
      name: "notifications.found",
      title: "Сообщить о новом по сохранённым запросам",
      cron: "15 * * * *",
      free: true,
      run: () => notifyOfFound(),
    },
    {
      name: "search.lexicon",
      title: "Собрать слова для исправления опечаток",
      cron: "*/10 * * * *",
      run: () => spellAll(),
    },
    {
      name: "search.sweep-missed",
      title: "Забыть старые ненайденные запросы",
      cron: "30 3 * * *",
      run: () => sweepMissed(),
    },
    { name: "search.sweep-recent", title: "Забыть старые запросы людей", cron: "35 3 * * *", run: () => sweepRecent() },
  ],
  keeps: ownQueries,
  notices: [searchesNotices],
});
