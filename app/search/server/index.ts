export { putDocument, removeDocument } from "./documents.ts";
export { searchDocuments } from "./schema.ts";
