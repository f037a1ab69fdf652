export { answersTo } from "./answers.ts";
export { documentGone, putDocument, removeDocument } from "./documents.ts";
export { spellAll } from "./lexicon.ts";
export { sweepMissed } from "./missed.ts";

export { sweepRecent } from "./own-queries.ts";
export { reindex } from "./reindex.ts";
export { missedQueries, recentQueries, savedQueries, searchDocuments, searchSynonyms } from "./schema.ts";
export { type SearchSource, searchSources } from "./source.ts";
export { addLine } from "./synonyms.ts";
