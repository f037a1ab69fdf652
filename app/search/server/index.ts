export { putDocument, putDocuments, removeDocument } from "./documents.ts";
export { searchDocuments } from "./schema.ts";
