export { countQueries, type Database, db } from "./connection.ts";
export { DataFolderTaken } from "./data-lock.ts";
export { brokenConstraint, isOutage, sqlState } from "./errors.ts";
export { isId, newId } from "./id.ts";
export { type DatabaseHandle, openDatabase } from "./open.ts";
export { afterCommit, transaction, withTenant } from "./transaction.ts";
