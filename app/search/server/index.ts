export { putDocument, removeDocument } from "./documents.ts";
export { spellAll } from "./lexicon.ts";
export { reindex } from "./reindex.ts";
export { searchDocuments } from "./schema.ts";
export type { SearchSource } from "./source.ts";
