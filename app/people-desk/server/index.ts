export { sweepRights } from "./rights.ts";
export { peopleTables } from "./schema.ts";
export { sweepTables } from "./table.ts";
