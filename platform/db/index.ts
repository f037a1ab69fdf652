export { connectionsKept, countQueries, db } from "./connection.ts";
export { brokenConstraint, isOutage, sqlState } from "./errors.ts";
export { isId, newId } from "./id.ts";
export { kept } from "./kept.ts";
export { type DatabaseHandle, openDatabase } from "./open.ts";
export { asPage, read } from "./page.ts";
export { countRows } from "./row-counts.ts";
export { askTogether, keptTogether, type Part, part } from "./together.ts";
export { afterCommit, apart, settle, transaction, withTenant } from "./transaction.ts";
