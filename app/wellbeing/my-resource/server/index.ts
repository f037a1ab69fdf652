export { resultOf } from "./own.ts";
export { selfCheckDocuments, selfChecks } from "./schema.ts";
export { usual } from "./usual.ts";
