export { sweepRights } from "./rights.ts";
export { peopleTables } from "./schema.ts";
export { findOwn } from "./standing.ts";
export { leave, restore, suspend } from "./states.ts";
export { sweepTables } from "./table.ts";
export type { Wanted } from "./table-plan.ts";
export { openTree } from "./table-tree.ts";
export { isMailbox, pathOf, phoneOf, troubleOfPath } from "./table-values.ts";
export { writePeople } from "./table-writing.ts";
